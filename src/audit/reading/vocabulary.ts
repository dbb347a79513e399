import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What schema.org declares of one type. */
interface Declared {
  /** Names of interfaces from which properties are inherited. */
  inherits: string[];
  properties: Map<string, Property>;
}

interface Property {
  /** What it may hold: names of types, or the values of an enumeration in quotes. */
  ranges: string[];
  /** The replacement, if schema.org has retired the property. */
  retired: string | undefined;
}

interface Vocabulary {
  interfaces: Map<string, Declared>;
  /** The subtypes of each type; of an enumeration its values, in quotes. */
  unions: Map<string, string[]>;
  /** The direct supertypes of each type. */
  parents: Map<string, string[]>;
}

let known: Vocabulary | undefined;

/**
 * The vocabulary of schema.org as the package schema-dts declares it for TypeScript: of each type an interface with
 * its properties, and a union of the types below it. The declarations are generated, so all have the same form.
 */
function vocabulary(): Vocabulary {
  if (known) return known;
  const file = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts');
  const text = readFileSync(file, 'utf8');
  const interfaces = new Map<string, Declared>();
  const unions = new Map<string, string[]>();
  for (const [, name, parents, body] of text.matchAll(anInterface)) {
    interfaces.set(name!, { inherits: parents!.split(', '), properties: propertiesIn(body!) });
  }
  for (const [, name, members] of text.matchAll(aUnion)) unions.set(name!, members!.split(' | '));
  const parents = new Map<string, string[]>();
  for (const [type, members] of unions) {
    for (const member of members) parents.set(member, [...(parents.get(member) ?? []), type]);
  }
  return (known = { interfaces, unions, parents });
}

const anInterface = /^(?:export )?interface (\w+) extends ([^{]+?) \{\n(.*?)^\}/gms;
const aUnion = /^export type (\w+) = (.+);$/gm;
const aProperty =
  /^ {4}(?:\/\*\*(?<says>(?:(?!\*\/).)*)\*\/\n {4})?"(?<name>\w+)"\?: SchemaValue<(?<ranges>[^\n]+), "\w+">;$/gms;
const replacement = /@deprecated .*schema\.org\/(\w+)/;

function propertiesIn(body: string): Map<string, Property> {
  return new Map(
    [...body.matchAll(aProperty)].map(({ groups }) => {
      const { says = '', name = '', ranges = '' } = groups!;
      const named = ranges.split(' | ').filter((range) => range !== 'IdReference');
      return [name, { ranges: named, retired: replacement.exec(says)?.[1] }];
    }),
  );
}

/** Every type that a node may have. */
export const schemaTypes = (): string[] =>
  [...vocabulary().interfaces.keys()].flatMap((name) => (name.endsWith('Leaf') ? [name.slice(0, -4)] : []));

export const isSchemaType = (type: string): boolean => vocabulary().interfaces.has(`${type}Leaf`);

/** The declaration of a property of a type; undefined if there is none. */
export const propertyOf = (type: string, name: string) => declaredIn(`${type}Leaf`, name);

function declaredIn(interfaceName: string, property: string): Property | undefined {
  const declared = vocabulary().interfaces.get(interfaceName);
  if (!declared) return undefined;
  const own = declared.properties.get(property);
  if (own) return own;
  for (const parent of declared.inherits) {
    const inherited = declaredIn(parent, property);
    if (inherited) return inherited;
  }
  return undefined;
}

/** Whether a type is another one or a subtype of it. */
export const isA = (type: string, ancestor: string): boolean =>
  type === ancestor || (vocabulary().parents.get(type) ?? []).some((parent) => isA(parent, ancestor));

/** The values that an enumeration names, such as the days of the week; none for any other type. */
export const valuesOf = (type: string): string[] =>
  (vocabulary().unions.get(type) ?? []).flatMap((member) => /^"(.+)"$/.exec(member)?.[1] ?? []);
