// @ts-check
import { availableParallelism } from 'node:os';
import { hostNames } from '../src/hosts/host-names.mjs';
import { checkout } from './bundles/code-hashes.mjs';
import { dataFolder, existingFile, finishedSite, freeFolder, usualOut } from './command-line/folders.mjs';
import { oneOfNames, ownAddress, shard, webAddress, wholeNumber } from './command-line/values.mjs';

const data = { value: 'DIR', default: 'data', read: dataFolder, description: 'data folder' };
const out = { value: 'DIR', default: usualOut, description: 'folder for the finished site' };
const site = {
  value: 'DIR',
  default: usualOut,
  read: finishedSite,
  description: 'folder with the finished site',
};
const cache = {
  value: 'DIR',
  read: freeFolder(checkout),
  description: 'folder for caches kept between runs (default: .cache/site)',
};
const reports = {
  value: 'DIR',
  default: '.reports',
  read: freeFolder(checkout),
  description: 'folder for reports',
};
const yes = {
  description: 'write without asking (default: ask in a terminal; in a script, only show the changes)',
};
const file = (/** @type {string} */ description) => ({ value: 'FILE', read: existingFile, description });
const port = (/** @type {string} */ usual) => ({
  value: 'N',
  default: usual,
  read: wholeNumber(0, 65_535),
  description: 'port to use',
});

/** @type {(what: string, folder: string) => string} */
const oneMoreFile = (what, folder) => `Each ${what} has a file in ${folder}/: copy one and edit it.`;

/** @type {(what: string) => string} */
const removedByHand = (what) => `Delete its ${what}; "npm run check" then lists what else to change.`;

/** @type {(folder: string) => string} */
const removedWithFile = (folder) => removedByHand(`file in ${folder}/`);

/**
 * Every command of package.json, in the order of its users: SEO staff, build engineers, developers. The file of a command
 * in commands/ exports `run`, which takes a `Call`; importing it does nothing.
 */
export const commands = /** @satisfies {Record<string, import('./command-line/command.ts').Command>} */ ({
  dev: {
    description: 'Shows the site while you edit its data; the visual editor is at /admin.',
    options: {
      data,
      port: port('3000'),
      host: {
        value: 'ADDRESS',
        default: 'localhost',
        read: ownAddress,
        description:
          'who can open the site: this machine only, or with 0.0.0.0 the network; the editor opens on this machine only',
      },
    },
  },
  new: {
    description: 'Adds an entry to the data and lists its new pages, or starts the site of another firm.',
    isBuilt: true,
    isAtomic: true,
    positionals: {
      synopsis: 'KIND "NAME"',
      kinds: /** @type {const} */ (['city', 'county', 'keyword', 'topic', 'post', 'site']),
      hints: {
        zip: 'Add a ZIP code below "zips:" of its city, in a file in counties/.',
        lawyer: oneMoreFile('lawyer', 'attorneys'),
        attorney: oneMoreFile('lawyer', 'attorneys'),
        office: 'Add an office below "offices:" in site.yaml.',
        testimonial: 'Add a testimonial to testimonials.yaml.',
        'practice-area': oneMoreFile('practice area', 'practice-areas'),
        'service-area': oneMoreFile('service area', 'service-areas'),
        guide: oneMoreFile('guide', 'guides'),
        fact: 'Add a fact to facts.yaml.',
        redirect: 'Add a redirect to redirects.yaml.',
      },
      wanted: 'Give a kind, then a name in quotes; for a site, its folder.',
    },
    options: {
      data,
      county: { value: 'SLUG', description: 'county of a new city' },
      city: { value: 'NAME', description: 'first city of a new county (default: all known cities)' },
      zips: {
        value: 'ZIPS',
        description: 'ZIP codes of the city, separated by commas (default: all known ones)',
      },
      state: {
        value: 'ST',
        description:
          "state of a new county or site (default: the site's; for a new site, the state in --address)",
      },
      'practice-area': { value: 'SLUG', description: 'practice area of a new keyword or post' },
      post: { value: 'SLUG', description: 'post to print on the pages of a new topic' },
      firm: {
        value: 'NAME',
        description:
          'for a new site: full legal name of the firm; in a terminal, the command asks for whatever is missing',
      },
      address: {
        value: 'ADDRESS',
        description: 'for a new site: first office, with street, city, state and ZIP code',
      },
      phone: { value: 'PHONE', description: 'for a new site: the number visitors call' },
      url: { value: 'URL', description: 'for a new site: its web address' },
    },
    examples: [
      'city "Yorktown Heights" --county westchester-county',
      'county "Putnam County"',
      'county "Putnam County" --city "Carmel" --zips 10512',
      'keyword "bus accident lawyer nyc" --practice-area car-accidents',
      'topic "What to do after a bus crash" --post bus-accident-claims',
      'post "How Bus Claims Work" --practice-area car-accidents',
      'site maple --firm "Maple & Stone" --phone "(802) 555-0142" --address "12 Elm Street, Burlington, VT 05401" --url https://www.maplestone.example',
    ],
  },
  rename: {
    description: 'Changes a name in addresses everywhere, and adds redirects from the old addresses.',
    isBuilt: true,
    isAtomic: true,
    positionals: {
      synopsis: 'KIND OLD NEW',
      kinds: /** @type {const} */ ([
        'county',
        'city',
        'topic',
        'post',
        'practice-area',
        'service-area',
        'attorney',
        'keyword',
      ]),
      hints: {
        zip: 'No ZIP code can be renamed: add the new one below "zips:" of its city, in a file in counties/, and remove the old one with "npm run remove".',
        guide: 'Guides are renamed as posts: write "post".',
        fact: 'Change its id in facts.yaml; "npm run check" then lists the texts that name it.',
        firm: 'Change the name in site.yaml, and search data/ for the old one.',
      },
      wanted: 'Give a kind, the old name and the new name.',
    },
    options: { data },
    examples: [
      'county kings-county brooklyn-county',
      'city kings-county/bushwick bushwick-brooklyn',
      'keyword "uber accident lawyer nyc" "rideshare lawyer nyc"',
    ],
  },
  remove: {
    description: 'Removes a place and all data about it, and adds redirects for its pages.',
    isBuilt: true,
    isAtomic: true,
    positionals: {
      synopsis: 'KIND NAME',
      kinds: /** @type {const} */ (['county', 'city', 'zip']),
      hints: {
        topic: removedWithFile('topics'),
        post: removedWithFile('posts'),
        guide: removedWithFile('guides'),
        'practice-area': removedWithFile('practice-areas'),
        'service-area': removedWithFile('service-areas'),
        attorney: removedWithFile('attorneys'),
        keyword: removedByHand('entry in keywords.yaml'),
        testimonial: removedByHand('entry in testimonials.yaml'),
        fact: removedByHand('entry in facts.yaml'),
      },
      wanted: 'Give a kind, then the name as it appears in addresses.',
    },
    options: { data, yes },
    examples: ['city kings-county/bushwick', 'zip 11249', 'county erie-county'],
  },
  check: {
    description: 'Finds mistakes in the data, its spelling, and the types of the code.',
    isBuilt: true,
    options: { data, json: { description: 'print everything found as JSON (with "npm run -s")' } },
  },
  plan: {
    description: 'Shows which pages "generate" would add, change or remove, and which edits cause it.',
    isBuilt: true,
    options: {
      data,
      against: {
        value: 'X',
        description: 'the published data: a git branch or commit, or a folder (default: the main branch)',
      },
      markdown: { description: 'print Markdown, for a comment on a pull request (with "npm run -s")' },
      json: { description: 'print JSON, for programs (with "npm run -s")' },
    },
  },
  audit: {
    description: 'Checks every finished page for SEO, accessibility and advertising rules.',
    isBuilt: true,
    options: {
      data,
      out: site,
      reports,
      baseline: file('earlier audit.json to compare with (default: the one in the reports folder)'),
      'fail-on': {
        value: 'WHAT',
        default: 'error',
        read: oneOfNames(['error', 'warning', 'new', 'nothing']),
        description: 'what makes the command exit with 1: error, warning, new or nothing',
      },
      cache,
      quiet: { description: 'print only mistakes in the data' },
    },
  },
  import: {
    description:
      'Adds and changes places or local searches from a CSV file, or replaces a table in places/. Shows the changes before it writes.',
    isBuilt: true,
    isAtomic: true,
    positionals: {
      synopsis: 'KIND FILE',
      kinds: /** @type {const} */ (['places', 'keywords', 'facts']),
      wanted: 'Give a kind, then the CSV file.',
      kindDescriptions: {
        places:
          'columns county, city, zip, latitude, longitude, state; the last three may be missing or empty',
        keywords:
          'columns keyword, heading, practice_area, intro, point_1, point_2, point_3, draft, lang; an empty cell changes nothing',
        facts: 'a newer, complete version of a table in places/: rows and columns it lacks are removed',
      },
    },
    options: {
      data,
      yes,
      table: { value: 'NAME', description: 'table to replace, if the file has a different name' },
      source: {
        value: 'TEXT',
        description: 'who measured it, and where it was published; required for a new table',
      },
      credit: { value: 'TEXT', description: 'the source as pages name it; required for a new table' },
      date: { value: 'TEXT', description: 'the period it covers; required for a new table' },
      license: { value: 'TEXT', description: 'what the publisher allows; required for a new table' },
    },
    examples: [
      'places counties.csv',
      'keywords searches.csv --yes',
      'facts people.csv',
      'facts people.csv --source "2020 census" --credit "US Census Bureau" --date "2020" --license "Public domain"',
    ],
  },
  export: {
    description:
      'Writes the places or the local searches to a CSV file that "import" reads; without a file, prints them.',
    isBuilt: true,
    positionals: {
      synopsis: 'KIND [FILE]',
      kinds: /** @type {const} */ (['places', 'keywords']),
      wanted: 'Give a kind, then a file name; without one, the table is printed (with "npm run -s").',
    },
    options: { data },
    examples: ['places counties.csv', 'keywords searches.csv'],
  },
  refresh: {
    description: "Updates the crash tables in places/ from New York City's open data; needs internet access.",
    isBuilt: true,
    isAtomic: true,
    positionals: { synopsis: 'TABLES', kinds: ['crashes'], wanted: 'Give "crashes".' },
    options: {
      data,
      from: { value: 'URL', read: webAddress, description: 'another address of the same dataset' },
      year: {
        value: 'YEAR',
        read: wholeNumber(2012, new Date().getFullYear() - 1),
        description: 'the last full year to count (default: last year, in January the one before it)',
      },
      yes: {
        description:
          'write even if rows are removed (default: ask in a terminal; in a script, only show the changes)',
      },
    },
    examples: ['crashes'],
  },
  shapes: {
    description: 'Makes map shapes from GeoJSON: simplified, with shared borders, one file per county.',
    isAtomic: true,
    positionals: {
      synopsis: '[COUNTY…]',
      wanted: 'Give counties as the files name them, or none for all counties of the site.',
    },
    options: {
      data,
      zips: file('required: polygons with the properties zip and county'),
      counties: file('required: polygons with the property county: land, up to the same shoreline'),
      municipalities: file('polygons with the properties name, type and county'),
      land: file('polygons of the surrounding land, up to the same shoreline, drawn without names'),
      sources: file('required: JSON list of the sources: name, what, license, date'),
    },
  },
  published: {
    description: 'Records in published.yaml that the site went online with the current data.',
    isBuilt: true,
    options: {
      data,
      reports,
      indexnow: {
        description: 'submit what changed since the last submission to search engines; needs internet access',
      },
      to: { value: 'URL', read: webAddress, description: 'submit to this address instead' },
    },
  },
  generate: {
    description: 'Checks all data, renders every page and writes the finished site.',
    isBuilt: true,
    options: {
      data,
      out,
      only: { value: 'GLOB', description: 'only pages at these addresses, as in "/blog/zip/11224/*"' },
      shard: {
        value: 'I/N',
        read: shard,
        description: 'only one part of the pages, as in 1/4; "npm run merge" joins the parts',
      },
      threads: {
        value: 'N',
        default: String(Math.min(8, availableParallelism())),
        read: wholeNumber(1, 64),
        description: 'number of rendering threads',
      },
      verify: { description: 'compare every page with a full React rendering' },
      force: { description: 'reuse nothing from the last run' },
      cache,
      quiet: { description: 'print only mistakes' },
    },
  },
  merge: {
    description: 'Joins the parts of a site that several machines made.',
    isBuilt: true,
    positionals: {
      synopsis: 'PART…',
      wanted: 'Give the folders of the parts, such as part-1 part-2.',
    },
    options: { data, out, cache },
  },
  preview: {
    description: 'Serves the finished site the way a static host does.',
    options: {
      out: site,
      port: port('4173'),
      host: {
        value: 'ADDRESS',
        default: '127.0.0.1',
        read: ownAddress,
        description: 'who can open it: this machine only, or with 0.0.0.0 the network',
      },
    },
  },
  doctor: {
    description: 'Checks the finished site against the limits and rules of a host before you deploy.',
    options: {
      host: {
        value: 'HOST',
        default: '',
        read: oneOfNames(hostNames),
        description: `required: ${hostNames.join(', ')}`,
      },
      out: site,
      reports,
    },
  },
  test: {
    description: 'Runs lint, check and every test; with file names, only those tests.',
    positionals: { synopsis: '[FILE…]', wanted: 'Give test files.' },
    options: {
      long: {
        description:
          'only the long series, such as kills and hostile inputs, with forty times as many runs each',
      },
    },
  },
  lint: {
    description: 'Finds mistakes in the code: types, style and unused code.',
    options: {},
  },
  bench: {
    description: 'Measures speed, memory and page weights, for sites with the given numbers of pages.',
    positionals: {
      synopsis: '[WHAT…] [SIZE…]',
      wanted: 'Give what to measure, and the sizes.',
      kindDescriptions: {
        scale: 'full runs, compared with a program that only writes the same bytes',
        prerender: "cold runs of at most 40,000 pages, compared with vike's own prerender",
        incremental: 'runs after one change',
        pages: 'weight of one page of each kind, compared with the budgets; measured only if named',
        '4000 40000': 'numbers of pages (default: 4000 40000 400000)',
      },
    },
    options: {
      runs: {
        value: 'N',
        default: '3',
        read: wholeNumber(1, 1000),
        description: 'how often to repeat each measurement',
      },
    },
  },
  format: { description: 'Formats the code.', options: {} },
});
