import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load.ts';
import { dedent, lettersAbout, testMistakes } from '../support/mistakes.ts';
import { dataToRead, edit, smallSite } from '../support/small-site/small-site.ts';

const service = 'service-areas/burlington.yaml';
const county = 'counties/addison-county.yaml';
const post = 'posts/time-limits.md';
const area = 'practice-areas/car-accidents.yaml';
const lastStep = '      2. **Take photos.** Of everything.\n';
const focus = 'localFocus: ["Old North End", "South End"]';
const oneBelowTheOther = (...lines: string[]) => ['localFocus:', ...lines].join('\n');

describe('A typing mistake', () => {
  it('hides no other mistake in the file, and is not reported a second time for its consequences', () => {
    const files = smallSite();
    edit(files, county, 'name: "Addison County"\norder: 2', '“name”:\u00A0“Addison County”\norder: two');
    edit(files, county, '  - name: "Middlebury"', '  –\u00A0name: ‘Middlebury’');
    edit(files, county, '    zips', '\u00A0\u00A0  zipz');
    expect(lettersAbout(files).map((letter) => letter.split('\n', 2).join(' '))).toEqual([
      `${county}:1:1 The quotes around this text (“ ”) come from a word processor; here they would be part of the text.`,
      `${county}:1:8 There is a non-breaking space (U+00A0) here, where a plain one belongs.`,
      `${county}:1:9 The quotes around this text (“ ”) come from a word processor; here they would be part of the text.`,
      `${county}:2:8  order "two" is not a number.`,
      `${county}:4:3 This line begins with a dash (–) instead of the hyphen of a list.`,
      `${county}:4:11 The quotes around this text (‘ ’) come from a word processor; here they would be part of the text.`,
      `${county}:6:1 There is a non-breaking space (U+00A0) here, where a plain one belongs.`,
      `${county}:6:5  cities[0].zipz "zipz" is not a name that you can use here.`,
    ]);
  });

  it('is reported on each line of a pasted list', () => {
    const files = smallSite();
    const entries = ['North', 'East', 'South', 'West', 'Middle', 'Port', 'Hill', 'Park'];
    edit(files, service, focus, oneBelowTheOther(...entries.map((name) => `\u00A0\u00A0•\u00A0${name}`)));
    expect(lettersAbout(files).map((letter) => letter.split(/\n| \(/, 2)[1])).toEqual(
      entries.flatMap(() => ['There is a non-breaking space', 'This line begins with a bullet']),
    );
  });

  it('is reported for the bullets of a word processor, which a tab follows', () => {
    const files = smallSite();
    edit(files, service, focus, oneBelowTheOther('  •\tNorth', '  •\tEast'));
    edit(files, post, '- Anyone hurt by a bus', '•\tPhotos\n•\tBills');
    expect(lettersAbout(files).map((letter) => letter.split(/\n| \(/, 2).join(' '))).toEqual([
      `${post}:13:1 This line begins with a bullet`,
      `${post}:14:1 This line begins with a bullet`,
      `${service}:14:3 This line begins with a bullet`,
      `${service}:15:3 This line begins with a bullet`,
    ]);
  });

  it('is not reported behind a quote that is never closed', () => {
    const files = smallSite();
    edit(files, county, '"Addison County"', '"Addison County');
    edit(files, county, '  - name: "Middlebury"', '  – name: "Middlebury"');
    expect(lettersAbout(files)).toEqual([
      dedent(`
        ${county}:1:7
        The quote that opens here is never closed.
        Close it: name: "Addison County"
      `),
    ]);
  });

  it('is not a note behind a text in quotes, a choice, a web address, a number or a list, or on its own line', () => {
    const files = smallSite();
    edit(files, service, 'in Burlington"', 'in Burlington" # short');
    edit(files, service, focus, `${focus} # and more\n# South, too`);
    edit(files, 'testimonials.yaml', '"Car accident"', 'crash # later also buses');
    edit(
      files,
      'site.yaml',
      '"https://www.maplelaw.example"',
      'https://www.maplelaw.example # the new domain',
    );
    edit(files, county, 'order: 2', 'order: 2 # below Chittenden');
    expect(lettersAbout(files)).toEqual([]);
  });

  testMistakes(
    [
      ['two texts', '"Injury Claims in Burlington" county: "chittenden-county"', 'county', 10],
      ['a number and a name', '2 county: chittenden-county', 'county', 10],
      ['a group and a text', '{ alt: "A street" } county: "chittenden-county"', 'county', 30],
      ['a text and the next entry', '"Injury Claims in Burlington" - name: "South End"', '- name', 10],
    ].map(([what, wrong, second, column]) => ({
      of: `two lines that have become one: ${what}`,
      file: service,
      right: 'heading: "Injury Claims in Burlington"',
      wrong: `heading: ${wrong}`,
      letter: `
        service-areas/burlington.yaml:8:${column}
        Two lines have become one.
        Start a new line before "${second}:", in the column of its neighbors.
      `,
    })),
  );

  testMistakes([
    {
      of: 'a city without a space after its hyphen, and none of the lines below',
      file: 'counties/chittenden-county.yaml',
      right: '  - name: "South Burlington"',
      wrong: '  -name: "South Burlington"',
      letter: `
        counties/chittenden-county.yaml:12:3
        A space is missing after the hyphen.
        Write: - name: "South Burlington"
      `,
    },
    {
      of: 'a hyphen before a name that is in no list',
      file: service,
      right: 'heading: ',
      wrong: '- heading: ',
      letter: `
        ${service}:8:1
        This line begins with a hyphen, but it is not in a list.
        Write: heading: "Injury Claims in Burlington"
      `,
    },
    {
      of: 'such a hyphen below a name with its value',
      file: service,
      right: 'county: ',
      wrong: '- county: ',
      letter: `
        ${service}:3:1
        This line begins with a hyphen, but it is not in a list.
        Write: county: chittenden-county
      `,
    },
    {
      of: 'a redirect without a space after its hyphen',
      file: 'redirects.yaml',
      right: '  - { from',
      wrong: '  -{ from',
      letter: `
        redirects.yaml:2:3
        A space is missing after the hyphen.
        Write: - { from: "/old-contact", to: "/contact" }
      `,
    },
    {
      of: 'a group that is never closed at the end of a file, behind one that is',
      file: 'redirects.yaml',
      right: '" }\n',
      wrong: '" }\n  - { from: "/old-about", to: "/about"',
      letter: `
        redirects.yaml:3:5
        The group that opens here is never closed.
        Write } after its last entry.
      `,
    },
    {
      of: 'a number sign that cuts off the rest of a text',
      file: 'testimonials.yaml',
      right: '"Car accident"',
      wrong: 'Crash #1 "of many"',
      letter: `
        testimonials.yaml:3:11  testimonials[0].case
        Only "Crash" is read here: everything after a space and # is a comment.
        Put the whole text in quotes: "Crash #1 'of many'"
      `,
    },
    {
      of: 'a number sign with a space behind it, which may also begin a note',
      file: 'testimonials.yaml',
      right: '"Car accident"',
      wrong: 'Claim # in Burlington',
      letter: `
        testimonials.yaml:3:11  testimonials[0].case
        Only "Claim" is read here: everything after a space and # is a comment.
        Put the whole text in quotes: "Claim # in Burlington"
        If "in Burlington" is only a note, write: "Claim" # in Burlington
      `,
    },
    {
      of: 'a backslash before the last quote of a text',
      file: service,
      right: 'heading: "Injury Claims in Burlington"',
      wrong: 'heading: "Injury Claims in Burlington\\"',
      letter: `
        ${service}:8:10  heading
        The backslash before the last quote makes this quote a part of the text.
        Delete the backslash, or write two of them.
      `,
    },
    {
      of: 'a backslash before the last quote of a file',
      file: 'redirects.yaml',
      right: 'redirects:\n  - { from: "/old-contact", to: "/contact" }',
      wrong: 'redirects:\n  - from: "/old-contact"\n    to: "/contact\\"',
      letter: `
        redirects.yaml:3:9
        The quote that opens here is never closed.
        Close it: to: "/contact"
      `,
    },
    {
      of: 'a backslash between two words, which would be left out',
      file: service,
      right: 'heading: "Injury Claims in Burlington"',
      wrong: 'heading: "Injury Claims \\ Burlington"',
      letter: `
        ${service}:8:10  heading
        A backslash inside double quotes has a special meaning.
        Write two backslashes instead of one, or put the text in single quotes.
      `,
    },
    {
      of: 'a text without the quote that opens it',
      file: service,
      right: 'heading: "Injury Claims in Burlington"',
      wrong: 'heading: Injury Claims in Burlington"',
      letter: `
        ${service}:8:10  heading
        A quote ends this text, but none opens it.
        Put the whole text in quotes: "Injury Claims in Burlington"
      `,
    },
    {
      of: 'an entry of a list without the quote that opens it',
      file: service,
      right: focus,
      wrong: 'localFocus: ["Old North End", South End"]',
      letter: `
        ${service}:13:31  localFocus[1]
        A quote ends this text, but none opens it.
        Put the whole text in quotes: "South End"
      `,
    },
    {
      of: 'a text that an apostrophe closes instead of its quote',
      file: service,
      right: 'heading: "Injury Claims in Burlington"',
      wrong: 'heading: "Injury Claims in Burlington\'',
      letter: `
        ${service}:8:10
        The quote that opens here is never closed.
        Close it: heading: "Injury Claims in Burlington"
      `,
    },
    {
      of: 'a text without its last quote that ends with quoted words, which stay quoted',
      file: service,
      right: 'heading: "Injury Claims in Burlington"',
      wrong: "heading: \"Claims in 'Burlington'",
      letter: `
        ${service}:8:10
        The quote that opens here is never closed.
        Close it: heading: "Claims in 'Burlington'"
      `,
    },
    {
      of: 'a text in quotes that goes on at the start of the next line',
      file: service,
      right: 'heading: "Injury Claims in Burlington"',
      wrong: 'heading: "Injury Claims\nin Burlington"',
      letter: `
        ${service}:8:10
        The quote that opens here is never closed.
        If the text goes on below, indent those lines by two spaces more than its name. Otherwise close it: heading: "Injury Claims"
      `,
    },
    {
      of: 'a single quote that is never closed, where it opens and not at the end of the file',
      file: 'counties/addison-county.yaml',
      right: 'name: "Middlebury"',
      wrong: "name: 'Middlebury",
      letter: `
        counties/addison-county.yaml:4:11
        The quote that opens here is never closed.
        Close it: name: 'Middlebury'
      `,
    },
    {
      of: 'an apostrophe before a year in braces',
      file: 'redirects.yaml',
      right: 'from: "/old-contact"',
      wrong: "from: '24",
      letter: `
        redirects.yaml:2:13
        The quote that opens here is never closed.
        Write ' at the end of the text.
      `,
    },
    {
      of: 'a quote of several lines that is never closed, in the line where it opens',
      file: service,
      right: 'heading: "Injury Claims in Burlington"',
      wrong: 'heading: "Injury Claims\n  in Burlington',
      letter: `
        ${service}:8:10
        The quote that opens here is never closed.
        Write " at the end of the text.
      `,
    },
    {
      of: 'a line with a colon that starts left of the long text it belongs to',
      file: 'practice-areas/car-accidents.yaml',
      right: '      2. **Take photos.** Of everything.',
      wrong: `2. **Take photos.** Of ${'everything and '.repeat(20)}one more: the road.`,
      letter: `
        practice-areas/car-accidents.yaml:17:1
        This line is not part of the text above it, so its words up to a colon are read as a name.
        If it belongs to that text, indent it as far as the other lines of the text. If it is only a note, begin it with #.
      `,
    },
    {
      of: 'the last line of a long text that starts too far to the left, and none of the lines below it',
      file: 'practice-areas/car-accidents.yaml',
      right: '      2. **Take photos.** Of everything.\n',
      wrong: 'One thing can wait: repairs.\n  - title: "Later"\n    text: "Go home."\n',
      letter: `
        practice-areas/car-accidents.yaml:17:21
        This line is not part of the text above it, so its words up to a colon are read as a name.
        If it belongs to that text, indent it as far as the other lines of the text. If it is only a note, begin it with #.
      `,
    },
    {
      of: 'a zero-width space',
      file: county,
      right: 'order: 2',
      wrong: '\u200Border: 2',
      letter: `
        ${county}:2:1
        There is a special space (U+200B) here, where a plain one belongs.
        Delete it, and type a plain space if one belongs here.
      `,
    },
    {
      of: 'a non-breaking space at the end of a slug',
      file: county,
      right: 'slug: middlebury',
      wrong: 'slug: middlebury\u00A0',
      letter: `
        ${county}:5:21
        There is a non-breaking space (U+00A0) here, where a plain one belongs.
        Delete it, and type a plain space if one belongs here.
      `,
    },
    {
      of: 'a text without a space after its hyphen, below one that has it',
      file: service,
      right: focus,
      wrong: oneBelowTheOther('  - "Old North End"', '  -"South End"'),
      letter: `
        ${service}:15:3
        A space is missing after the hyphen.
        Write: - "South End"
      `,
    },
    {
      of: 'a ZIP code without a space after its hyphen, which is no number below zero',
      file: county,
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips:\n      - "05753"\n      -05740',
      letter: `
        ${county}:8:7
        A space is missing after the hyphen.
        Write: - "05740"
      `,
    },
    {
      of: 'an asterisk in place of a hyphen, as in Markdown',
      file: service,
      right: focus,
      wrong: oneBelowTheOther('  - "Old North End"', '  * "South End"'),
      letter: `
        ${service}:15:3
        This line begins with an asterisk instead of the hyphen of a list.
        Write a hyphen and a space: "- ". If this is not a list, put the text in quotes.
      `,
    },
    {
      of: 'an entry that is indented too far',
      file: service,
      right: focus,
      wrong: oneBelowTheOther('  - "Old North End"', '    - "South End"', '  - "Downtown"'),
      letter: `
        ${service}:15:5
        This entry starts in column 5, but the entries above it start in column 3.
        Start its hyphen in column 3, exactly below theirs.
      `,
    },
    {
      of: 'a city that was pasted too far to the left, and not that it belongs to the ZIP codes above it',
      file: county,
      right: '\npoints:',
      wrong: '\n- name: "Bristol"\n  slug: bristol\n  zips: ["05443"]\n  - name: "Vergennes"\npoints:',
      letter: `
        ${county}:7:1
        This entry starts in column 1, but the entries above it start in column 3.
        Start its hyphen in column 3, exactly below theirs.
      `,
    },
    {
      of: 'a first entry that is indented too far, and none of the others',
      file: service,
      right: focus,
      wrong: oneBelowTheOther('   - "Old North End"', '  - "South End"', '  - "Downtown"'),
      letter: `
        ${service}:14:4
        This entry starts in column 4, but the entries below it start in column 3.
        Start its hyphen in column 3, exactly above theirs.
      `,
    },
    {
      of: 'an entry without its hyphen, and none of the lines below',
      file: 'counties/chittenden-county.yaml',
      right: '  - name: "South Burlington"',
      wrong: '  name: "South Burlington"',
      letter: `
        counties/chittenden-county.yaml:12:3
        The hyphen of this entry of a list is missing.
        Write it in column 3, with a space behind it: - name: "South Burlington"
      `,
    },
    {
      of: 'the first entry of a list without its hyphen',
      file: 'counties/chittenden-county.yaml',
      right: '  - name: "Burlington"',
      wrong: '    name: "Burlington"',
      letter: `
        counties/chittenden-county.yaml:9:5
        The hyphen of this entry of a list is missing.
        Write it in column 3, with a space behind it: - name: "Burlington"
      `,
    },
    {
      of: 'an entry whose hyphen became a space, so that it seems to go on with the one above',
      file: 'counties/chittenden-county.yaml',
      right: '  - name: "South Burlington"',
      wrong: '    name: "South Burlington"',
      letter: `
        counties/chittenden-county.yaml:12:5
        "name" is in the same place twice.
        If another entry begins here, its hyphen is missing. Write it in column 3, with a space behind it: - name: "South Burlington"
        Otherwise keep one of the two.
      `,
    },
    {
      of: 'a text without its hyphen',
      file: service,
      right: focus,
      wrong: oneBelowTheOther('    "Old North End"', '  - "South End"'),
      letter: `
        ${service}:14:5
        The hyphen of this entry of a list is missing.
        Write it in column 3, with a space behind it: - "Old North End"
      `,
    },
    {
      of: 'a field in the column of the hyphens, which is no entry',
      file: 'counties/chittenden-county.yaml',
      right: '    slug: south-burlington',
      wrong: '  slug: south-burlington',
      letter: `
        counties/chittenden-county.yaml:13:3
        This line starts in a different column from the lines it belongs with.
        Start it exactly below its neighbors, such as "name:".
      `,
    },
    {
      of: 'a line that starts too far to the left, and none of the lines below it',
      file: 'site.yaml',
      right: '    city: "Burlington"',
      wrong: 'city: "Burlington"',
      letter: `
        site.yaml:13:5
        This line starts in a different column from the lines it belongs with.
        Start it exactly below its neighbors, such as "city:". If "city:" itself starts too far to the left, move that line instead.
      `,
    },
    {
      of: 'the first line of a group that starts too far to the right, and none of the lines below it',
      file: 'site.yaml',
      right: '  name: "Maple Law, PLLC"\n',
      wrong: '   name: "Maple Law, PLLC"\n',
      letter: `
        site.yaml:4:3
        This line starts in a different column from the lines it belongs with.
        Start it exactly below its neighbors, such as "name:". If "name:" itself starts too far to the right, move that line instead.
      `,
    },
    {
      of: 'names in braces without a space behind the colon',
      file: 'site.yaml',
      right: 'label: "Blog"',
      wrong: 'label:"Blog"',
      letter: `
        site.yaml:29:7  navigation[3].label:"Blog"
        A space is missing after the colon.
        Write: label: "Blog"
      `,
    },
    {
      of: 'entries in braces without a comma between them',
      file: 'site.yaml',
      right: '{ label: "Blog", to',
      wrong: '{ label: "Blog" to',
      letter: `
        site.yaml:29:21
        A comma is missing between two entries.
        Write a comma after every entry except the last.
      `,
    },
    {
      of: 'entries in braces with a semicolon between them',
      file: 'site.yaml',
      right: 'name: "Vermont", abbr',
      wrong: 'name: "Vermont"; abbr',
      letter: `
        site.yaml:7:25
        A comma is missing between two entries.
        Write a comma after every entry except the last.
      `,
    },
    {
      of: 'a tab before a line of a long text',
      file: 'practice-areas/car-accidents.yaml',
      right: '      2. **Take',
      wrong: '\t2. **Take',
      letter: `
        practice-areas/car-accidents.yaml:17:1
        This line is indented with a tab.
        Indent with spaces, two for each level.
      `,
    },
    {
      of: 'a list in a text in quotes, which makes one line of all',
      file: area,
      right: /\|\n[^]*$/.exec(String(smallSite()[area]))![0],
      wrong: '"Do these things:\n\n      1. **Call a doctor.**\n      2. **Take photos.**"\n',
      letter: `
        ${area}:13:11  sections[0].text
        Without | all lines of a paragraph become one, so these are no list and no headings.
        Write | behind the name, and the text below it without quotes.
      `,
    },
    {
      of: 'a list below a sign that makes one line of all',
      file: 'practice-areas/car-accidents.yaml',
      right: 'text: |',
      wrong: 'text: >-',
      letter: `
        practice-areas/car-accidents.yaml:13:11  sections[0].text
        After > all lines of a paragraph become one, so these are no list and no headings.
        Write | instead of >
      `,
    },
    {
      of: 'a city that a merge put below the points',
      file: county,
      right: '  "05753": [44.0153, -73.1673]',
      wrong: '  "05753": [44.0153, -73.1673]\n  - name: "Bristol"',
      letter: `
        ${county}:8:30
        The list "05753" ends with this bracket, but there are more entries below it.
        Write all of them inside the brackets, with commas between them, or all of them below, without brackets.
      `,
    },
    {
      of: 'an empty group with entries below it',
      file: county,
      right: 'points:\n',
      wrong: 'points: {} # none yet\n\n',
      letter: `
        ${county}:7:9
        "points: {}" is an empty group, but there are entries below it.
        Delete the brackets, so that this line reads only: points:
      `,
    },
    {
      of: 'a non-breaking space that turns a bullet into a paragraph',
      file: post,
      right: '- Anyone hurt by a bus',
      wrong: '-\u00A0Anyone hurt by a bus',
      letter: `
        ${post}:13:2
        There is a non-breaking space (U+00A0) here, where a plain one belongs.
        Delete it, and type a plain space if one belongs here.
      `,
    },
    {
      of: 'a missing space after the colon of the last line',
      file: 'attorneys/ada-birch.yaml',
      holds: 'name: "Ada Birch"\norder: 1\nportrait: { alt: "A portrait" }\nsample:true\n',
      letter: `
        attorneys/ada-birch.yaml:4:1
        A space is missing after the colon.
        Write: sample: true
      `,
    },
    {
      of: 'one of the conflict markers of Git that was left behind',
      file: 'guide-template.md',
      right: '### What to keep',
      wrong: '=======\n### What to keep',
      letter: `
        guide-template.md:3:1
        Git could not merge two versions of this file, and nobody has chosen between them yet.
        Keep the lines that are right, and delete what Git added on line 3.
      `,
    },
  ]);
});

describe('A quote', () => {
  it.each(['Cracks deeper than 2"', `A fence of 5'10"`, 'A 2" crack is "open"'])(
    'is no mistake where it means inches: %s',
    (heading) => {
      const files = smallSite();
      edit(files, service, 'heading: "Injury Claims in Burlington"', `heading: ${heading}`);
      expect(lettersAbout(files)).toEqual([]);
    },
  );
});

describe('Characters of a word processor', () => {
  it.each([
    ['curly quotes inside straight quotes', 'heading: "“Injury” is a word"'],
    ['curly quotes around the first and the last word', 'heading: “Injury” is what we call “harm”'],
    ['an apostrophe at the beginning', 'heading: ’Tis the season of ice'],
    ['a dash and a non-breaking space between words', 'heading: Injury – in Lake\u00A0Champlain'],
    ['a dash at the beginning of a quoted line', 'heading: "Injury\n  – and harm"'],
  ])('are no mistake inside a text: %s', (_, heading) => {
    const files = smallSite();
    edit(files, service, 'heading: "Injury Claims in Burlington"', heading);
    expect(lettersAbout(files)).toEqual([]);
  });

  it('are no mistake in an article: a dash before a name, quotes at the beginning of a line', () => {
    const files = smallSite();
    edit(files, post, 'A second line', '“Call early,” says a client.\n\n— Ada B.\n\nA second line');
    const { content } = loadContent(dataToRead(files));
    expect(content?.posts.find(({ slug }) => slug === 'time-limits')?.article.html).toContain(
      '<p>— Ada B.</p>',
    );
  });
});

describe('A mistake below an empty line or a comment', () => {
  it('hides no other mistake in the file', () => {
    const files = smallSite();
    edit(files, county, '    slug', '\n   slug');
    edit(files, county, 'points:\n', 'seat: "Middle" bury\npoints:\n');
    expect(lettersAbout(files).map((letter) => letter.split('\n', 2)[1])).toEqual([
      'This line starts in a different column from the lines it belongs with.',
      'Words follow the quote that ends this text.',
    ]);
  });

  testMistakes([
    {
      of: 'an entry added at the end of a file, too far to the left',
      file: 'redirects.yaml',
      right: ' }\n',
      wrong: ' }\n\n# Also\n- { from: "/old-about", to: "/about" }\n',
      letter: `
        redirects.yaml:5:1
        This entry starts in column 1, but the entries above it start in column 3.
        Start its hyphen in column 3, exactly below theirs.
      `,
    },
    {
      of: 'a section added at the end of a file, too far to the left, below a long text',
      file: area,
      right: lastStep,
      wrong: `${lastStep}- title: "Later"\n  image: { alt: "A calendar" }\n  text: "Wait."\n`,
      letter: `
        ${area}:18:1
        This entry starts in column 1, but the entries above it start in column 3.
        Start its hyphen in column 3, exactly below theirs.
      `,
    },
    {
      of: 'a name in the wrong column',
      file: county,
      right: '    slug',
      wrong: '\n   slug',
      letter: `
        ${county}:6:4
        This line starts in a different column from the lines it belongs with.
        Start it exactly below its neighbors, such as "name:".
      `,
    },
    {
      of: 'a long text that is not indented',
      file: service,
      right: 'introduction: |\n  Ferries',
      wrong: 'introduction: |\n\nFerries',
      letter: `
        ${service}:11:1
        The text below | is not indented.
        Indent each of its lines by two spaces more than the name.
      `,
    },
  ]);
});
