import { describe } from 'vitest';
import { testMistakes, type Mistake } from '../../support/mistakes.ts';

const topic = 'topics/deadlines.yaml';

describe('Fields', () => {
  testMistakes([
    {
      of: 'an unknown field, and suggests a similar one',
      file: 'counties/chittenden-county.yaml',
      right: 'neighborhoods:',
      wrong: 'neighbourhoods:',
      letter: `
        counties/chittenden-county.yaml:15:1  neighbourhoods
        "neighbourhoods" is not a name that you can use here.
        Did you mean "neighborhoods"?
      `,
    },
    {
      of: 'an unknown field that resembles none, and lists those that are known',
      file: 'counties/addison-county.yaml',
      right: 'order: 2\n',
      wrong: 'order: 2\nmayor: "Ann"\n',
      letter: `
        counties/addison-county.yaml:3:1  mayor
        "mayor" is not a name that you can use here.
        You can use these: name, order, seo, state, cities, serviceArea, middle, island, islands, alsoCalled, seat, court, population, publicBody, otherBodies, local, roads, points, zipSeo, neighborhoods. If you mean none of them, delete it.
      `,
    },
    {
      of: 'a field that is indented into the group above it, and not that it is missing where it belongs',
      file: 'site.yaml',
      right: '\nstate:',
      wrong: '\n  state:',
      letter: `
        site.yaml:7:3  firm.state
        "state" is not a name that you can use here.
        It belongs further to the left, in the column of "firm:".
      `,
    },
    {
      of: 'a field that is indented into the last entry of the list above it',
      file: 'site.yaml',
      right: '\nschedulingUrl:',
      wrong: '\n    schedulingUrl:',
      letter: `
        site.yaml:22:5  offices[1].schedulingUrl
        "schedulingUrl" is not a name that you can use here.
        It belongs further to the left, in the column of "offices:".
      `,
    },
    {
      of: 'a name that is already where its group is, and not that it belongs there',
      file: 'pages/about.yaml',
      right: '- { title: "First",',
      wrong: '- { heading: "One", title: "First",',
      letter: `
        pages/about.yaml:8:7  reasons[0].heading
        "heading" is not a name that you can use here.
        You can use these: title, text, sign. If you mean none of them, delete it.
      `,
    },
    {
      of: 'a group that can be deleted, and not that it belongs where a text has its name',
      file: 'pages/sitemap.yaml',
      right: 'lead:',
      wrong: 'main: { home: "Home" }\nlead:',
      letter: `
        pages/sitemap.yaml:4:1  main
        "main" is not a name that you can use here.
        You can use these: title, description, heading, lead, download, lists, more, moreCities. If you mean none of them, delete it.
      `,
    },
    {
      of: 'a comment with a colon that has lost its number sign',
      file: 'counties/addison-county.yaml',
      right: 'order: 2\n',
      wrong: 'Order in lists: lowest first\norder: 2\n',
      letter: `
        counties/addison-county.yaml:2:1  Order in lists
        "Order in lists" is not a name that you can use here.
        Did you mean "order"? If this line is only a note, begin it with #.
      `,
    },
    {
      of: 'a comment whose first word alone is before a colon',
      file: 'counties/addison-county.yaml',
      right: '    zips:',
      wrong: '    Source: the post office\n    zips:',
      letter: `
        counties/addison-county.yaml:6:5  cities[0].Source
        "Source" is not a name that you can use here.
        You can use these: name, slug, zips, population, seo. If this line is only a note, begin it with #.
      `,
    },
    {
      of: 'a field with a longer name, and suggests the one it begins with',
      file: 'counties/addison-county.yaml',
      right: '    zips:',
      wrong: '    zipcodes:',
      letter: `
        counties/addison-county.yaml:6:5  cities[0].zipcodes
        "zipcodes" is not a name that you can use here.
        Did you mean "zips"?
      `,
    },
    {
      of: 'a placeholder with a longer name, and suggests the one it begins with',
      file: 'service-areas/burlington.yaml',
      right: 'Ferries,',
      wrong: '{firmname} knows: ferries,',
      letter: `
        service-areas/burlington.yaml:10:3  introduction
        {firmname} has no meaning here.
        Did you mean {firm}?
      `,
    },
    ...(
      [
        [
          '{ place }',
          '"{ place }" is not a name in braces, so visitors would see it exactly as typed.',
          'Write {place}, or delete the brace.',
        ],
        ['{Place}', '{Place} has no meaning here.', 'Did you mean {place}?'],
      ] as const
    ).map(([written, says, fix]): Mistake => ({
      of: `a misspelt name of the place in a text that needs one, and not also that it lacks one: ${written}`,
      file: topic,
      right: 'sue in {place}',
      wrong: `sue in ${written}`,
      letter: `
        ${topic}:4:43  description
        ${says}
        ${fix}
      `,
    })),
    {
      of: 'a field that appears twice in braces',
      file: 'site.yaml',
      right: 'alternate: "(802) 555-0111",',
      wrong: 'alternate: "(802) 555-0111", main: "(802) 555-0112",',
      letter: `
        site.yaml:8:64
        "main" is in the same place twice.
        Keep one of the two.
      `,
    },
    {
      of: 'a field that appears twice',
      file: 'counties/addison-county.yaml',
      right: 'order: 2\n',
      wrong: 'order: 2\norder: 3\n',
      letter: `
        counties/addison-county.yaml:3:1
        "order" is in the same place twice.
        Keep one of the two.
      `,
    },
    {
      of: 'a neighborhood without a name',
      file: 'counties/chittenden-county.yaml',
      right: '"Old North End": [',
      wrong: '"": [',
      letter: `
        counties/chittenden-county.yaml:16:3  neighborhoods.
        "": The text is empty.
        Write the text.
      `,
    },
    {
      of: 'an entry that a hyphen cuts in two, and not what each half lacks',
      file: 'counties/addison-county.yaml',
      right: '    slug: middlebury',
      wrong: '  - slug: middlebury',
      letter: `
        counties/addison-county.yaml:5:5  cities[1]
        The hyphen before "slug" begins a new entry, but the entry above it lacks this name.
        Write a space in place of the hyphen.
      `,
    },
    {
      of: 'a name that is not indented below its group, and not that the group is empty',
      file: 'counties/addison-county.yaml',
      right: '    slug: middlebury',
      wrong: '    seo:\n    description: "Hurt in Middlebury?"\n    slug: middlebury',
      letter: `
        counties/addison-county.yaml:6:5  cities[0].description
        "description" is not a name that you can use here.
        It belongs inside "seo".
      `,
    },
    {
      of: 'a missing field, at the entry that lacks it',
      file: 'counties/addison-county.yaml',
      right: '    slug: middlebury\n',
      wrong: '',
      letter: `
        counties/addison-county.yaml:4:5  cities[0].slug
        "slug" is missing.
        Add it, for example: slug: "white-plains"
      `,
    },
    {
      of: 'a missing choice',
      file: 'facts.yaml',
      right: '    unit: years\n',
      wrong: '',
      letter: `
        facts.yaml:2:5  facts[0].unit
        "unit" is missing.
        Add it, for example: unit: "days"
      `,
    },
    {
      of: 'a misspelled field, and not that the field is missing',
      file: 'facts.yaml',
      right: 'unit: years',
      wrong: 'uint: years',
      letter: `
        facts.yaml:4:5  facts[0].uint
        "uint" is not a name that you can use here.
        Did you mean "unit"?
      `,
    },
    {
      of: 'an entry whose words are its only name, and not that each name is missing',
      file: 'site.yaml',
      right: '{ label: "Home", to: "/" }',
      wrong: '"Home": "/"',
      letter: `
        site.yaml:26:5  navigation[0].Home
        "Home" is not a name that you can use here.
        You can use these: label, to. If this line is only a note, begin it with #.
      `,
    },
    {
      of: 'a group in place of a choice',
      file: 'facts.yaml',
      right: 'unit: years',
      wrong: 'unit: { years: 3 }',
      letter: `
        facts.yaml:4:11  facts[0].unit
        "unit" should be text.
        Write it, for example: unit: "days"
      `,
    },
    {
      of: 'a choice without a value',
      file: 'site.yaml',
      right: 'abbreviation: "VT"',
      wrong: 'abbreviation: ',
      letter: `
        site.yaml:7:42  state.abbreviation
        "abbreviation" has no value.
        Write it, for example: abbreviation: "NY"
      `,
    },
    {
      of: 'a field without a value that may also be omitted',
      file: 'posts/time-limits.md',
      right: 'excerpt:',
      wrong: 'image:\nexcerpt:',
      letter: `
        posts/time-limits.md:4:7  image
        "image" has no value.
        Write it, for example: image: "car-accidents"
        If there is none, delete the line.
      `,
    },
    {
      of: 'a text in place of a list, and not its length',
      file: 'keywords.yaml',
      right: '["See a doctor.", "Keep the photos.", "Call {phone}."]',
      wrong: '""',
      letter: `
        keywords.yaml:6:13  keywords[0].points
        "points" should be a list.
        Put the value in square brackets: points: [""]
      `,
    },
    {
      of: 'a field without a value',
      file: 'counties/addison-county.yaml',
      right: 'name: "Addison County"',
      wrong: 'name:',
      letter: `
        counties/addison-county.yaml:1:6  name
        "name" has no value.
        Write it, for example: name: "Kings County"
      `,
    },
    {
      of: 'a text of spaces only',
      file: 'counties/addison-county.yaml',
      right: '"Addison County"',
      wrong: '" "',
      letter: `
        counties/addison-county.yaml:1:7  name
        " ": The text is empty.
        Write the text.
      `,
    },
  ]);
});

describe('A name that every JavaScript object has', () => {
  testMistakes([
    {
      of: 'a field with that name',
      file: 'counties/addison-county.yaml',
      right: '    slug: middlebury',
      wrong: '    constructor: middlebury\n    slug: middlebury',
      letter: `
        counties/addison-county.yaml:5:5  cities[0].constructor
        "constructor" is not a name that you can use here.
        You can use these: name, slug, zips, population, seo. If you mean none of them, delete it.
      `,
    },
    {
      of: 'a part of the guide template with that name',
      file: 'guide-template.md',
      right: '{evidence}',
      wrong: '{constructor}',
      letter: `
        guide-template.md:5:1
        {constructor} cannot be used here.
        Write {subject}, or one of these alone on a line: {opening}, {extra}, {liable}, {evidence}, {injuries}, {deadlines}, {insurers}, {questions}, {closing}.
      `,
    },
    {
      of: 'a folder with that name',
      file: 'constructor/a.yaml',
      holds: 'name: "Addison County"\n',
      letter: `
        constructor/a.yaml:1:1
        The site does not use a file with this name.
        Move it to the folder of its kind, such as counties/ or posts/.
      `,
    },
    {
      of: 'a picture with that name',
      file: 'posts/time-limits.md',
      right: 'related:',
      wrong: 'image: constructor\nrelated:',
      letter: `
        posts/time-limits.md:6:8  image
        There is no picture "constructor".
        There are none yet; they are kept in images/.
        Put a new one in images/ as constructor.svg, or as a photo such as constructor.jpg.
      `,
    },
    {
      of: 'an address that begins with it',
      file: 'posts/time-limits.md',
      right: 'A second line',
      wrong: '[A second](constructor:line) line',
      letter: `
        posts/time-limits.md:9:1
        Links that begin with "constructor:" do not work.
        Write an address that begins with https://.
      `,
    },
    {
      of: 'a tag with that name',
      file: 'posts/time-limits.md',
      right: 'A second line',
      wrong: 'A <constructor> line',
      letter: `
        posts/time-limits.md:9:3
        <constructor> is HTML, which visitors would see exactly as typed.
        Delete it. To show the character < itself, write \\<
      `,
    },
  ]);
});
