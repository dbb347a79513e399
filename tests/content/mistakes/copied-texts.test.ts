import { describe, expect, it } from 'vitest';
import { lettersAbout } from '../../support/mistakes.ts';
import { edit, smallSite } from '../../support/small-site/small-site.ts';

const sourced = 'source: "A census", credit: "Census", date: "2020", license: "Public domain"';

describe('Signs of another program', () => {
  it.each([
    ['the link of a wiki', 'See [[Bus claims]].', '"[[Bus claims]]" exactly as typed'],
    ['highlighted words', 'It is ==very== cold.', 'Write: very'],
    ['a shortcode', '[gallery ids="1,2"]', '[gallery ids="1,2"]'],
    ['the end of a shortcode', 'A road.[/caption]', '[/caption]'],
    ['the mark of a chatbot in brackets', 'It is so【4†source】.', '【4†source】'],
    [
      'the mark of a chatbot in brackets and braces',
      'It is so :contentReference[oaicite:0]{index=0}.',
      '":contentReference[oaicite:0]{index=0}"',
    ],
    ['the mark of a chatbot in words', 'It is so turn0search12.', 'turn0search12'],
    [
      "a chatbot's greeting",
      'Certainly! Here’s the text you asked for:',
      '"Certainly! Here’s" is what a chatbot',
    ],
    [
      "a chatbot's offer",
      'It is so. Let me know if you’d like any changes!',
      'if you’d like any" is what a chatbot',
    ],
    [
      "a chatbot's excuse",
      'As an AI language model, I cannot know.',
      '"As an AI language model" is what a chatbot',
    ],
    ['a soft hyphen', 'A law\u00ADsuit.', 'invisible character (U+00AD) within the word "lawsuit"'],
    ['a joiner of no width', 'A law\u200Dsuit.', 'invisible character (U+200D) within the word "lawsuit"'],
    [
      'a letter of another keyboard',
      'A la\u0441e.',
      'A Cyrillic letter in "la\u0441e" only looks like one of ours',
    ],
    [
      'such a letter at the start',
      'A \u0421ase.',
      'A Cyrillic letter in "\u0421ase" only looks like one of ours',
    ],
    ['wide digits', 'It is \uFF11\uFF12.', 'Write: 12'],
    ['a placeholder in percent signs', 'Hurt in %city%?', '"%city%" is not a name in braces'],
    ['a placeholder in two percent signs', 'Hurt? %%sitename%%', '"%%sitename%%" is not a name in braces'],
    ['a placeholder with a dollar sign', 'Ask ${firm}.', 'Write {firm}'],
  ])('are reported in an article and in a plain text: %s', (_of, written, letter) => {
    const files = smallSite();
    edit(files, 'posts/time-limits.md', 'A second line is a second paragraph.', written);
    edit(files, 'keywords.yaml', '"See a doctor."', `'${written}'`);
    const expected: unknown = expect.stringContaining(letter);
    expect(lettersAbout(files)).toEqual([expected, expected]);
  });

  it.each([
    'The court wrote that "[t]he driver [sic] was late", or =, or 1 == 1.',
    'Write `[[all]]` or `==all==` as it is, % by %.',
    'See [the law](https://example.org/a%E2%80%93b%20c%C3%A9d%C3%A9), [María](https://example.org/Mar%C3%ADa%20) and [OSHA](https://osha.gov).',
    'Of course, here is what counts. Certainly. Here are two more. Let us know if you want a copy.',
    'It is our turn to search; [your rights](/contact) come first.',
    'We speak Chinese: \u6211\u4EEC\u8BF4\u4E2D\u6587\uFF0C\u8BF7\u6765\u7535\uFF01',
    'A word of \u200Bno width, a family \u{1F468}\u200D\u{1F469}\u200D\u{1F467}, and \u0420\u0443\u0441\u0441\u043A\u0438\u0439.',
  ])('are not seen in %s', (written) => {
    const files = smallSite();
    edit(files, 'posts/time-limits.md', 'A second line is a second paragraph.', written);
    expect(lettersAbout(files)).toEqual([]);
  });

  // At worst, an expression that is tried anew at each sign takes the third power of their number.
  it.each([
    ['invisible characters', `A law ${'\u200B'.repeat(2000)}suit.`],
    ['letters of another alphabet', `A law ${'\u044F'.repeat(2000)}.`],
  ])('are looked for without a pause in an endless row of %s', (_of, written) => {
    const files = smallSite();
    edit(files, 'posts/time-limits.md', 'A second line is a second paragraph.', written);
    const started = performance.now();
    expect(lettersAbout(files)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('are reported when they are a single bullet', () => {
    const files = smallSite();
    edit(files, 'posts/time-limits.md', 'A second line is a second paragraph.', '• See a doctor.');
    edit(files, 'keywords.yaml', '"See a doctor."', '"• See a doctor."');
    expect(lettersAbout(files)).toEqual([
      expect.stringContaining('A bullet (•) was copied along with this text'),
      expect.stringContaining('This line begins with a bullet (•) instead of the hyphen of a list.'),
    ]);
  });

  it.each(['o\tCall us.', 'o   Call us.', '§  Call us.'])(
    'are reported in an article and in a guide when they are a lower bullet: %s',
    (written) => {
      const files = smallSite();
      edit(files, 'posts/time-limits.md', 'A second line is a second paragraph.', written);
      const guide = 'guides/moose-collision-claims.yaml';
      edit(files, guide, '"A moose is tall enough to come through the glass."', `|\n  ${written}`);
      const expected: unknown = expect.stringContaining(
        `This line begins with a bullet (${written[0]}) instead of the hyphen of a list.`,
      );
      expect(lettersAbout(files)).toEqual([expected, expected]);
    },
  );

  it('allow a line that begins with the sign of a section', () => {
    const files = smallSite();
    edit(files, 'posts/time-limits.md', 'A second line is a second paragraph.', '§ 240 protects workers.');
    expect(lettersAbout(files)).toEqual([]);
  });

  it('allow a dollar sign before a bare number', () => {
    const files = smallSite();
    edit(files, 'keywords.yaml', '"See a doctor."', '"Pida ${value:injury-deadline}."');
    expect(lettersAbout(files)).toEqual([]);
  });
});

describe('A cell of a table', () => {
  it.each([
    ['HTML', '<b>Burlington</b>', 'Write it without HTML tags.'],
    ['an entity of HTML', 'Burlington &amp; Co.', 'Write: &'],
    ['Markdown', '**Burlington**', 'Write: Burlington'],
    ['a placeholder', '{firm} Burlington', 'Write the words themselves.'],
    ['a text to be written', 'TBD', 'Write what belongs here, or delete the row.'],
  ])('is not to hold %s', (_what, cell, fix) => {
    const files = smallSite();
    files['places/mail-names.csv'] = `zip,name\n05401,${cell}\n`;
    files['places/sources.yaml'] = `tables:\n  mail-names: { ${sourced} }\n`;
    expect(lettersAbout(files)).toEqual([expect.stringMatching(/^places\/mail-names.csv:2:7  name\n/)]);
    expect(lettersAbout(files)[0]).toContain(fix);
  });
});

describe('A text that a template left to be filled in', () => {
  it.each(['[Your Name]', '[CITY]', '[FIRM NAME]', 'YOUR_SERVICE_ID'])('is reported: %s', (written) => {
    const files = smallSite();
    edit(files, 'keywords.yaml', '"See a doctor."', `"Ask ${written}."`);
    expect(lettersAbout(files)).toEqual([
      expect.stringContaining(`"${written}" is not a finished text, and visitors would see it.`),
    ]);
  });

  it.each(['"Call [NYPD]," it says.', '"[Your] claim [sic]"', '[CITY](/contact)'])('is not %s', (written) => {
    const files = smallSite();
    edit(files, 'posts/time-limits.md', 'A second line is a second paragraph.', written);
    expect(lettersAbout(files)).toEqual([]);
  });
});
