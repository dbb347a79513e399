import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { folders, singleFiles } from '#content/collections.ts';
import { markdownTexts } from '#content/texts/check-texts.ts';
import { lettersAbout, testMistakes } from '../../support/mistakes.ts';
import { edit, smallSite } from '../../support/small-site/small-site.ts';

const post = 'posts/time-limits.md';
const line = 'A second line is a second paragraph.';

/** Mistakes in place of that line, which is the ninth of the post. */
const inPlace = (cases: [of: string, written: string, at: string, says: string, fix: string][]) =>
  testMistakes(
    cases.map(([of, written, at, says, fix]) => ({
      of,
      when: (files) => edit(files, post, line, written),
      letter: `${post}:${at}\n${says}\n${fix}`,
    })),
  );

describe('HTML in a text', () => {
  const shown = (tag: string) => `${tag} is HTML, which visitors would see as it is typed.`;
  const sign = 'To show the sign itself, write \\< for it.';
  inPlace([
    ['bold words', 'Do <b>not</b> sign.', '9:4', shown('<b>'), `Write bold words as **words**. ${sign}`],
    [
      'a link',
      'See <a href="/contact">us</a>.',
      '9:5',
      shown('<a href="/contact">'),
      `Write a link as [words](address). ${sign}`,
    ],
    [
      'a line break',
      'One<br>Two',
      '9:4',
      shown('<br>'),
      `Each line is a paragraph of its own: start a new one. ${sign}`,
    ],
    [
      'a heading',
      '<h3>Keep it</h3>',
      '9:1',
      shown('<h3>'),
      `Write a heading as a line that begins with "### ". ${sign}`,
    ],
    [
      'a picture',
      '<img src="/images/road.svg">',
      '9:1',
      shown('<img src="/images/road.svg">'),
      `Write a picture as ![what it shows](/images/name.png). ${sign}`,
    ],
    [
      'a block of several lines',
      '<div class="note">\nRead this.\n</div>',
      '9:1',
      shown('<div class="note">'),
      `Each line is a paragraph of its own: start a new one. ${sign}`,
    ],
    [
      'a comparison that looks like HTML',
      'If a <b and c> d, call.',
      '9:6',
      shown('<b and c>'),
      `Write bold words as **words**. ${sign}`,
    ],
    ['a script', 'Hi <script>alert(1)</script>', '9:4', shown('<script>'), `Take it out. ${sign}`],
    [
      'a comment',
      'Call. <!-- ask Ada first -->',
      '9:7',
      'Comments would be shown to visitors.',
      'Take the note out.',
    ],
    [
      'a comment across several paragraphs',
      '<!-- ask Ada\n\nfirst -->',
      '9:1',
      'Comments would be shown to visitors.',
      'Take the note out.',
    ],
  ]);
});

describe('A line that would not be printed as written', () => {
  const noTable = 'There are no tables here: this is shown as it is typed.';
  const noFootnote = 'There are no footnotes here.';
  inPlace([
    [
      'an address definition that no link uses',
      '\n[form]: /contact',
      '10:1',
      'No link uses this address, so the line is not shown.',
      'Write links as [words](address), and delete this line.',
    ],
    [
      'a note that looks like an address definition',
      '\n[Note]: call',
      '10:1',
      'No link uses this address, so the line is not shown.',
      'Write links as [words](address), and delete this line.',
    ],
    [
      'an address that is defined twice',
      'See [us].\n\n[us]: /contact\n[us]: /about',
      '12:1',
      'These brackets stand for another address already.',
      'Keep one of the two lines.',
    ],
    [
      'a heading without words',
      '###',
      '9:1',
      'Nothing of this line would be seen.',
      'Write some words there, or delete the line.',
    ],
    [
      'a pasted row of a table',
      '1.\tPhotos\n- Bills\nWho pays\tHow much',
      '11:9',
      'A tab parts the words of this line, as in a table. The page shows a space there.',
      'Write a sentence, or a list whose lines begin with a hyphen and a space.',
    ],
    [
      'a bullet without words',
      'Keep:\n\n- photos\n-',
      '12:1',
      'Nothing of this line would be seen.',
      'Write some words there, or delete the line.',
    ],
    [
      'a line that holds only &nbsp;',
      '&nbsp;',
      '9:1',
      'Nothing of this line would be seen.',
      'Write some words there, or delete the line.',
    ],
    [
      'a line of hyphens, which turns the line above it into a heading',
      'Call us.\n---',
      '10:1',
      'This line makes a heading of the line above it.',
      'Write a heading as "### …"; for a line across the page leave an empty line above it.',
    ],
    [
      'a line of equals signs, which does the same',
      'Call us.\n===',
      '10:1',
      'This line makes a heading of the line above it.',
      'Write a heading as "### …"; for a line across the page leave an empty line above it.',
    ],
    [
      'an indented line, which Markdown takes for code',
      '\n    Call us.',
      '10:1',
      'Four spaces or more at its beginning set this line as the code of a program.',
      'Start the line without spaces.',
    ],
    [
      'words after a code fence',
      '``` read this\ncall()\n```',
      '9:1',
      'What stands behind these signs is not shown.',
      'Write it on the line below.',
    ],
    ['a footnote', 'Call us.[^1]', '9:9', noFootnote, 'Write the note into the sentence.'],
    [
      'struck-out words',
      'It costs ~~a lot~~ nothing.',
      '9:10',
      'No words are struck out here: this is shown as it is typed.',
      'Delete what no longer holds.',
    ],
    [
      'a checkbox',
      '- [ ] Photos',
      '9:3',
      'There are no boxes to tick here: this is shown as it is typed.',
      'Write "- " alone.',
    ],
    [
      'an address that is not a link',
      'See https://vermont.gov/courts.',
      '9:5',
      'This address is no link, so nobody can tap it.',
      'Write: [words](https://vermont.gov/courts)',
    ],
    [
      'an address without https:// that is not a link',
      'See www.vermont.gov, too.',
      '9:5',
      'This address is no link, so nobody can tap it.',
      'Write: [words](https://www.vermont.gov)',
    ],
    [
      'a table',
      'Case | Years\n--- | ---\nBus | 3',
      '10:1',
      noTable,
      'Write a list instead, one line "- …" for each row.',
    ],
    [
      'a heading without a space after ###',
      '###Keep it',
      '9:1',
      'A space is missing between these signs and the heading.',
      'Write "### " before it.',
    ],
    [
      'asterisks that make nothing bold',
      'Do **not sign.',
      '9:4',
      'These asterisks make nothing bold: others are missing before or behind the words.',
      'Write bold words as **words**; to show an asterisk, write \\* for it.',
    ],
    [
      'a mark of the generator, written by its number',
      'Call &#xE000; us.',
      '9:1',
      'This line names an invisible control character (U+E000).',
      'Take it out.',
    ],
  ]);

  it.each([
    '***',
    '> "Call us."\n>\n> Ada',
    'AT&T &amp; others',
    'I \\<3 you, 1 < 2 and 3 > 2',
    '`<b>` is a tag',
    '#1 in Vermont',
    '1. One\n2. Two',
    '```\ncall()\n```',
    'Do \\*\\*not\\*\\* sign.',
    'A | B',
    'See <https://vermont.gov>.',
    'See [https://vermont.gov](https://vermont.gov).',
    '`https://vermont.gov`',
  ])('is not found in: %s', (written) => {
    const files = smallSite();
    edit(files, post, line, written);
    expect(lettersAbout(files)).toEqual([]);
  });
});

describe('Every Markdown text', () => {
  it('is checked, in each folder whose schema has such texts', () => {
    const holdsMarkdown = (schema: z.ZodType) =>
      JSON.stringify(z.toJSONSchema(schema, { io: 'input' })).includes('"shownAs":"markdown"');
    const all = Object.entries<z.ZodType>({ ...folders, ...singleFiles });
    const names = all.flatMap(([name, schema]) => (holdsMarkdown(schema) ? [name] : []));
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(Object.keys(markdownTexts)).toContain(name);
  });

  it('has its mistakes reported with their line, in a list of a guide as in the guide template', () => {
    const files = smallSite();
    edit(files, 'guides/moose-collision-claims.yaml', 'Photos of the road', '<i>Photos</i>');
    edit(
      files,
      'guides/moose-collision-claims.yaml',
      'subject: "moose collision"',
      'subject: "<u>moose</u>"',
    );
    edit(files, 'practice-areas/car-accidents.yaml', 'Do these things:', 'Do these things: <!-- all -->');
    edit(files, 'service-areas/burlington.yaml', 'The usual limit', '    The usual limit');
    edit(files, 'guide-template.md', '### What to keep', '### What to keep\n\n<hr>');
    expect(lettersAbout(files).map((letter) => letter.split('\n').slice(0, 2).join(' '))).toEqual([
      'guide-template.md:5:1 <hr> is HTML, which visitors would see as it is typed.',
      'guides/moose-collision-claims.yaml:2:11  subject <u> is HTML, which visitors would see as it is typed.',
      'guides/moose-collision-claims.yaml:9:14  evidence[0].what <i> is HTML, which visitors would see as it is typed.',
      'practice-areas/car-accidents.yaml:14:24  sections[0].text Comments would be shown to visitors.',
      'service-areas/burlington.yaml:12:3  introduction Four spaces or more at its beginning set this line as the code of a program.',
    ]);
  });
});
