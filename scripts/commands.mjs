// @ts-check
import { availableParallelism } from 'node:os';
import { hostNames } from '../src/hosts/host-names.mjs';
import { checkout } from './bundles/code-hashes.mjs';
import {
  dataFolder,
  existingFile,
  finishedSite,
  freeFolder,
  oneOfNames,
  shard,
  webAddress,
  wholeNumber,
} from './command-line/values.mjs';

const data = { value: 'DIR', default: 'data', read: dataFolder, description: 'folder with the data' };
const out = { value: 'DIR', default: 'dist', description: 'folder for the finished site' };
const site = {
  value: 'DIR',
  default: 'dist',
  read: finishedSite,
  description: 'folder with the finished site',
};
const cache = {
  value: 'DIR',
  read: freeFolder(checkout),
  description: 'folder for the caches between runs (.cache/site)',
};
const reports = {
  value: 'DIR',
  default: '.reports',
  read: freeFolder(checkout),
  description: 'folder for the reports',
};
const port = (/** @type {string} */ usual) => ({
  value: 'N',
  default: usual,
  read: wholeNumber(0, 65_535),
  description: 'port to serve it at',
});

/** @type {(what: string, folder: string) => string} */
const oneMoreFile = (what, folder) =>
  `${what} is one more file of ${folder}/: copy one, and change what it says.`;

/** @type {(folder: string) => string} */
const removedWithFile = (folder) => `Delete its file in ${folder}/; "npm run check" says what else to do.`;

/** Every command of package.json, in the order of its users: SEO staff, build engineers, developers. */
export const commands = /** @satisfies {Record<string, import('./command-line/command.ts').Command>} */ ({
  dev: {
    description: 'Shows the site of a data folder while you edit it; its visual editor is at /admin.',
    module: 'commands/dev.ts',
    options: {
      data,
      port: port('3000'),
      host: {
        value: 'ADDRESS',
        default: 'localhost',
        description:
          'who can see the site: only this machine, or with 0.0.0.0 the network; the editor always answers only this machine',
      },
    },
  },
  new: {
    description:
      'Adds an entry where it belongs and lists the new pages; or starts the site of another firm.',
    module: 'commands/new.ts',
    isBuilt: true,
    isAtomic: true,
    positionals: {
      synopsis: 'KIND "NAME"',
      kinds: ['city', 'county', 'keyword', 'topic', 'post', 'site'],
      hints: {
        zip: 'A ZIP code stands at "zips:" of its city, in a file of counties/.',
        lawyer: oneMoreFile('A lawyer', 'attorneys'),
        attorney: oneMoreFile('A lawyer', 'attorneys'),
        office: 'An office is one more entry at "offices:" of site.yaml.',
        testimonial: 'What clients say stands in testimonials.yaml.',
        'practice-area': oneMoreFile('A practice area', 'practice-areas'),
        'service-area': oneMoreFile('A service area', 'service-areas'),
      },
      least: 2,
      most: 2,
      wanted: 'Write the kind, then the name in quotes; of a site its folder.',
    },
    options: {
      data,
      county: { value: 'SLUG', description: 'county of a new city' },
      city: { value: 'NAME', description: 'first city of a new county (all known cities)' },
      zips: { value: 'ZIPS', description: 'ZIP codes of the city, separated by commas (all known ones)' },
      state: {
        value: 'ST',
        description: "state of a new county, or of a site (the site's; that of the address)",
      },
      'practice-area': { value: 'SLUG', description: 'practice area of a new keyword or post' },
      post: { value: 'SLUG', description: 'post to print on the pages of a new topic' },
      firm: {
        value: 'NAME',
        description:
          'full legal name of the firm of a new site; in a terminal, the command asks for the rest',
      },
      address: { value: 'ADDRESS', description: 'its first office: street, city, state and ZIP code' },
      phone: { value: 'PHONE', description: 'the number that visitors call' },
      url: { value: 'URL', description: 'the address of the website' },
    },
    examples: [
      'city "Yorktown" --county westchester-county',
      'county "Putnam County"',
      'county "Putnam County" --city "Carmel" --zips 10512',
      'keyword "bus accident lawyer nyc" --practice-area car-accidents',
      'topic "What to do after a bus crash" --post bus-accident-claims',
      'post "How Bus Claims Work" --practice-area car-accidents',
      'site maple --firm "Maple & Stone" --phone "(802) 555-0142" --address "12 Elm Street, Burlington, VT 05401" --url https://www.maplestone.example',
    ],
  },
  rename: {
    description: 'Changes a name in addresses everywhere, and writes redirects from the old addresses.',
    module: 'commands/rename.ts',
    isBuilt: true,
    isAtomic: true,
    positionals: {
      synopsis: 'KIND OLD NEW',
      kinds: ['county', 'city', 'topic', 'post', 'practice-area', 'service-area', 'attorney', 'keyword'],
      least: 3,
      most: 3,
      wanted: 'Write the kind, the old name and the new one.',
    },
    options: { data },
    examples: [
      'county kings-county brooklyn-county',
      'city kings-county/bushwick bushwick-brooklyn',
      'keyword "uber accident lawyer nyc" "rideshare lawyer nyc"',
    ],
  },
  remove: {
    description: 'Removes a place and all data about it, and writes redirects for its pages.',
    module: 'commands/remove.ts',
    isBuilt: true,
    isAtomic: true,
    positionals: {
      synopsis: 'KIND NAME',
      kinds: ['county', 'city', 'zip'],
      hints: {
        topic: removedWithFile('topics'),
        post: removedWithFile('posts'),
        'practice-area': removedWithFile('practice-areas'),
        'service-area': removedWithFile('service-areas'),
        attorney: removedWithFile('attorneys'),
        keyword: 'Delete its entry in keywords.yaml; "npm run check" says what else to do.',
      },
      least: 2,
      most: 2,
      wanted: 'Write the kind, then the name as it stands in addresses.',
    },
    options: {
      data,
      yes: {
        description:
          'write without asking; otherwise it asks in a terminal, and in a script only shows what would go',
      },
    },
    examples: ['city kings-county/bushwick', 'zip 11249', 'county erie-county'],
  },
  check: {
    description: 'Finds mistakes in the data, in its spelling and in the types of the code.',
    module: 'commands/check.ts',
    isBuilt: true,
    options: { data, json: { description: 'every problem as JSON, for editors (with "npm run -s")' } },
  },
  plan: {
    description: 'Shows which pages "generate" would add, change or remove, and because of which edits.',
    module: 'commands/plan.ts',
    isBuilt: true,
    options: {
      data,
      against: {
        value: 'X',
        description: 'the published data: a branch or commit of git, or a folder (the main branch)',
      },
      markdown: { description: 'for a comment on a pull request (with "npm run -s")' },
      json: { description: 'for programs (with "npm run -s")' },
    },
  },
  audit: {
    description: 'Checks every finished page for SEO, accessibility and the rules on advertising.',
    module: 'commands/audit.ts',
    isBuilt: true,
    options: {
      data,
      out: site,
      reports,
      baseline: {
        value: 'FILE',
        read: existingFile,
        description: 'earlier audit to compare with (audit.json of the last run, in the reports)',
      },
      'fail-on': {
        value: 'WHAT',
        default: 'error',
        read: oneOfNames(['error', 'warning', 'new', 'nothing']),
        description: 'what makes it exit with 1: error, warning, new or nothing',
      },
      cache,
      quiet: { description: 'print only mistakes in the data' },
    },
  },
  import: {
    description:
      'Adds and changes places or searches from a CSV file, or replaces a table of places/. Shows the plan first.',
    module: 'commands/import.ts',
    isBuilt: true,
    isAtomic: true,
    positionals: {
      synopsis: 'KIND FILE',
      kinds: ['places', 'keywords', 'facts'],
      least: 2,
      most: 2,
      wanted: 'Write the kind, then the CSV file.',
      kindDescriptions: {
        places:
          'columns county, city, zip, latitude, longitude, state; the last three may be missing or empty',
        keywords:
          'columns keyword, heading, practice_area, intro, point_1, point_2, point_3, draft; an empty cell changes nothing',
        facts: 'a newer table of places/, complete: rows and columns that it lacks are removed',
      },
    },
    options: {
      data,
      yes: {
        description:
          'write without asking; otherwise it asks in a terminal, and in a script only shows the plan',
      },
      table: { value: 'NAME', description: 'table to replace, if the file has another name' },
      source: {
        value: 'TEXT',
        description: 'who measured the table, and where it was published; a new table needs it',
      },
      credit: { value: 'TEXT', description: 'the source as pages name it; a new table needs it' },
      date: { value: 'TEXT', description: 'the period that the table covers; a new table needs it' },
      license: { value: 'TEXT', description: 'what the publisher allows; a new table needs it' },
    },
    examples: [
      'places counties.csv',
      'keywords searches.csv --yes',
      'facts people.csv',
      'facts people.csv --source "2020 census" --credit "US Census Bureau" --date "2020" --license "Public domain"',
    ],
  },
  export: {
    description: 'Writes the places or the local searches to a CSV file that "import" reads.',
    module: 'commands/export.ts',
    isBuilt: true,
    positionals: {
      synopsis: 'KIND [FILE]',
      kinds: ['places', 'keywords'],
      least: 1,
      most: 2,
      wanted: 'Write the kind, then the file; without one the table is printed (with "npm run -s").',
    },
    options: { data },
    examples: ['places counties.csv', 'keywords searches.csv'],
  },
  refresh: {
    description: 'Updates the crash tables of places/ from the open data of New York City; needs a network.',
    module: 'commands/refresh.ts',
    isBuilt: true,
    isAtomic: true,
    positionals: { synopsis: 'TABLES', kinds: ['crashes'], least: 1, most: 1, wanted: 'Write "crashes".' },
    options: {
      data,
      from: { value: 'URL', read: webAddress, description: 'another address of the same dataset' },
      year: {
        value: 'YEAR',
        read: wholeNumber(2012, 2099),
        description: 'the last whole year to count (last year)',
      },
      yes: {
        description:
          'write without asking, also where rows are removed; otherwise it asks in a terminal, and in a script only shows them',
      },
    },
    examples: ['crashes'],
  },
  shapes: {
    description:
      'Makes the shapes of the maps from GeoJSON: simplified, with shared borders, one file for each county.',
    module: 'commands/shapes.ts',
    isAtomic: true,
    positionals: {
      synopsis: '[COUNTY ...]',
      least: 0,
      most: Infinity,
      wanted: 'Write counties as the files call them, or none for all that the site has.',
    },
    options: {
      data,
      zips: { value: 'FILE', read: existingFile, description: 'polygons with the properties zip and county' },
      counties: {
        value: 'FILE',
        read: existingFile,
        description: 'polygons with the property county: land, up to the same shoreline',
      },
      municipalities: {
        value: 'FILE',
        read: existingFile,
        description: 'polygons with the properties name, type and county',
      },
      land: {
        value: 'FILE',
        read: existingFile,
        description: 'polygons of the land around, up to the same shoreline, drawn without names',
      },
      sources: {
        value: 'FILE',
        read: existingFile,
        description: 'JSON list of the sources: name, what, license, date',
      },
    },
  },
  published: {
    description: 'Records in published.yaml that the site went online with the current data.',
    module: 'commands/published.ts',
    isBuilt: true,
    options: {
      data,
      reports,
      indexnow: { description: 'submit the changes since the last time to search engines; needs a network' },
      to: { value: 'URL', description: 'another address to submit them to' },
    },
  },
  generate: {
    description: 'Checks all data, renders every page and writes the finished site.',
    module: 'commands/generate.ts',
    isBuilt: true,
    options: {
      data,
      out,
      only: { value: 'GLOB', description: 'only pages at these addresses, as in "/blog/zip/11224/*"' },
      shard: {
        value: 'I/N',
        read: shard,
        description: 'only the part for this machine, as in 1/4; see npm run merge',
      },
      threads: {
        value: 'N',
        default: String(Math.min(8, availableParallelism())),
        read: wholeNumber(1, 64),
        description: 'how many threads render',
      },
      verify: { description: 'compare every page with a full rendering by React' },
      force: { description: 'use nothing from the last run' },
      cache,
      quiet: { description: 'print only mistakes' },
    },
  },
  merge: {
    description: 'Joins the parts of a site that several machines made.',
    module: 'commands/merge.ts',
    isBuilt: true,
    positionals: {
      synopsis: 'PART…',
      least: 1,
      most: Infinity,
      wanted: 'Name the folders of the parts, such as part-1 part-2.',
    },
    options: { data, out, cache },
  },
  preview: {
    description: 'Serves the finished site as a static host does.',
    module: 'commands/preview.ts',
    options: {
      out: site,
      port: port('4173'),
      host: {
        value: 'ADDRESS',
        default: '127.0.0.1',
        description: 'who can see it: only this machine, or with 0.0.0.0 the network',
      },
    },
  },
  doctor: {
    description: 'Checks the finished site against the limits and rules of a host, before a deploy.',
    module: 'commands/doctor.ts',
    options: {
      host: { value: 'HOST', default: '', read: oneOfNames(hostNames), description: hostNames.join(', ') },
      out: site,
      reports,
    },
  },
  test: {
    description: 'Runs lint, check and every test; with file names, only those tests.',
    module: 'commands/test.ts',
    positionals: { synopsis: '[FILE…]', least: 0, most: Infinity, wanted: 'Name files of tests.' },
    options: {
      long: {
        description: 'only the long series, such as kills and hostile inputs, with forty times as many runs',
      },
    },
  },
  lint: {
    description: 'Finds mistakes in the code: types, style and unused code.',
    module: 'commands/lint.ts',
    options: {},
  },
  bench: {
    description: 'Measures speed, memory and page weights, for sites of the given numbers of pages.',
    module: 'commands/bench.ts',
    positionals: {
      synopsis: '[WHAT…] [SIZE…]',
      least: 0,
      most: Infinity,
      wanted: 'Write what to measure, and at which sizes.',
      kindDescriptions: {
        scale: 'full runs, beside a program that only writes the same bytes',
        prerender: "cold runs, beside vike's own prerender",
        incremental: 'runs after one change',
        pages: 'weight of one page of each kind against the budgets; all but this where nothing is named',
        '4000 40000': 'sizes in pages (4000 40000 400000)',
      },
    },
    options: {
      runs: {
        value: 'N',
        default: '3',
        read: wholeNumber(1, 1000),
        description: 'how often to measure each',
      },
      all: { description: 'prerender at 40,000 pages too' },
    },
  },
  format: { description: 'Formats the code.', module: 'commands/format.ts', options: {} },
});
