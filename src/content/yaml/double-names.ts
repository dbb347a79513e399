import { isMap, isScalar, isSeq, visit, YAMLParseError, type Document } from 'yaml';

/** The message about a name that is also the first of its entry, so that a new one may begin with it. */
export const startOfEntry = 'start of entry';

/** Duplicate names in one place; YAML's own check takes minutes if there are many. */
export function findDoubleNames(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(document, {
    Collection: (role, group, above) => {
      // Other values in place of a name were already reported.
      if (role === 'key') return visit.SKIP;
      const seen = new Set<unknown>();
      const list = above.at(-1);
      const isEntry = isSeq(list) && !list.flow;
      for (const { key } of isMap(group) ? group.items : []) {
        if (!isScalar(key)) continue;
        const [at, end] = key.range ?? [0, 0];
        const [first] = seen;
        const startsEntry = isEntry && first === key.value;
        if (seen.has(key.value))
          errors.push(new YAMLParseError([at, end], 'DUPLICATE_KEY', startsEntry ? startOfEntry : ''));
        // All names below it would be duplicates, too.
        if (startsEntry) break;
        seen.add(key.value);
      }
      return undefined;
    },
  });
  return errors;
}
