import { describe } from 'vitest';
import { testMistakes } from '../../support/mistakes.ts';

const note = (subject: string, text = 'Ask the clerk.') =>
  `  - { subject: ${subject}, text: "${text}", source: "vermont.gov" }\n`;

describe('The local notes of a county', () => {
  testMistakes([
    {
      of: 'a note about an unknown subject',
      file: 'counties/addison-county.yaml',
      right: 'cities:',
      wrong: `local:\n${note('weather')}cities:`,
      letter: `
        counties/addison-county.yaml:4:16  local[0].subject
        "subject" cannot be "weather".
        Write one of these: courts, roads, police-reports, transit, hospitals, public-bodies.
      `,
    },
    {
      of: 'two notes about one subject',
      file: 'counties/addison-county.yaml',
      right: 'cities:',
      wrong: `local:\n${note('roads')}${note('roads')}cities:`,
      letter: `
        counties/addison-county.yaml:5:16  local[1].subject
        Two notes of this county are about "roads" (first in counties/addison-county.yaml:4).
        Combine them into one note.
      `,
    },
    {
      of: 'a legal figure typed into a note',
      file: 'counties/addison-county.yaml',
      right: 'cities:',
      wrong: `local:\n${note('courts', 'You have 3 years.')}cities:`,
      letter: `
        counties/addison-county.yaml:4:40  local[0].text
        "3 years" is a figure typed straight into the text.
        Write the fact that prints "3 years" instead: {fact:injury-deadline}
      `,
    },
    {
      of: 'roads of a ZIP code that no city lists',
      file: 'counties/addison-county.yaml',
      right: 'points:',
      wrong: 'roads:\n  "05754": { streets: ["Court Street"] }\npoints:',
      letter: `
        counties/addison-county.yaml:8:3  roads.05754
        No city of this county lists the ZIP code 05754.
        Did you mean "05753"? If not, add 05754 to a city, or delete it here.
      `,
    },
    {
      of: 'roads of a ZIP code that are a list, whose name needs quotes',
      file: 'counties/addison-county.yaml',
      right: 'points:',
      wrong: 'roads:\n  "05753": ["Court Street"]\npoints:',
      letter: `
        counties/addison-county.yaml:8:12  roads.05753
        "05753" should be a group of named values.
        Write it as "05753": and, on the lines below, indented by two spaces: streets.
      `,
    },
    {
      of: 'a topic that asks for a note on an unknown subject',
      file: 'topics/deadlines.yaml',
      right: 'intro:',
      wrong: 'local: [court]\nintro:',
      letter: `
        topics/deadlines.yaml:5:9  local[0]
        Entry 1 of "local" cannot be "court".
        Did you mean "courts"? Write one of these: courts, roads, police-reports, transit, hospitals, public-bodies.
      `,
    },
  ]);
});
