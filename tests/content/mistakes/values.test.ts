import { describe, expect, it } from 'vitest';
import { formatProblems } from '#content/letters/format-problems.ts';
import { loadSite } from '../../support/load-site.ts';
import { lettersAbout, testMistakes } from '../../support/mistakes.ts';
import { dataToRead, edit, smallSite } from '../../support/small-site/small-site.ts';

describe('ZIP codes', () => {
  testMistakes([
    {
      of: 'a ZIP code without quotes, which YAML reads as a number',
      file: 'counties/addison-county.yaml',
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips: [05753, "05740"]',
      letter: `
        counties/addison-county.yaml:6:12  cities[0].zips[0]
        05753 has no quotes, so it is read as the number 5753.
        Write it in quotes: "05753".
      `,
    },
    {
      of: 'a ZIP code of four digits',
      file: 'counties/addison-county.yaml',
      right: '"05740"',
      wrong: '"5740"',
      letter: `
        counties/addison-county.yaml:6:21  cities[0].zips[1]
        "5740" is not a ZIP code.
        Write exactly five digits in quotes, such as "10001".
      `,
    },
    ...(
      [
        ['05753-1234', 'Write only the five digits: "05753"'],
        ['VT 05753 ', 'Write only the five digits: "05753"'],
        ['\uFF10\uFF15\uFF17\uFF15\uFF13', 'Write only the five digits: "05753"'],
        ['05753, 05740', 'Write each in quotes of its own: "05753", "05740"'],
      ] as const
    ).map(([written, fix]) => ({
      of: `what holds ZIP codes, and more: ${written}`,
      file: 'counties/addison-county.yaml',
      right: 'zips: ["05753", "05740"]',
      wrong: `zips: ["${written}"]`,
      letter: `
        counties/addison-county.yaml:6:12  cities[0].zips[0]
        "${written}" is not a ZIP code.
        ${fix}
      `,
    })),
    {
      of: 'a ZIP code that appears twice in one city',
      file: 'counties/addison-county.yaml',
      right: '"05740"',
      wrong: '"05753"',
      letter: `
        counties/addison-county.yaml:6:21  cities[0].zips[1]
        "05753" is already in the list.
        Delete one of the two.
      `,
    },
    {
      of: 'a point that belongs to no ZIP code',
      file: 'counties/addison-county.yaml',
      right: '"05753": [',
      wrong: '"Middlebury": [',
      letter: `
        counties/addison-county.yaml:8:3  points.Middlebury
        "Middlebury" is not a ZIP code.
        Write exactly five digits in quotes, such as "10001".
      `,
    },
  ]);
});

describe('A choice between yes and no', () => {
  testMistakes([
    {
      of: 'a comma behind it, as in JSON',
      file: 'testimonials.yaml',
      right: 'sample: true',
      wrong: 'sample: true,',
      letter: `
        testimonials.yaml:7:13  testimonials[0].sample
        "sample" should be true or false, but it is "true,".
        Write: sample: true
      `,
    },
    {
      of: 'a word that says neither',
      file: 'testimonials.yaml',
      right: 'sample: true',
      wrong: 'sample: 24/7',
      letter: `
        testimonials.yaml:7:13  testimonials[0].sample
        "sample" should be true or false, but it is "24/7".
        Write sample: true or sample: false
      `,
    },
  ]);
});

describe('Slugs', () => {
  testMistakes([
    {
      of: 'two cities of one county with the same slug',
      file: 'counties/chittenden-county.yaml',
      right: 'slug: south-burlington',
      wrong: 'slug: burlington',
      letter: `
        counties/chittenden-county.yaml:13:11  cities[1].slug
        Two cities of this county have the slug "burlington" (first in counties/chittenden-county.yaml:10).
        Give each city its own slug.
      `,
    },
    {
      of: 'a slug with a slash',
      file: 'counties/addison-county.yaml',
      right: 'slug: middlebury',
      wrong: 'slug: middle/bury',
      letter: `
        counties/addison-county.yaml:5:11  cities[0].slug
        "middle/bury" cannot be part of an address.
        Use lowercase letters, digits and single hyphens, such as "middle-bury".
      `,
    },
    {
      of: 'a whole address in its place',
      file: 'counties/addison-county.yaml',
      right: 'slug: middlebury',
      wrong: 'slug: /locations/addison-county/middlebury',
      letter: `
        counties/addison-county.yaml:5:11  cities[0].slug
        "/locations/addison-county/middlebury" cannot be part of an address.
        Use lowercase letters, digits and single hyphens, such as "middlebury".
      `,
    },
    {
      of: 'an address with its host and more behind it',
      file: 'counties/addison-county.yaml',
      right: 'slug: middlebury',
      wrong: 'slug: https://maple.example/middlebury/?from=mail',
      letter: `
        counties/addison-county.yaml:5:11  cities[0].slug
        "https://maple.example/middlebury/?from=mail" cannot be part of an address.
        Use lowercase letters, digits and single hyphens, such as "middlebury".
      `,
    },
    {
      of: 'the name of a file with its ending',
      file: 'topics/deadlines.yaml',
      right: 'post: time-limits',
      wrong: 'post: posts/time-limits.md',
      letter: `
        topics/deadlines.yaml:3:7  post
        "posts/time-limits.md" cannot be part of an address.
        Use lowercase letters, digits and single hyphens, such as "time-limits".
      `,
    },
    {
      of: 'an empty slug',
      file: 'counties/addison-county.yaml',
      right: 'slug: middlebury',
      wrong: 'slug: ""',
      letter: `
        counties/addison-county.yaml:5:11  cities[0].slug
        The name is empty.
        Use lowercase letters, digits and single hyphens, such as "white-plains".
      `,
    },
    {
      of: 'a practice area that is not chosen yet',
      file: 'posts/time-limits.md',
      right: 'practiceArea: car-accidents',
      wrong: 'practiceArea: ""',
      letter: `
        posts/time-limits.md:5:15  practiceArea
        No practice area is named here.
        Name one, such as "car-accidents".
      `,
    },
    {
      of: 'a slug that leads out of the output folder',
      file: 'counties/addison-county.yaml',
      right: 'slug: middlebury',
      wrong: 'slug: ../middlebury',
      letter: `
        counties/addison-county.yaml:5:11  cities[0].slug
        "../middlebury" cannot be part of an address.
        Use lowercase letters, digits and single hyphens, such as "middlebury".
      `,
    },
    {
      of: 'a keyword that makes no address',
      file: 'keywords.yaml',
      right: '"Car Crash Lawyer in Burlington!"',
      wrong: '"!!!"',
      letter: `
        keywords.yaml:2:14  keywords[0].keyword
        "!!!" cannot become an address.
        Use letters or digits.
      `,
    },
  ]);
});

describe('Dates, numbers and choices', () => {
  testMistakes([
    {
      of: 'a date without quotes',
      file: 'posts/time-limits.md',
      right: 'date: "2026-03-01"',
      wrong: 'date: 2026-03-01',
      letter: `
        posts/time-limits.md:3:7  date
        The date 2026-03-01 has no quotes.
        Write it in quotes: "2026-03-01".
      `,
    },
    {
      of: 'a day that does not exist',
      file: 'posts/time-limits.md',
      right: '"2026-03-01"',
      wrong: '"2026-02-30"',
      letter: `
        posts/time-limits.md:3:7  date
        "2026-02-30": There is no such day.
        Check the month and the day, as in "2026-11-20".
      `,
    },
    {
      of: 'a date in words',
      file: 'posts/time-limits.md',
      right: '"2026-03-01"',
      wrong: '"March 1, 2026"',
      letter: `
        posts/time-limits.md:3:7  date
        "March 1, 2026" is not a date.
        Write the year, month and day in quotes, such as "2026-11-20".
      `,
    },
    {
      of: 'a phone number in another format',
      file: 'site.yaml',
      right: '"(802) 555-0110"',
      wrong: '"802-555-0110"',
      letter: `
        site.yaml:8:17  phones.main
        "802-555-0110" is not how phone numbers are written here.
        Write: "(802) 555-0110"
      `,
    },
    {
      of: 'a phone number with the hyphen of a word processor, which looks right',
      file: 'site.yaml',
      right: '"(802) 555-0110"',
      wrong: '"(802) 555\u20110110"',
      letter: `
        site.yaml:8:17  phones.main
        "(802) 555\u20110110" is not how phone numbers are written here.
        Write: "(802) 555-0110"
      `,
    },
    {
      of: 'a phone number with an extension',
      file: 'site.yaml',
      right: '"(802) 555-0110"',
      wrong: '"802-555-0110 x5"',
      letter: `
        site.yaml:8:17  phones.main
        "802-555-0110 x5" is not how phone numbers are written here.
        Write it in quotes, in this form: "(800) 555-0142".
      `,
    },
    {
      of: 'a share in place of a percentage',
      file: 'site.yaml',
      right: 'phones:',
      wrong: 'indexing: { leastOwnText: 0.2 }\nphones:',
      letter: `
        site.yaml:8:27  indexing.leastOwnText
        "0.2" is less than 1%.
        Write it as a percentage, such as 20.
      `,
    },
    {
      of: 'a value that is none of the choices',
      file: 'facts.yaml',
      right: 'unit: years',
      wrong: 'unit: weeks',
      letter: `
        facts.yaml:4:11  facts[0].unit
        "unit" cannot be "weeks".
        Write one of these: years, year, months, days, dollars, percent, none.
      `,
    },
    {
      of: 'a word in place of an emoji',
      file: 'practice-areas/car-accidents.yaml',
      right: 'icon: "🚗"',
      wrong: 'icon: "car"',
      letter: `
        practice-areas/car-accidents.yaml:3:7  icon
        "car" is not a single emoji.
        Write one, such as "🚗".
      `,
    },
    {
      of: 'a number with commas, of which YAML reads only the first digits',
      file: 'counties/chittenden-county.yaml',
      right: 'count: 168323,',
      wrong: 'count: 1,168,323,',
      letter: `
        counties/chittenden-county.yaml:6:22  population.count
        The comma ends the value here, so 1,168,323 is read as 1.
        Write it without commas: 1168323
      `,
    },
    ...['168.323', '168.000'].map((written) => ({
      of: `a number with a point that separates thousands: ${written}`,
      file: 'counties/chittenden-county.yaml',
      right: 'count: 168323,',
      wrong: `count: ${written},`,
      letter: `
        counties/chittenden-county.yaml:6:22  population.count
        The point begins the decimals here, so ${written} is less than 169.
        Write ${written.replace('.', '')} if it separates thousands, "${written}" in quotes if it is a text, otherwise 168.
      `,
    })),
    ...(
      [
        ["168'323", '168323'],
        ['168\u00A0323', '168323'],
        ['1.168.323', '1168323'],
        ["1'168'323", '1168323'],
        ['168323,5', '168323.5'],
        ['0,125', '0.125'],
        ['168323 s', undefined],
        ['≈ 168323', undefined],
      ] as const
    ).map(([written, meant]) => ({
      of: `a number as people write it: ${written}`,
      file: 'counties/chittenden-county.yaml',
      right: 'count: 168323,',
      wrong: `count: "${written}",`,
      letter: `
        counties/chittenden-county.yaml:6:22  population.count
        ${meant ? `"count" should be a number, but "${written}" is text.` : `"${written}" is not a number.`}
        ${meant ? `Write: count: ${meant}` : 'Write a number, for example: count: 2736074'}
      `,
    })),
    ...(
      [
        ['–73.1673', '"–73.1673"', '-73.1673'],
        ['73.1673° W', '"73.1673° W"', '-73.1673'],
        ['"-73,167"', '"-73,167"', '-73.167'],
      ] as const
    ).map(([written, seen, meant]) => ({
      of: `a number of a point as maps and word processors write it: ${written}`,
      file: 'counties/addison-county.yaml',
      right: '[44.0153, -73.1673]',
      wrong: `[44.0153, ${written}]`,
      letter: `
        counties/addison-county.yaml:8:22  points.05753[1]
        Entry 2 of "05753" should be a number, but ${seen} is text.
        Write: ${meant}
      `,
    })),
    {
      of: 'a text in place of a list of groups',
      file: 'facts.yaml',
      holds: 'facts: "Three years to sue"\n',
      letter: `
        facts.yaml:1:8  facts
        "facts" should be a list.
        Write it as a list: "facts:", and below it one line "  - …" for each entry.
      `,
    },
    {
      of: 'a number in place of a list',
      file: 'counties/addison-county.yaml',
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips: 05753',
      letter: `
        counties/addison-county.yaml:6:11  cities[0].zips
        "zips" should be a list.
        Put the value in square brackets: zips: ["05753"]
      `,
    },
    {
      of: 'a list in round brackets',
      file: 'counties/addison-county.yaml',
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips: ("05753", "05740")',
      letter: `
        counties/addison-county.yaml:6:11  cities[0].zips
        "zips" should be a list.
        Put the value in square brackets: zips: ["05753", "05740"]
      `,
    },
    {
      of: 'a text in place of a list that begins and ends with words in round brackets',
      file: 'counties/addison-county.yaml',
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips: (old) 05753 (new)',
      letter: `
        counties/addison-county.yaml:6:11  cities[0].zips
        "zips" should be a list.
        Put the value in square brackets: zips: ["(old) 05753 (new)"]
      `,
    },
    ...['44.0153, -73.1673', '"44.0153° N, 73.1673° W"'].map((written) => ({
      of: `a point as maps copy it: ${written}`,
      file: 'counties/addison-county.yaml',
      right: '[44.0153, -73.1673]',
      wrong: written,
      letter: `
        counties/addison-county.yaml:8:12  points.05753
        "05753" should be a pair in square brackets.
        Write: "05753": [44.0153, -73.1673]
      `,
    })),
    {
      of: 'a point of one number',
      file: 'counties/addison-county.yaml',
      right: '[44.0153, -73.1673]',
      wrong: '[44.0153]',
      letter: `
        counties/addison-county.yaml:8:12  points.05753
        "05753" should be a pair such as [40.75, -73.99].
        Write it, for example in Midtown Manhattan: "05753": [40.7506, -73.9973]
      `,
    },
    {
      of: 'a point with decimal commas',
      file: 'counties/addison-county.yaml',
      right: '[44.0153, -73.1673]',
      wrong: '[44,0153, -73,1673]',
      letter: `
        counties/addison-county.yaml:8:12  points.05753
        "05753" has 4 numbers, because each comma starts a new one.
        Use a decimal point instead of a comma, for example in Midtown Manhattan: "05753": [40.7506, -73.9973]
      `,
    },
    {
      of: 'a missing group, and lists what it must hold',
      file: 'testimonials.yaml',
      right: '    avatar: { alt: "Drawing of a woman with a scarf" }\n',
      wrong: '',
      letter: `
        testimonials.yaml:2:5  testimonials[0].avatar
        "avatar" is missing.
        Add it as "avatar:" and, on the lines below, indented by two spaces: alt.
      `,
    },
    {
      of: 'two points for a local search, which shows three',
      file: 'keywords.yaml',
      right: '"See a doctor.", ',
      wrong: '',
      letter: `
        keywords.yaml:6:13  keywords[0].points
        "points" has 2 entries.
        It needs exactly 3.
      `,
    },
  ]);
});

describe('The address of the site', () => {
  const url = 'https://www.maplelaw.example';
  const cases: [of: string, wrong: string, says: string, fix: string][] = [
    ['that ends in a slash', `${url}/`, 'The address ends in a slash.', `Write: "${url}"`],
    [
      'with a path',
      `${url}/blog`,
      'The address continues after the name of the site, with "/blog".',
      `Write: "${url}"`,
    ],
    [
      'with a path that ends in a slash',
      `${url}/en/`,
      'The address continues after the name of the site, with "/en/".',
      `Write: "${url}"`,
    ],
    [
      'with a query',
      `${url}?utm_source=mail`,
      'The address continues after the name of the site, with "/?utm_source=mail".',
      `Write: "${url}"`,
    ],
    [
      'with an anchor',
      `${url}#top`,
      'The address continues after the name of the site, with "/#top".',
      `Write: "${url}"`,
    ],
    [
      'with a user name and a password',
      'https://me:secret@www.maplelaw.example',
      'The address contains a user name or a password, for everyone to see.',
      `Write: "${url}"`,
    ],
    [
      'without encryption',
      'http://www.maplelaw.example',
      'The address is not secure, and pages would send visitors to https anyway.',
      `Write: "${url}"`,
    ],
    [
      'with another protocol',
      'ftp://www.maplelaw.example',
      'is not a web address.',
      'Write the whole address, starting with https://.',
    ],
    [
      'in capitals',
      'https://WWW.MapleLaw.example',
      'Browsers write this address differently.',
      `Write: "${url}"`,
    ],
    ['with the default port', `${url}:443`, 'Browsers write this address differently.', `Write: "${url}"`],
    [
      'with letters that are not ASCII',
      'https://érable.example',
      'Browsers write this address differently.',
      'Write: "https://xn--rable-9ra.example"',
    ],
    [
      'without a domain',
      'https://maplelaw',
      'No site on the internet has this name.',
      'Write it like "https://www.example.com".',
    ],
    [
      'with a comma for a dot',
      'https://www.maplelaw,example.org',
      'is not a web address.',
      'Write it like "https://www.example.com".',
    ],
    [
      'with two dots in a row',
      'https://www..maplelaw.example',
      'No site on the internet has this name.',
      'Write it like "https://www.example.com".',
    ],
    [
      'that cannot be read',
      'https://[maplelaw',
      'is not a web address.',
      'Write it like "https://www.example.com".',
    ],
  ];
  testMistakes(
    cases.map(([of, wrong, says, fix]) => ({
      of: `one ${of}`,
      file: 'site.yaml',
      right: `url: "${url}"`,
      wrong: `url: "${wrong}"`,
      letter: `site.yaml:1:6  url\n"${wrong}"${says.startsWith('is ') ? ' ' : ': '}${says}\n${fix}`,
    })),
  );

  it.each([
    'https://maplelaw.example:8443',
    'http://localhost:4173',
    'http://127.0.0.1:4173',
    'https://192.0.2.7',
  ])('may be %s', (address) => {
    const files = smallSite();
    edit(files, 'site.yaml', `url: "${url}"`, `url: "${address}"`);
    expect(lettersAbout(files)).toEqual([]);
  });
});

describe('A text that is too long', () => {
  const megabyte = 'x'.repeat(990_000);
  testMistakes([
    {
      of: 'a title of a megabyte',
      file: 'posts/time-limits.md',
      right: 'How Long You Have in Vermont',
      wrong: megabyte,
      letter: `
        posts/time-limits.md:2:8  title
        This text has 990,000 characters, but the limit is 60,000.
        Split it, or delete what does not belong there.
      `,
    },
    {
      of: 'a firm name of a megabyte',
      file: 'site.yaml',
      right: 'product: "Maple Law"',
      wrong: `product: "${megabyte}"`,
      letter: `
        site.yaml:4:12  firm.product
        This text has 990,000 characters, but the limit is 60,000.
        Split it, or delete what does not belong there.
      `,
    },
    {
      of: 'a title longer than 1,000 characters',
      file: 'practice-areas/car-accidents.yaml',
      right: 'title: "Car Accidents"',
      wrong: `title: "${'Car Accidents '.repeat(100)}"`,
      letter: `
        practice-areas/car-accidents.yaml:1:8  title
        The text has 1,399 characters, but the limit here is 1,000.
        Shorten it.
      `,
    },
    {
      of: 'an intro longer than 10,000 characters',
      file: 'keywords.yaml',
      right: 'Hurt in a crash near the lake?',
      wrong: 'Hurt in a crash near the lake? '.repeat(1000).trim(),
      letter: `
        keywords.yaml:5:12  keywords[0].intro
        The text has 31,029 characters, but the limit here is 10,000.
        Shorten it.
      `,
    },
  ]);

  it('is read at once, even if it is a line of dots', { timeout: 10_000 }, () => {
    const files = smallSite();
    files['posts/time-limits.md'] += `\n${'.'.repeat(59_000)}\n`;
    expect(lettersAbout(files)).toEqual([]);
  });

  it('is refused at once where a number belongs', { timeout: 10_000 }, () => {
    const files = smallSite();
    edit(files, 'counties/addison-county.yaml', 'order: 2', `order: "1${' '.repeat(3000)}x"`);
    expect(lettersAbout(files)).toEqual([expect.stringContaining('is not a number.')]);
  });

  it('is shortened in the letter', () => {
    const files = smallSite();
    edit(files, 'facts.yaml', 'unit: years', `unit: "${'x'.repeat(50_000)}"`);
    const { problems = [] } = loadSite(dataToRead(files));
    expect(formatProblems(problems).length).toBeLessThan(3000);
  });
});

describe('The repository of the editor', () => {
  testMistakes(
    ['maple-law/site.git', 'github.com/maple-law/site', 'https://github.com/maple-law/site'].map((repo) => ({
      of: `the address of the repository in place of its name: ${repo}`,
      when: (files) =>
        edit(files, 'site.yaml', 'navigation:', `editor: { backend: github, repo: "${repo}" }\nnavigation:`),
      letter: `
        site.yaml:25:34  editor.repo
        "${repo}" is not the name of a repository.
        Write only its owner and name, with a slash between them, such as "maple-law/site".
      `,
    })),
  );
});
