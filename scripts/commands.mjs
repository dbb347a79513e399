// @ts-check
import { availableParallelism } from 'node:os';
import { hostNames } from '../src/hosts/host-names.mjs';
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

const data = { value: 'DIR', default: 'data', read: dataFolder, means: 'folder with the data' };
const out = { value: 'DIR', default: 'dist', means: 'folder for the finished site' };
const site = { value: 'DIR', default: 'dist', read: finishedSite, means: 'folder with the finished site' };
/** @type {(typed: string, named: string) => string} */
const folderToFill = (typed, named) => freeFolder(typed, named);
const cache = {
  value: 'DIR',
  read: folderToFill,
  means: 'folder for the caches between runs (.cache/site)',
};
const reports = {
  value: 'DIR',
  default: '.reports',
  read: folderToFill,
  means: 'folder for the reports',
};
const port = (/** @type {string} */ usual) => ({
  value: 'N',
  default: usual,
  read: wholeNumber(0, 65_535),
  means: 'port to serve it at',
});

/** @type {(what: string, folder: string) => string} */
const oneMoreFile = (what, folder) =>
  `${what} is one more file of ${folder}/: copy one, and change what it says.`;

/** @type {(folder: string) => string} */
const removedWithFile = (folder) => `Delete its file in ${folder}/; "npm run check" says what else to do.`;

/** Every command of package.json, in the order of its users: SEO staff, build engineers, developers. */
export const commands = /** @satisfies {Record<string, import('./command-line/command.ts').Command>} */ ({
  dev: {
    does: 'Shows the site of a data folder while you edit it; its visual editor is at /admin.',
    module: 'commands/dev.ts',
    options: {
      data,
      port: port('3000'),
      host: {
        value: 'ADDRESS',
        default: 'localhost',
        means:
          'who can see the site: only this machine, or with 0.0.0.0 the network; the editor always answers only this machine',
      },
    },
  },
  new: {
    does: 'Adds an entry where it belongs and lists the new pages; or starts the site of another firm.',
    module: 'commands/new.ts',
    isBuilt: true,
    takesBack: true,
    positionals: {
      shown: 'KIND "NAME"',
      kinds: ['city', 'county', 'keyword', 'topic', 'post', 'site'],
      otherwise: {
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
      county: { value: 'SLUG', means: 'county of a new city' },
      city: { value: 'NAME', means: 'first city of a new county (all known cities)' },
      zips: { value: 'ZIPS', means: 'ZIP codes of the city, separated by commas (all known ones)' },
      state: { value: 'ST', means: "state of a new county, or of a site (the site's; that of the address)" },
      'practice-area': { value: 'SLUG', means: 'practice area of a new keyword or post' },
      post: { value: 'SLUG', means: 'post to print on the pages of a new topic' },
      firm: {
        value: 'NAME',
        means: 'full legal name of the firm of a new site; in a terminal, the command asks for the rest',
      },
      address: { value: 'ADDRESS', means: 'its first office: street, city, state and ZIP code' },
      phone: { value: 'PHONE', means: 'the number that visitors call' },
      url: { value: 'URL', means: 'the address of the website' },
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
    does: 'Changes a name in addresses everywhere, and writes redirects from the old addresses.',
    module: 'commands/rename.ts',
    isBuilt: true,
    takesBack: true,
    positionals: {
      shown: 'KIND OLD NEW',
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
    does: 'Removes a place and all data about it, and writes redirects for its pages.',
    module: 'commands/remove.ts',
    isBuilt: true,
    takesBack: true,
    positionals: {
      shown: 'KIND NAME',
      kinds: ['county', 'city', 'zip'],
      otherwise: {
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
        means:
          'write without asking; otherwise it asks in a terminal, and in a script only shows what would go',
      },
    },
    examples: ['city kings-county/bushwick', 'zip 11249', 'county erie-county'],
  },
  check: {
    does: 'Finds mistakes in the data, in its spelling and in the types of the code.',
    module: 'commands/check.ts',
    isBuilt: true,
    options: { data, json: { means: 'every problem as JSON, for editors (with "npm run -s")' } },
  },
  plan: {
    does: 'Shows which pages "generate" would add, change or remove, and because of which edits.',
    module: 'commands/plan.ts',
    isBuilt: true,
    options: {
      data,
      against: {
        value: 'X',
        means: 'the published data: a branch or commit of git, or a folder (the main branch)',
      },
      markdown: { means: 'for a comment on a pull request (with "npm run -s")' },
      json: { means: 'for programs (with "npm run -s")' },
    },
  },
  audit: {
    does: 'Checks every finished page for SEO, accessibility and the rules on advertising.',
    module: 'commands/audit.ts',
    isBuilt: true,
    options: {
      data,
      out: site,
      reports,
      baseline: {
        value: 'FILE',
        read: existingFile,
        means: 'earlier audit to compare with (audit.json of the last run, in the reports)',
      },
      'fail-on': {
        value: 'WHAT',
        default: 'error',
        read: oneOfNames(['error', 'warning', 'new', 'nothing']),
        means: 'what makes it exit with 1: error, warning, new or nothing',
      },
      cache,
      quiet: { means: 'print only mistakes in the data' },
    },
  },
  import: {
    does: 'Adds and changes places or searches from a CSV file, or replaces a table of places/. Shows the plan first.',
    module: 'commands/import.ts',
    isBuilt: true,
    takesBack: true,
    positionals: {
      shown: 'KIND FILE',
      kinds: ['places', 'keywords', 'facts'],
      least: 2,
      most: 2,
      wanted: 'Write the kind, then the CSV file.',
      mean: {
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
        means: 'write without asking; otherwise it asks in a terminal, and in a script only shows the plan',
      },
      table: { value: 'NAME', means: 'table to replace, if the file has another name' },
      source: {
        value: 'TEXT',
        means: 'who measured the table, and where it was published; a new table needs it',
      },
      credit: { value: 'TEXT', means: 'the source as pages name it; a new table needs it' },
      date: { value: 'TEXT', means: 'the period that the table covers; a new table needs it' },
      license: { value: 'TEXT', means: 'what the publisher allows; a new table needs it' },
    },
    examples: [
      'places counties.csv',
      'keywords searches.csv --yes',
      'facts people.csv',
      'facts people.csv --source "2020 census" --credit "US Census Bureau" --date "2020" --license "Public domain"',
    ],
  },
  export: {
    does: 'Writes the places or the local searches to a CSV file that "import" reads.',
    module: 'commands/export.ts',
    isBuilt: true,
    positionals: {
      shown: 'KIND [FILE]',
      kinds: ['places', 'keywords'],
      least: 1,
      most: 2,
      wanted: 'Write the kind, then the file; without one the table is printed (with "npm run -s").',
    },
    options: { data },
    examples: ['places counties.csv', 'keywords searches.csv'],
  },
  refresh: {
    does: 'Updates the crash tables of places/ from the open data of New York City; needs a network.',
    module: 'commands/refresh.ts',
    isBuilt: true,
    takesBack: true,
    positionals: { shown: 'TABLES', kinds: ['crashes'], least: 1, most: 1, wanted: 'Write "crashes".' },
    options: {
      data,
      from: { value: 'URL', read: webAddress, means: 'another address of the same dataset' },
      year: {
        value: 'YEAR',
        read: wholeNumber(2012, 2099),
        means: 'the last whole year to count (last year)',
      },
      yes: {
        means:
          'write without asking, also where rows are removed; otherwise it asks in a terminal, and in a script only shows them',
      },
    },
    examples: ['crashes'],
  },
  shapes: {
    does: 'Makes the shapes of the maps from GeoJSON: simplified, with shared borders, one file for each county.',
    module: 'commands/shapes.ts',
    takesBack: true,
    positionals: {
      shown: '[COUNTY ...]',
      least: 0,
      most: Infinity,
      wanted: 'Write counties as the files call them, or none for all that the site has.',
    },
    options: {
      data,
      zips: { value: 'FILE', read: existingFile, means: 'polygons with the properties zip and county' },
      counties: {
        value: 'FILE',
        read: existingFile,
        means: 'polygons with the property county: land, up to the same shoreline',
      },
      municipalities: {
        value: 'FILE',
        read: existingFile,
        means: 'polygons with the properties name, type and county',
      },
      land: {
        value: 'FILE',
        read: existingFile,
        means: 'polygons of the land around, up to the same shoreline, drawn without names',
      },
      sources: {
        value: 'FILE',
        read: existingFile,
        means: 'JSON list of the sources: name, what, license, date',
      },
    },
  },
  published: {
    does: 'Records in published.yaml that the site went online with the current data.',
    module: 'commands/published.ts',
    isBuilt: true,
    options: {
      data,
      reports,
      indexnow: { means: 'submit the changes since the last time to search engines; needs a network' },
      to: { value: 'URL', means: 'another address to submit them to' },
    },
  },
  generate: {
    does: 'Checks all data, renders every page and writes the finished site.',
    module: 'commands/generate.ts',
    isBuilt: true,
    options: {
      data,
      out,
      only: { value: 'GLOB', means: 'only pages at these addresses, as in "/blog/zip/11224/*"' },
      shard: {
        value: 'I/N',
        read: shard,
        means: 'only the part for this machine, as in 1/4; see npm run merge',
      },
      threads: {
        value: 'N',
        default: String(Math.min(8, availableParallelism())),
        read: wholeNumber(1, 64),
        means: 'how many threads render',
      },
      verify: { means: 'compare every page with a full rendering by React' },
      force: { means: 'use nothing from the last run' },
      cache,
      quiet: { means: 'print only mistakes' },
    },
  },
  merge: {
    does: 'Joins the parts of a site that several machines made.',
    module: 'commands/merge.ts',
    isBuilt: true,
    positionals: {
      shown: 'PART…',
      least: 1,
      most: Infinity,
      wanted: 'Name the folders of the parts, such as part-1 part-2.',
    },
    options: { data, out, cache },
  },
  preview: {
    does: 'Serves the finished site as a static host does.',
    module: 'commands/preview.ts',
    options: {
      out: site,
      port: port('4173'),
      host: {
        value: 'ADDRESS',
        default: '127.0.0.1',
        means: 'who can see it: only this machine, or with 0.0.0.0 the network',
      },
    },
  },
  doctor: {
    does: 'Checks the finished site against the limits and rules of a host, before a deploy.',
    module: 'commands/doctor.ts',
    options: {
      host: { value: 'HOST', default: '', read: oneOfNames(hostNames), means: hostNames.join(', ') },
      out: site,
      reports,
    },
  },
  test: {
    does: 'Runs lint, check and every test; with file names, only those tests.',
    module: 'commands/test.ts',
    positionals: { shown: '[FILE…]', least: 0, most: Infinity, wanted: 'Name files of tests.' },
    options: {
      long: {
        means: 'only the long series, such as kills and hostile inputs, with forty times as many runs',
      },
    },
  },
  lint: {
    does: 'Finds mistakes in the code: types, style and unused code.',
    module: 'commands/lint.ts',
    options: {},
  },
  bench: {
    does: 'Measures speed, memory and page weights, for sites of the given numbers of pages.',
    module: 'commands/bench.ts',
    positionals: {
      shown: '[WHAT…] [SIZE…]',
      least: 0,
      most: Infinity,
      wanted: 'Write what to measure, and at which sizes.',
      mean: {
        scale: 'full runs, beside a program that only writes the same bytes',
        prerender: "cold runs, beside vike's own prerender",
        incremental: 'runs after one change',
        pages: 'weight of one page of each kind against the budgets; all but this where nothing is named',
        '4000 40000': 'sizes in pages (4000 40000 400000)',
      },
    },
    options: {
      runs: { value: 'N', default: '3', read: wholeNumber(1, 1000), means: 'how often to measure each' },
      all: { means: 'prerender at 40,000 pages too' },
    },
  },
  format: { does: 'Formats the code.', module: 'commands/format.ts', options: {} },
});
