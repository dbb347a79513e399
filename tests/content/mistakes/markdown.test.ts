import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { folders, singleFiles } from '#content/collections.ts';
import { markdownTexts } from '#content/texts/markdown/check-markdown.ts';
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
  const shown = (tag: string) => `${tag} is HTML, which visitors would see exactly as typed.`;
  const sign = 'To show the character < itself, write \\<';
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
      `Each line is a paragraph of its own, so just start a new line. ${sign}`,
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
      `Each line is a paragraph of its own, so just start a new line. ${sign}`,
    ],
    [
      'a comparison that looks like HTML',
      'If a <b and c> d, call.',
      '9:6',
      shown('<b and c>'),
      `Write bold words as **words**. ${sign}`,
    ],
    ['a script', 'Hi <script>alert(1)</script>', '9:4', shown('<script>'), `Delete it. ${sign}`],
    ['a comment', 'Call. <!-- ask Ada first -->', '9:7', 'Visitors would see this comment.', 'Delete it.'],
    [
      'a comment across several paragraphs',
      '<!-- ask Ada\n\nfirst -->',
      '9:1',
      'Visitors would see this comment.',
      'Delete it.',
    ],
  ]);
});

describe('A line that would not be printed as written', () => {
  const noTable = 'Tables do not work here, so visitors would see this exactly as typed.';
  const noFootnote = 'Footnotes do not work here.';
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
      'These brackets already stand for another address.',
      'Keep one of the two lines.',
    ],
    [
      'a heading without words',
      '###',
      '9:1',
      'Visitors would not see anything of this line.',
      'Write some words here, or delete the line.',
    ],
    [
      'a pasted row of a table',
      '1.\tPhotos\n- Bills\nWho pays\tHow much',
      '11:9',
      'A tab separates the words of this line, as in a table, but the page would show a space.',
      'Write a sentence, or a list whose lines begin with a hyphen and a space.',
    ],
    [
      'a bullet without words',
      'Keep:\n\n- photos\n-',
      '12:1',
      'Visitors would not see anything of this line.',
      'Write some words here, or delete the line.',
    ],
    [
      'a line that holds only &nbsp;',
      '&nbsp;',
      '9:1',
      'Visitors would not see anything of this line.',
      'Write some words here, or delete the line.',
    ],
    ...['**What you should do**', '**What you should do:**', '**What you should do**:'].map(
      (written): [string, string, string, string, string] => [
        `a heading that is only bold: ${written}`,
        `Call us.\n${written}\nKeep the photos.`,
        '10:1',
        'This line looks like a heading, but to search engines and screen readers it is a bold paragraph.',
        'If it is none, end it with a full stop. If it is one, write: ### What you should do',
      ],
    ),
    [
      'a line of hyphens, which turns the line above it into a heading',
      'Call us.\n---',
      '10:1',
      'This line turns the line above it into a heading.',
      'Write a heading as "### …"; for a line across the page, leave an empty line above this one.',
    ],
    [
      'a line of equals signs, which does the same',
      'Call us.\n===',
      '10:1',
      'This line turns the line above it into a heading.',
      'Write a heading as "### …"; for a line across the page, leave an empty line above this one.',
    ],
    [
      'a picture in the middle of a document from Google Docs, however long that makes the text',
      `![][image1]\n\n[image1]: <data:image/png;base64,${'iVBORw0KGgo'.repeat(9000)}>`,
      '11:12',
      'A picture is pasted into the text here, as a long row of letters and digits.',
      'Delete it, save the picture in images/, and write ![what it shows](/images/name.png) where it belongs.',
    ],
    [
      'an indented line, which Markdown takes for code',
      '\n    Call us.',
      '10:1',
      'This line begins with four or more spaces, so it would look like the code of a program.',
      'Start the line without spaces.',
    ],
    [
      'words after a code fence',
      '``` read this\ncall()\n```',
      '9:1',
      'The words after these marks are not shown.',
      'Write them on the line below.',
    ],
    ['a footnote', 'Call us.[^1]', '9:9', noFootnote, 'Put the note into the sentence.'],
    [
      'struck-out words',
      'It costs ~~a lot~~ nothing.',
      '9:10',
      'Words cannot be crossed out here, so visitors would see this exactly as typed.',
      'Delete what is no longer true.',
    ],
    [
      'a checkbox',
      '- [ ] Photos',
      '9:3',
      'Checkboxes do not work here, so visitors would see this exactly as typed.',
      'Write only "- ".',
    ],
    [
      'an address that is not a link',
      'See https://vermont.gov/courts.',
      '9:5',
      'This address is not a link, so nobody can click it.',
      'Write: [words](https://vermont.gov/courts)',
    ],
    [
      'an address without https:// that is not a link',
      'See www.vermont.gov, too.',
      '9:5',
      'This address is not a link, so nobody can click it.',
      'Write: [words](https://www.vermont.gov)',
    ],
    [
      'a table',
      'Case | Years\n--- | ---\nBus | 3',
      '10:1',
      noTable,
      'Write a list instead, with one line "- …" for each row.',
    ],
    [
      'a heading without a space after ###',
      '###Keep it',
      '9:1',
      'A space is missing between ### and the heading.',
      'Write "### " before the heading.',
    ],
    [
      'a hyphen without a space, which makes no list',
      '-Keep it',
      '9:1',
      'A space is missing after "-", so this line is no entry of a list.',
      'Write "- " before the words, or "\\-" if visitors should see it.',
    ],
    [
      'a number without a space, which makes no list',
      '1.Keep it',
      '9:1',
      'A space is missing after "1.", so this line is no entry of a list.',
      'Write "1. " before the words, or "1\\." if visitors should see it.',
    ],
    [
      'asterisks that make nothing bold',
      'Do **not sign.',
      '9:4',
      'These asterisks do not make anything bold: others are missing before or after the words.',
      'Write bold words as **words**; to show an asterisk, write \\*',
    ],
    [
      'a space inside the asterisks',
      'Do ** not** sign.',
      '9:4',
      'The asterisks do not make these words bold.',
      'Write **not**, with spaces only outside the asterisks, and one behind them if words follow.',
    ],
    [
      'no space behind bold words that end with a colon',
      'Do **not:**sign.',
      '9:4',
      'The asterisks do not make these words bold.',
      'Write **not:**, with spaces only outside the asterisks, and one behind them if words follow.',
    ],
    [
      'a mark of the generator, written by its number',
      'Call &#xE000; us.',
      '9:1',
      'This line contains the code of an invisible control character (U+E000).',
      'Delete it.',
    ],
  ]);

  it.each(['●', '○', '■', '❖', '➢', '❏', '➔', '◆'])(
    'is each line of a list from Google Docs, with any of its bullets but the star: %s',
    (bullet) => {
      const files = smallSite();
      edit(files, post, line, `${bullet} photos\n${bullet} bills`);
      const says = `This line begins with a bullet (${bullet}) instead of the hyphen of a list.`;
      expect(lettersAbout(files).map((letter) => letter.split('\n')[1])).toEqual([says, says]);
    },
  );

  it.each([
    '***',
    '> "Call us."\n>\n> Ada',
    'AT&T &amp; others',
    'I \\<3 you, 1 < 2 and 3 > 2',
    '`<b>` is a tag',
    '#1 in Vermont',
    '1. One\n2. Two',
    '- **Call the police**\n- **Keep the photos**',
    '**Call us today.**',
    '**(The first talk is free.)**',
    '**[Tell us what happened](/contact)**',
    '**Call us: {phone}**',
    '**Call us: 802-555-0142**',
    'Come to see us:\n**12 Elm Street, Burlington, VT 05401**',
    '**立即致电。**',
    '**Photos:** keep them.',
    '\\-Ada',
    '1\\.One',
    '**No**-fault rules, a *semi*-trailer and a [two](/contact)-car crash',
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

describe('An article', () => {
  it.each(['# How Long You Have in Vermont', '### **How long you have** in Vermont'])(
    'does not begin with its title, as in "%s"',
    (heading) => {
      const files = smallSite();
      edit(files, post, '\n---\n', `\n---\n\n${heading}\n\n`);
      expect(lettersAbout(files)).toEqual([
        `${post}:9:1\nThis heading repeats the title, which the page prints above the text.\nDelete this line.`,
      ]);
    },
  );
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
      'guide-template.md:5:1 <hr> is HTML, which visitors would see exactly as typed.',
      'guides/moose-collision-claims.yaml:2:11  subject <u> is HTML, which visitors would see exactly as typed.',
      'guides/moose-collision-claims.yaml:9:14  evidence[0].what <i> is HTML, which visitors would see exactly as typed.',
      'practice-areas/car-accidents.yaml:14:24  sections[0].text Visitors would see this comment.',
      'service-areas/burlington.yaml:12:3  introduction This line begins with four or more spaces, so it would look like the code of a program.',
    ]);
  });
});
