import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument, type Node, type Scalar, type YAMLMap } from 'yaml';
import type { Path } from '#lib/problem.ts';
import { editYaml } from '#desk/yaml-edit.ts';
import { filesOf } from '../support/files.ts';
import { isLong } from '../hard/support/effort.ts';
import { root } from '../support/site.ts';

const county = `\
# Checked on the county's own page.
name: "Addison County" # as the court writes it
order: 2

cities:
  # The county seat comes first.
  - name: 'Middlebury'
    slug: middlebury
    zips:
      [
        "05753", "05740",
      ]
  - { name: "Bristol", slug: bristol, zips: ["05443"] }
points:
  "05753": [44.0153, -73.1673]
`;

/** The county file after a change to its values. */
function edited(change: (values: any) => void): string {
  const values = parse(county);
  change(values);
  return editYaml(county, values);
}

/** The lines that differ, as `diff` shows them. */
function difference(before: string, after: string): string[] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  return [
    ...oldLines.filter((line) => !newLines.includes(line)).map((line) => `- ${line}`),
    ...newLines.filter((line) => !oldLines.includes(line)).map((line) => `+ ${line}`),
  ];
}

describe('Editing a value', () => {
  it.each<[string, (values: any) => void, string[]]>([
    [
      'keeps the quotes and the comment of its line',
      (values) => void (values.name = "Addison's County"),
      [
        '- name: "Addison County" # as the court writes it',
        `+ name: "Addison's County" # as the court writes it`,
      ],
    ],
    [
      'keeps single quotes',
      (values) => void (values.cities[0].name = "Middle'bury"),
      ["-   - name: 'Middlebury'", "+   - name: 'Middle''bury'"],
    ],
    [
      'appends an entry to a list',
      (values) => void values.cities[0].zips.push('05766'),
      ['-         "05753", "05740",', '+         "05753", "05740", "05766",'],
    ],
    [
      'appends a group in the style of the one before it',
      (values) => void values.cities.push({ name: 'Vergennes', slug: 'vergennes', zips: ['05491'] }),
      ['+   - { name: "Vergennes", slug: vergennes, zips: ["05491"] }'],
    ],
    [
      'inserts a field in the order of the values',
      (values) => {
        const { cities, points, ...first } = values;
        for (const name of Object.keys(values)) delete values[name];
        Object.assign(values, { ...first, seat: 'Middlebury', cities, points });
      },
      ['+ seat: "Middlebury"'],
    ],
    [
      'removes all lines of an entry',
      (values) => void values.cities.pop(),
      ['-   - { name: "Bristol", slug: bristol, zips: ["05443"] }'],
    ],
    [
      'quotes names that look like numbers',
      (values) => void (values.points['05443'] = [44.13, -73.08]),
      ['+   "05443": [44.13, -73.08]'],
    ],
    [
      'writes a text of several lines as a block, and other texts in quotes',
      (values) => Object.assign(values, { seat: 'First.\n\nSecond: yes.\n', court: 'Win #1 case' }),
      ['+ seat: |', '+   First.', '+   Second: yes.', '+ court: "Win #1 case"'],
    ],
  ])('%s', (_, change, lines) => {
    const changed = edited(change);
    expect(difference(county, changed)).toEqual(lines);
    expect(changed).toContain('# The county seat comes first.');
  });

  it('moves an entry unchanged, with the comments inside it but not those above it', () => {
    const offices = [
      '# The first is the principal office.',
      '- { name: "Albany", zip: "12207" } # until May',
      "- name: 'Buffalo'",
      '  # The floor has no number.',
      '  zip: "14202"',
      '- { name: "Utica", zip: "13501" }',
    ].map((line) => `  ${line}`);
    const [above, albany, buffalo, floor, zip, utica] = offices;
    const list = (...lines: (string | undefined)[]) => ['offices:', ...lines, ''].join('\n');
    const [a, b, u] = parse(list(...offices)).offices;
    const moved = (...entries: unknown[]) => editYaml(list(...offices), { offices: entries });
    expect(moved(b, a, u)).toBe(list(above, buffalo, floor, zip, albany, utica));
    expect(moved(a, u, b)).toBe(list(above, albany, utica, buffalo, floor, zip));
    expect(moved(u, a, b)).toBe(list(above, utica, albany, buffalo, floor, zip));
    expect(moved(u, b, a)).toBe(list(above, utica, buffalo, floor, zip, albany));
  });

  it('moves entries between groups with comments as headings, and comments at line ends with them', () => {
    const cities = (first: string[], second: string[]) =>
      ['cities:', '  # By the lake', ...first, '', '  # In the hills', ...second, ''].join('\n');
    const [a, b, c, d] = ['Colchester # since May', 'Shelburne', 'Ripton', 'Stowe # the town'].map(
      (city) => `  - ${city}`,
    ) as [string, string, string, string];
    const before = cities([a, b], [c, d]);
    const moved = (...order: string[]) =>
      editYaml(before, { cities: order.map((line) => /- (\w+)/.exec(line)![1]) });
    expect(moved(d, b, c, a)).toBe(cities([d, b], [c, a]));
    expect(moved(a, b, d, c)).toBe(cities([a, b], [d, c]));
    expect(moved(d, a, b, c)).toBe(cities([d, a, b], [c]));
    expect(moved(b, c, d, a)).toBe(cities([b], [c, d, a]));
  });

  it('keeps the comments of an entry that was renamed, also after a new entry', () => {
    const entries = (...lines: string[]) => ['offices:', ...lines, ''].join('\n');
    const albany = (name: string) => [`  - name: "${name}"`, '    zip: "12207" # until May'];
    const utica = '  - { name: "Utica", zip: "13501" }';
    const edited = editYaml(entries(...albany('Albany'), utica), {
      offices: [
        { name: 'Troy', zip: '12180' },
        { name: 'New Albany', zip: '12207' },
        { name: 'Utica', zip: '13501' },
      ],
    });
    expect(edited).toBe(entries('  - name: "Troy"', '    zip: "12180"', ...albany('New Albany'), utica));
  });

  it('replaces an alias with its value when its anchor is removed, and keeps all comments', () => {
    const text = '# Ours\nmain: &main { zip: "12207" } # until May\n# The same\nmail: *main\nfax: *main\n';
    const zip = { zip: '12207' };
    expect(editYaml(text, { main: zip, mail: zip, fax: { zip: '14202' } })).toBe(
      text.replace('fax: *main', 'fax:\n  zip: "14202"'),
    );
    expect(editYaml(text, { mail: zip, fax: zip })).toBe(
      '# Ours\n# The same\nmail: { zip: "12207" }\nfax: { zip: "12207" }\n',
    );
  });

  it('removes a name that every object in a program has, and keeps the comments', () => {
    const text = `${county}constructor: "Built in 1850" # above the door\n`;
    expect(editYaml(text, parse(county))).toBe(county);
  });

  it('writes below the comments of a file that has no values', () => {
    expect(editYaml('# Ours\n', { title: 'Home' })).toBe('# Ours\ntitle: "Home"\n');
    expect(editYaml('', { title: 'Home' })).toBe('title: "Home"\n');
  });

  it('leaves a file unchanged if no value changed', () => {
    expect(edited(() => {})).toBe(county);
  });
});

describe('In a file with a style of its own', () => {
  const before = `\
name:   "Addison County"   # as the court writes it


cities:

  - name: 'Middlebury'
    zips: [
      '05753', '05740'
    ]

  - {name: Bristol, zips: ['05443']}
  - name:
      Vergennes
    slug: vergennes
points: {"05753": [44.0153,-73.1673]}
`;

  it.each<[string, (values: any) => void, string, string]>([
    [
      'a value in the middle',
      (values) => void (values.cities[2].slug = 'vergennes-city'),
      'slug: vergennes',
      'slug: vergennes-city',
    ],
    [
      'a value above others',
      (values) => void (values.name = 'Addison'),
      'name:   "Addison County"   # as the court writes it',
      'name: "Addison" # as the court writes it',
    ],
    [
      'a value in the last line',
      (values) => void values.points['05753'].pop(),
      'points: {"05753": [44.0153,-73.1673]}',
      'points: { "05753": [44.0153] }',
    ],
  ])('only the edited line changes: %s', (_, change, line, instead) => {
    const values = parse(before);
    change(values);
    expect(editYaml(before, values)).toBe(before.replace(line, instead));
  });
});

/** The same numbers in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    yield state / 0x7fffffff;
  }
}

function pathsIn(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [above];
  return [
    above,
    ...Object.entries(value).flatMap(([name, item]) =>
      pathsIn(item, [...above, Array.isArray(value) ? Number(name) : name]),
    ),
  ];
}

const newValues = [
  'plain text',
  'He said: "x" # no',
  'a\n\nb: c\n- d\n',
  12,
  true,
  ['a', 'b c'],
  { a: 1, b: 'x: y' },
  '00501',
  "don't",
  [],
  'é ’',
  'trailing ',
];

/** The text before and after one of the fields at the top of a file. */
function around(text: string, name: Path[number]): [before: string, behind: string] {
  const { items } = parseDocument<YAMLMap<Scalar<string>, Node>>(text).contents!;
  const at = items.findIndex(({ key }) => key.value === name);
  const before = items[at - 1]?.value?.range?.[1] ?? 0;
  const behind = items[at + 1]?.key.range?.[0] ?? text.length;
  return [text.slice(0, before), text.slice(behind)];
}

/** Six hundred with "npm test -- --long". */
const edits = isLong ? 600 : 75;

describe('Any edit of any data file', () => {
  const files = filesOf(path.join(root, 'data')).filter(
    (name) => name.endsWith('.yaml') && !name.startsWith('.'),
  );

  it('is saved as meant, keeps every comment, and leaves the lines around it unchanged', () => {
    const next = numbers(7);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next.next().value! * list.length)]!;
    for (let run = 0; run < edits; run++) {
      const name = pick(files);
      const text = readFileSync(path.join(root, 'data', name), 'utf8');
      const values = parse(text);
      const where = pick(pathsIn(values).slice(1));
      const parent = where.slice(0, -1).reduce((at, step) => at[step], values);
      const last = where.at(-1)!;
      const change = pick(['set', 'remove', 'repeat']);
      if (change === 'set') parent[last] = structuredClone(pick(newValues));
      else if (change === 'remove' && Array.isArray(parent)) parent.splice(last as number, 1);
      else if (change === 'remove') delete parent[last];
      else if (Array.isArray(parent))
        parent.splice(last as number, 0, structuredClone(parent[last as number]));

      if (Object.keys(values).length === 0) continue;
      const saved = editYaml(text, values);

      expect(parse(saved), `${name} ${change} ${where.join('.')}`).toEqual(values);
      const [before, behind] = around(text, where[0]!);
      expect(saved.startsWith(before) && saved.endsWith(behind), `${name} ${change} ${where.join('.')}`).toBe(
        true,
      );
      const ownLine = /^[ \t]*#.*$/gm;
      expect(saved.match(ownLine) ?? [], `${name} ${change} ${where.join('.')}`).toEqual(
        text.match(ownLine) ?? [],
      );
    }
  });
});
