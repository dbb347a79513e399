import { describe } from 'vitest';
import { testMistakes } from '../support/mistakes.ts';

const county = 'counties/addison-county.yaml';
const service = 'service-areas/burlington.yaml';

describe('A sign behind a value', () => {
  testMistakes([
    {
      of: 'a comma behind a text in quotes, as between the values of JSON',
      file: service,
      right: 'heading: "Injury Claims in Burlington"',
      wrong: 'heading: "Injury Claims in Burlington",',
      letter: `
        ${service}:8:39
        A comma follows this value, which ends with its quote.
        Delete the comma.
      `,
    },
    {
      of: 'a comma behind a list in brackets',
      file: county,
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips: ["05753", "05740"],',
      letter: `
        ${county}:6:29
        A comma follows this value, which ends with its bracket.
        Delete the comma.
      `,
    },
    {
      of: 'a comma between two entries of a list',
      file: 'redirects.yaml',
      right: ' }\n',
      wrong: ' },\n  - { from: "/old-about", to: "/about" }\n',
      letter: `
        redirects.yaml:2:45
        A comma follows this value, which ends with its bracket.
        Delete the comma.
      `,
    },
    {
      of: 'two commas between the entries of a list',
      file: county,
      right: '"05753", "05740"',
      wrong: '"05753",, "05740"',
      letter: `
        ${county}:6:20
        There are two commas between these entries.
        Delete one of them.
      `,
    },
    {
      of: 'a full stop behind the quote of a text',
      file: service,
      right: 'heading: "Injury Claims in Burlington"',
      wrong: 'heading: "Injury Claims in Burlington". # short',
      letter: `
        ${service}:8:39
        A full stop follows this value, which ends with its quote.
        Delete the full stop, or move it inside the quotes.
      `,
    },
  ]);
});

describe('A bracket that closes what none opens', () => {
  testMistakes([
    {
      of: 'a list whose first bracket is missing, and none of the lines below',
      file: county,
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips: "05753", "05740"]',
      letter: `
        ${county}:6:18
        More entries of a list follow this text, but no bracket opens the list.
        Write: zips: ["05753", "05740"]
      `,
    },
    {
      of: 'a list without brackets',
      file: county,
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips: "05753", "05740"',
      letter: `
        ${county}:6:18
        More entries of a list follow this text, but no bracket opens the list.
        Write: zips: ["05753", "05740"]
      `,
    },
    {
      of: 'a list of one entry whose first bracket is missing, and none of the lines below',
      file: county,
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips: "05753"]',
      letter: `
        ${county}:6:18
        This bracket closes a list that none opens.
        Write: zips: ["05753"]
      `,
    },
    {
      of: 'a group whose first bracket is missing',
      file: 'site.yaml',
      right: 'state: { name: "Vermont"',
      wrong: 'state: name: "Vermont"',
      letter: `
        site.yaml:7:44
        This bracket closes a group that none opens.
        Write: state: { name: "Vermont", abbreviation: "VT" }
      `,
    },
    {
      of: 'an entry whose first bracket is missing',
      file: 'redirects.yaml',
      right: '- { from',
      wrong: '- from',
      letter: `
        redirects.yaml:2:42
        This bracket closes a group that none opens.
        Write: - { from: "/old-contact", to: "/contact" }
      `,
    },
    {
      of: 'a bracket too many below a list',
      file: county,
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips: [\n      "05753", "05740"\n    ]]',
      letter: `
        ${county}:8:6
        This bracket closes a list that none opens.
        Delete it, or write [ before the first entry.
      `,
    },
  ]);
});

describe('A text that begins with a placeholder', () => {
  testMistakes([
    {
      of: 'its missing quotes, and not the full stop behind it',
      file: service,
      right: 'heading: "Injury Claims in Burlington"',
      wrong: 'heading: {phone}.',
      letter: `
        ${service}:8:17
        A text that starts with { needs quotes; without them, it is read as names and values.
        Write: heading: "{phone}."
      `,
    },
  ]);
});
