import { isScalar, visit, YAMLMap, YAMLSeq, type Document } from 'yaml';

/** How wide rows of words may be. */
const lineWidth = 100;

/** The document in the style of the data files: `["a"]` and `{ a: 1 }`, and each text on one line. */
export function printYaml(document: Document, text = ''): string {
  visit(document, {
    Map(_, group) {
      if (!group.flow) return;
      group.toString = (context, ...rest) =>
        YAMLMap.prototype.toString.call(group, { ...context!, flowCollectionPadding: ' ' }, ...rest);
    },
    Seq(_, list) {
      if (!list.flow) return;
      list.toString = (context, ...rest) => {
        const print = (options: object) => {
          const inside = {
            ...context!,
            flowCollectionPadding: '',
            options: { ...context!.options, ...options },
          };
          return YAMLSeq.prototype.toString.call(list, inside, ...rest);
        };
        const row = print({});
        if (!isBroken(list, row, text)) return row;
        return filled(print({ lineWidth: row.length, trailingComma: true }));
      };
    },
  });
  return document.toString({ lineWidth: 0, doubleQuotedAsJSON: true });
}

/** Whether a list is on several lines: as in `text`, or because it is new and long. */
function isBroken({ items, range }: YAMLSeq, row: string, text: string): boolean {
  const areWords = items.every((item) => isScalar(item) && !item.commentBefore && !item.comment);
  return areWords && (range ? text.slice(range[0], range[1]).includes('\n') : row.length > lineWidth);
}

/** Entries that stand each in its line, as many in a line as it holds. */
function filled(list: string): string {
  const lines: string[] = [];
  for (const line of list.split('\n')) {
    const last = lines.at(-1) ?? '';
    const joined = `${last} ${line.trimStart()}`;
    const fits = last.endsWith(',') && line.endsWith(',') && joined.length <= lineWidth;
    if (fits) lines[lines.length - 1] = joined;
    else lines.push(line);
  }
  return lines.join('\n');
}
