import { describe, expect, it } from 'vitest';
import { readText } from '#content/files/read-text.ts';
import type { Problem } from '#lib/problem.ts';
import { lettersAbout, testMistakes, type Mistake } from '../../support/mistakes.ts';
import { smallShapes, smallShapesFile } from '../../support/small-site/small-shapes.ts';
import { dataToRead, edit, smallSite, type DataFiles } from '../../support/small-site/small-site.ts';

const county = String(smallSite()['counties/addison-county.yaml']);
const post = String(smallSite()['posts/time-limits.md']);

describe('Files that cannot be read', () => {
  testMistakes([
    {
      of: 'a tab at the start of a line, and nothing that follows from it',
      file: 'counties/addison-county.yaml',
      right: '    slug: middlebury',
      wrong: '\tslug: middlebury',
      letter: `
        counties/addison-county.yaml:5:1
        This line is indented with a tab.
        Indent with spaces, two for each level.
      `,
    },
    {
      of: 'a tab behind the hyphen of an entry',
      file: 'counties/addison-county.yaml',
      right: '  - name',
      wrong: '  -\tname',
      letter: `
        counties/addison-county.yaml:4:4
        This line is indented with a tab.
        Indent with spaces, two for each level.
      `,
    },
    {
      of: 'a tab in a list that is never closed',
      file: 'counties/addison-county.yaml',
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips:\n      [05753,\t05740',
      letter: `
        counties/addison-county.yaml:7:7
        The list that opens here is never closed.
        Write ] after its last entry.
      `,
    },
    {
      of: 'a file that is not UTF-8, and none of the references to it',
      file: 'posts/time-limits.md',
      holds: Buffer.from(post.replace('Count the years', 'Count the années'), 'latin1'),
      letter: `
        posts/time-limits.md:4:24
        The file is not saved as UTF-8, so its letters cannot be read.
        Do not save it the way it looks now, or these letters will be lost. In VS Code, choose "Reopen with Encoding", "Windows 1252", then "Save with Encoding", "UTF-8".
      `,
    },
    {
      of: 'a file saved as "Unicode big endian" on Windows',
      file: 'posts/time-limits.md',
      holds: Buffer.from(`\uFEFF${post}`, 'utf16le').swap16(),
      letter: `
        posts/time-limits.md:1:1
        The file is not saved as UTF-8, so its letters cannot be read.
        Do not save it the way it looks now, or these letters will be lost. In VS Code, choose "Reopen with Encoding", "UTF-16 BE", then "Save with Encoding", "UTF-8".
      `,
    },
    {
      of: 'a file in UTF-16 without a byte order mark',
      file: 'posts/time-limits.md',
      holds: Buffer.from(post, 'utf16le'),
      letter: `
        posts/time-limits.md:1:2
        The file is not saved as UTF-8, so its letters cannot be read.
        Do not save it the way it looks now, or these letters will be lost. In VS Code, choose "Reopen with Encoding", "UTF-16 LE", then "Save with Encoding", "UTF-8".
      `,
    },
    {
      of: 'an apostrophe that a wrong encoding turned into three letters',
      file: 'posts/time-limits.md',
      right: 'Most people',
      wrong: 'Weâ€™re sure that most people',
      letter: `
        posts/time-limits.md:8:3
        "â€™" should be "’": a program opened the text in the wrong encoding and saved it that way.
        Restore the file as it was before, and import it into that program as UTF-8; or write "’" here, and correct everything else that looks like this.
      `,
    },
    {
      of: 'a closing quote that a wrong encoding turned into two letters',
      file: 'posts/time-limits.md',
      right: 'Most people',
      wrong: 'Most â€people',
      letter: `
        posts/time-limits.md:8:6
        "â€" should be "”": a program opened the text in the wrong encoding and saved it that way.
        Restore the file as it was before, and import it into that program as UTF-8; or write "”" here, and correct everything else that looks like this.
      `,
    },
    {
      of: 'a bullet in the font of a word processor, which visitors do not have',
      file: 'posts/time-limits.md',
      holds: `${String(smallSite()['posts/time-limits.md'])}\n\uF0B7 Anyone hurt on a ferry\n`,
      letter: `
        posts/time-limits.md:16:1
        There is a character (U+F0B7) here that only the font of a word processor can show.
        Delete it, here and wherever else it is. Where it began a list, write a hyphen and a space: "- ".
      `,
    },
    {
      of: 'an invisible control character',
      file: 'posts/time-limits.md',
      right: 'Most people',
      wrong: 'Most\u0001 people',
      letter: `
        posts/time-limits.md:8:5
        There is an invisible control character (U+0001) here.
        Delete it; retyping the word usually helps.
      `,
    },
    {
      of: 'a name whose accents macOS has stored as characters of their own, which looks like another name',
      file: 'images/cafe\u0301.svg',
      holds: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>',
      letter: `
        images/cafe\u0301.svg:1:1
        The accents in this name are stored as characters of their own, so addresses with the same letters do not find it.
        Rename it, using plain letters.
      `,
    },
    {
      of: 'a file in a language that the site does not know, which is no other one under a wrong name',
      file: 'pages/keyword.fr.yaml',
      holds: 'heading: "Blessé ?"\n',
      letter: `
        pages/keyword.fr.yaml:1:1
        The site does not know the language "fr".
        Those it knows are in src/content/languages.ts. Add the code there, or move the file elsewhere.
      `,
    },
    {
      of: 'a file in English with the code of that language, which needs none',
      file: 'pages/keyword.en.yaml',
      holds: 'heading: "Injured?"\n',
      letter: `
        pages/keyword.en.yaml:1:1
        The site does not use a file with this name.
        Did you mean "pages/keyword.yaml"?
      `,
    },
    {
      of: 'a file in another language that exists only in English',
      file: 'flows/chat.fr.yaml',
      holds: 'title: "Bonjour"\n',
      letter: `
        flows/chat.fr.yaml:1:1
        The site does not use a file with this name.
        Did you mean "flows/chat.yaml"?
      `,
    },
    {
      of: 'an empty file',
      file: 'counties/addison-county.yaml',
      holds: '\n',
      letter: `
        counties/addison-county.yaml:1:1
        The file is empty.
        Fill it in, restore it from the last commit, or delete it.
      `,
    },
    {
      of: 'an empty county file, and not the tables and shapes that name its ZIP codes',
      when: (files) => {
        files['counties/chittenden-county.yaml'] = '\n';
        files[smallShapesFile] = JSON.stringify(smallShapes());
        files['places/people.csv'] = 'zip,population\n05401,27000\n05403,21000\n';
        files['places/sources.yaml'] =
          'tables:\n  people: { source: "A census", credit: "Census", date: "2020", license: "Public domain" }\n';
      },
      letter: `
        counties/chittenden-county.yaml:1:1
        The file is empty.
        Fill it in, restore it from the last commit, or delete it.
      `,
    },
    {
      of: 'an empty file whose name ends like that of one that every site needs',
      file: 'topics/my-facts.yaml',
      holds: '',
      letter: `
        topics/my-facts.yaml:1:1
        The file is empty.
        Fill it in, restore it from the last commit, or delete it.
      `,
    },
    {
      of: 'an empty file that every site needs',
      file: 'testimonials.yaml',
      holds: '',
      letter: `
        testimonials.yaml:1:1
        The file is empty.
        Every site needs it: restore it from the last commit.
      `,
    },
    {
      of: 'an empty ledger, which must not be deleted',
      file: 'published.yaml',
      holds: '\n',
      letter: `
        published.yaml:1:1
        The file is empty, so every address that was ever published would be forgotten.
        Restore the file from the last commit; delete it only if nothing was ever published.
      `,
    },
    {
      of: 'a merge conflict in the ledger, which cannot be resolved by hand',
      file: 'published.yaml',
      holds: 'posts: time-limits\n<<<<<<< HEAD\nchecksum: "a"\n=======\nchecksum: "b"\n>>>>>>> main\n',
      letter: `
        published.yaml:2:1
        Git could not merge two versions of this file, and nobody has chosen between them yet.
        Do not merge them by hand, because the file has a checksum. Run "npm run published", which keeps the names of both. If the file was committed like this, first restore it from the commit before.
      `,
    },
    {
      of: 'a merge conflict that an editor indented with the lines around it',
      file: 'keywords.yaml',
      right: '    heading:',
      wrong: '    <<<<<<< HEAD\n    heading: "Old"\n    =======\n    >>>>>>> main\n    heading:',
      letter: `
        keywords.yaml:3:1
        Git could not merge two versions of this file, and nobody has chosen between them yet.
        Keep the lines that are right, and delete what Git added on lines 3, 5 and 6.
      `,
    },
    {
      of: 'an article that is pasted twice, or two articles in one file',
      when: (files) => void (files['posts/time-limits.md'] = String(files['posts/time-limits.md']).repeat(2)),
      letter: `
        posts/time-limits.md:15:1
        A second article begins here, with names and values of its own.
        Delete it if it is pasted twice; otherwise move it into a file of its own.
      `,
    },
    {
      of: 'a word processor document with the file name of a post',
      file: 'posts/bus-claims.md',
      holds: 'PK\u0003\u0004\u0014\u0000\u0006\u0000',
      letter: `
        posts/bus-claims.md:1:1
        This is a document from a word processor, not plain text.
        Copy its text into a plain text file, and keep this file elsewhere.
      `,
    },
    {
      of: 'a post that TextEdit has saved as rich text',
      file: 'posts/bus-claims.md',
      holds: '{\\rtf1\\ansi\\ansicpg1252\n\\f0 ---\\\ntitle: "Bus Claims"\\\n}',
      letter: `
        posts/bus-claims.md:1:1
        This is a document from a word processor, not plain text.
        Copy its text into a plain text file, and keep this file elsewhere.
      `,
    },
    {
      of: 'a letter that was lost when the file was saved with another encoding',
      file: 'posts/time-limits.md',
      right: 'Most people',
      wrong: 'Most p\uFFFDople',
      letter: `
        posts/time-limits.md:8:7
        A letter was lost here when the file was saved in another encoding, and \uFFFD took its place.
        Write the letter again, here and wherever else you see \uFFFD.
      `,
    },
    {
      of: 'a file that holds a bare list',
      file: 'redirects.yaml',
      holds: '- { from: "/old-contact", to: "/contact" }\n',
      letter: `
        redirects.yaml:1:1
        The file does not hold named values.
        Write lines of the form "name: value".
      `,
    },
    {
      of: 'a file that ends inside brackets, though others before them are closed',
      file: 'counties/addison-county.yaml',
      holds: county.slice(0, county.lastIndexOf(', ')),
      letter: `
        counties/addison-county.yaml:8:12
        The list that opens here is never closed.
        Write ] after its last entry.
      `,
    },
    {
      of: 'an indented line at the top, without which nothing below can be read',
      file: 'site.yaml',
      right: 'url:',
      wrong: '  url:',
      letter: `
        site.yaml:1:3
        This line starts in a different column from the lines it belongs with.
        Start it in the first column: url: "https://www.maplelaw.example"
      `,
    },
    {
      of: 'a list with both brackets and hyphens',
      file: 'counties/addison-county.yaml',
      right: 'order: 2\n',
      wrong: 'order: 2\nlocalities: [\n  - "Bristol"\n  - "Lincoln"\n  ]\n',
      letter: `
        counties/addison-county.yaml:4:3
        A list has either brackets or hyphens.
        Delete its brackets.
      `,
    },
    {
      of: 'a colon in the braces of an entry of a list',
      file: 'pages/about.yaml',
      right: '- { title: "First",',
      wrong: '- { title: First: yours,',
      letter: `
        pages/about.yaml:8:14
        A text inside brackets has a colon, so the words before it are read as a name.
        Put that text in quotes. If another entry begins there, write a comma before its name.
      `,
    },
    {
      of: 'a comment that has lost its number sign',
      file: 'counties/addison-county.yaml',
      right: 'order: 2\n',
      wrong: '# The lowest comes first\nin every list.\norder: 2\n',
      letter: `
        counties/addison-county.yaml:3:1
        This line has no name and is not part of the text above it.
        Write it as "name: value", or, if it is only a note, begin it with #. If it continues the text above, indent it by two spaces more than the name of that text.
      `,
    },
    {
      of: 'a comment behind a text that has lost its number sign, with spaces at its end',
      file: 'counties/addison-county.yaml',
      right: 'name: "Middlebury"',
      wrong: 'name: "Middlebury" the county seat  ',
      letter: `
        counties/addison-county.yaml:4:24
        Words follow the quote that ends this text.
        Write: name: "Middlebury the county seat"
        If "the county seat" is only a note, write: name: "Middlebury" # the county seat
      `,
    },
    {
      of: 'a bracket too many behind a list, which is no comment',
      file: 'counties/addison-county.yaml',
      right: '[44.0153, -73.1673]',
      wrong: '[44.0153, -73.1673] ]',
      letter: `
        counties/addison-county.yaml:8:32
        This bracket closes a list that none opens.
        Delete it.
      `,
    },
    {
      of: 'a text that begins with a number sign, and not that it is missing',
      file: 'counties/addison-county.yaml',
      right: '"Middlebury"',
      wrong: '#1 Middlebury',
      letter: `
        counties/addison-county.yaml:4:11  cities[0].name
        Nothing is read here: everything after a space and # is a comment.
        Put the whole text in quotes: "#1 Middlebury"
      `,
    },
    {
      of: 'a quote that is missing behind the last entry of a list',
      file: 'counties/addison-county.yaml',
      right: '"05740"]',
      wrong: '"05740]',
      letter: `
        counties/addison-county.yaml:6:11
        The quote that opens here is never closed.
        Close it: zips: ["05753", "05740"]
      `,
    },
    {
      of: 'a ZIP code without its last quote, at the start of a line',
      file: 'counties/addison-county.yaml',
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips:\n      [\n        "05753, "05740",\n      ]',
      letter: `
        counties/addison-county.yaml:8:18
        The quote before 05753 is never closed.
        Write: "05753"
      `,
    },
    {
      of: 'a quote that is missing behind another entry',
      file: 'counties/addison-county.yaml',
      right: '["05753",',
      wrong: '["05753,',
      letter: `
        counties/addison-county.yaml:6:21
        The quote before 05753 is never closed.
        Write: "05753"
      `,
    },
    {
      of: 'a quote that is missing in braces',
      file: 'redirects.yaml',
      right: '"/old-contact",',
      wrong: '"/old-contact,',
      letter: `
        redirects.yaml:2:33
        The quote before /old-contact is never closed.
        Write: "/old-contact"
      `,
    },
    {
      of: 'a name whose only entry is switched off, and not that the entry is a text without quotes',
      file: 'counties/addison-county.yaml',
      right: 'order: 2',
      wrong: 'order: 2\nseo:\n#title: "Injured in Addison"',
      letter: `
        counties/addison-county.yaml:3:5  seo
        "seo" has no value.
        Write it as "seo:" and, on the lines below, indented by two spaces: its named values.
        If there is none, delete the line.
      `,
    },
    {
      of: 'a list that begins beside its name',
      file: 'counties/addison-county.yaml',
      right: '["05753", "05740"]',
      wrong: '- "05753"\n      - "05740"',
      letter: `
        counties/addison-county.yaml:6:11
        A list cannot begin beside its name.
        Move it to the next line, indented by two spaces: - "05753"
      `,
    },
    {
      of: 'a comment behind a list that has lost its number sign',
      file: 'counties/addison-county.yaml',
      right: 'zips: ["05753", "05740"]',
      wrong: 'zips: ["05753", "05740"] both of them',
      letter: `
        counties/addison-county.yaml:6:30
        A text that starts with [ needs quotes; without them, it is read as a list.
        Write: zips: "['05753', '05740'] both of them"
        If "both of them" is only a note, write: zips: ["05753", "05740"] # both of them
      `,
    },
    {
      of: 'a comment at the end that has lost its number sign',
      file: 'counties/addison-county.yaml',
      holds: `${county}Checked in May\n`,
      letter: `
        counties/addison-county.yaml:9:1
        This line has no colon.
        Write it as "name: value", or, if it is only a note, begin it with #.
      `,
    },
    ...[
      { where: 'at the end', right: /$/, wrong: 'Granville\tgranville\t05747\n', line: 9 },
      {
        where: 'between others',
        right: '    slug: m',
        wrong: 'Granville\tgranville\t05747\n    slug: m',
        line: 5,
      },
    ].map(({ where, right, wrong, line }) => ({
      of: `a row pasted ${where} from a spreadsheet`,
      file: 'counties/addison-county.yaml',
      holds: county.replace(right, wrong),
      letter: `
        counties/addison-county.yaml:${line}:1
        This line has tabs between its words, like a row of a spreadsheet.
        Write it like the entries around it. "npm run import" reads searches and places from a CSV file.
      `,
    })),
    {
      of: 'a quote that is never closed',
      file: 'counties/addison-county.yaml',
      right: 'name: "Middlebury"',
      wrong: 'name: "Middlebury',
      letter: `
        counties/addison-county.yaml:4:11
        The quote that opens here is never closed.
        Close it: name: "Middlebury"
      `,
    },
    {
      of: 'a text that YAML takes for an alias',
      file: 'counties/addison-county.yaml',
      right: 'slug: middlebury',
      wrong: 'slug: *middlebury',
      letter: `
        counties/addison-county.yaml:5:11  cities[0].slug
        "*middlebury" has no quotes, so it is read as a reference to a value named "middlebury".
        Put the text in quotes.
      `,
    },
  ]);
});

describe('Front matter', () => {
  testMistakes([
    {
      of: 'front matter that is never closed',
      file: 'posts/time-limits.md',
      right: '"]\n---\n',
      wrong: '"]\n',
      letter: `
        posts/time-limits.md:1:1
        The front matter is never closed.
        Write a line of three hyphens below its last name.
      `,
    },
    {
      of: 'front matter without its first line of hyphens',
      file: 'posts/time-limits.md',
      right: '---\ntitle',
      wrong: 'title',
      letter: `
        posts/time-limits.md:1:1
        The front matter is missing.
        Start the file with a line of three hyphens, then the names and values, then another line of three hyphens.
      `,
    },
    {
      of: 'front matter below an empty line',
      file: 'posts/time-limits.md',
      right: '---\ntitle',
      wrong: '\n---\ntitle',
      letter: `
        posts/time-limits.md:1:1
        There is an empty line above the front matter.
        Delete it, so that the three hyphens come first.
      `,
    },
    {
      of: 'front matter below an empty line, and with spaces after its hyphens',
      file: 'posts/time-limits.md',
      right: '---\ntitle',
      wrong: '\n---  \ntitle',
      letter: `
        posts/time-limits.md:1:1
        There is an empty line above the front matter.
        Delete it, so that the three hyphens come first.
      `,
    },
    {
      of: 'a colon that YAML takes for the end of a name, with the line in the whole file',
      file: 'posts/time-limits.md',
      right: '"Count the years before they run out."',
      wrong: 'Count the years: they run out.',
      letter: `
        posts/time-limits.md:4:10
        This text has a colon, so the words before it are read as a name.
        Put the text in quotes: excerpt: "Count the years: they run out."
      `,
    },
    {
      of: 'a post without text',
      file: 'posts/time-limits.md',
      holds: post.slice(0, post.lastIndexOf('---\n') + 4),
      letter: `
        posts/time-limits.md:2:1
        The post has no text.
        Write it below the front matter.
      `,
    },
    {
      of: 'a post with empty lines in place of its text',
      file: 'posts/time-limits.md',
      holds: `${post.slice(0, post.lastIndexOf('---\n') + 4)}\n  \n`,
      letter: `
        posts/time-limits.md:2:1
        The post has no text.
        Write it below the front matter.
      `,
    },
  ]);
});

const moveFolder = (files: DataFiles, from: string, to: string) => {
  for (const name of Object.keys(files).filter((known) => known.startsWith(`${from}/`))) {
    files[to + name.slice(from.length)] = files[name]!;
    delete files[name];
  }
};

describe('File names', () => {
  testMistakes([
    {
      of: 'a file that nothing reads, and suggests a name',
      file: 'keyword.yaml',
      holds: 'keywords: []\n',
      letter: `
        keyword.yaml:1:1
        The site does not use a file with this name.
        Did you mean "keywords.yaml"?
      `,
    },
    {
      of: 'a folder whose name begins with a capital',
      when: (files) => {
        files['Posts/time-limits.md'] = files['posts/time-limits.md']!;
        delete files['posts/time-limits.md'];
      },
      letter: `
        Posts/time-limits.md:1:1
        The site does not use a folder named "Posts".
        Rename it to "posts", or move its files there.
      `,
    },
    {
      of: 'a folder of public files whose name begins with a capital, so that none would be deployed',
      file: 'Public/fee-agreement.pdf',
      holds: '%PDF-1.7',
      letter: `
        Public/fee-agreement.pdf:1:1
        The site does not use a folder named "Public".
        Rename it to "public", or move its files there.
      `,
    },
    {
      of: 'a post in a subfolder',
      file: 'posts/2026/time-limits-again.md',
      holds: post,
      letter: `
        posts/2026/time-limits-again.md:1:1
        The site does not use a file with this name.
        Did you mean "posts/time-limits-again.md"?
      `,
    },
    {
      of: 'a file name extension that does not fit the folder',
      file: 'counties/orange-county.yml',
      holds: county,
      letter: `
        counties/orange-county.yml:1:1
        The file name has the wrong ending.
        Rename it to "orange-county.yaml".
      `,
    },
    {
      of: 'a wrong extension behind a name with a full stop',
      file: 'counties/St. Albans County.yml',
      holds: county,
      letter: `
        counties/St. Albans County.yml:1:1
        The file name has the wrong ending.
        Rename it to "St. Albans County.yaml".
      `,
    },
    {
      of: 'a wrong extension beside the file with the right one',
      file: 'counties/addison-county.yaml.txt',
      holds: county,
      letter: `
        counties/addison-county.yaml.txt:1:1
        The file name has the wrong ending.
        There is already a file "addison-county.yaml": delete one of the two.
      `,
    },
    ...['posts/readme.txt', 'posts/README.md', 'counties/README'].map((file) => ({
      of: `a note among the files of a folder: ${file}`,
      file,
      holds: 'Newest posts first, please.\n',
      letter: `
        ${file}:1:1
        This is a note for people, but every file in this folder becomes part of the site.
        Keep it outside the data folder.
      `,
    })),
    {
      of: 'a picture in the folder of posts',
      file: 'posts/road.jpg',
      holds: Buffer.from('FFD8FFE0', 'hex'),
      letter: `
        posts/road.jpg:1:1
        The file name has the wrong ending.
        Files here end in ".md". Move a picture to images/, and anything else out of the data folder.
      `,
    },
    {
      of: 'a word processor document',
      file: 'posts/Bus Claims.docx',
      holds: 'PK\u0003\u0004',
      letter: `
        posts/Bus Claims.docx:1:1
        This is a document from a word processor, not plain text.
        Copy its text into "bus-claims.md", and keep this file elsewhere.
      `,
    },
    {
      of: 'a word processor document among data files of another kind',
      file: 'counties/Orange County.yaml.rtf',
      holds: '{\\rtf1}',
      letter: `
        counties/Orange County.yaml.rtf:1:1
        This is a document from a word processor, not plain text.
        Copy its text into "orange-county.yaml", and keep this file elsewhere.
      `,
    },
    {
      of: 'an Excel workbook among the tables',
      file: 'places/people.xlsx',
      holds: 'PK\u0003\u0004',
      letter: `
        places/people.xlsx:1:1
        This is a workbook from Excel or another spreadsheet program, not a plain-text table.
        In that program, save it as "CSV UTF-8 (comma delimited)", with the name "people.csv". Keep this file elsewhere.
      `,
    },
    {
      of: 'a settings file whose name begins with a capital, and not that the settings are missing',
      when: (files) => {
        files['Site.yaml'] = files['site.yaml']!;
        delete files['site.yaml'];
      },
      letter: `
        Site.yaml:1:1
        The file "site.yaml" is missing; this seems to be it.
        Rename it to "site.yaml".
      `,
    },
    {
      of: 'a ledger that was saved under another name, although a site may have none',
      file: 'published.yaml.txt',
      holds: 'posts: time-limits\n',
      letter: `
        published.yaml.txt:1:1
        The file "published.yaml" is missing; this seems to be it.
        Rename it to "published.yaml".
      `,
    },
    {
      of: 'a post in the folder of service areas',
      file: 'service-areas/more-time.md',
      holds: post,
      letter: `
        service-areas/more-time.md:1:1
        The file name has the wrong ending.
        If it is a post, move it to posts/; otherwise rename it to "more-time.yaml".
      `,
    },
    ...[
      { name: 'pages/about.yaml', to: 'posts/about.yaml', where: 'among posts' },
      { name: 'site.yaml', to: 'places/site.yaml', where: 'among tables' },
    ].map(({ name, to, where }) => ({
      of: `a file ${where} where its own place is empty, and where that is`,
      when: (files: DataFiles) => {
        files[to] = files[name]!;
        delete files[name];
      },
      letter: `
        ${to}:1:1
        The site does not use a file with this name.
        Did you mean "${name}"?
      `,
    })),
    {
      of: 'a post written as YAML',
      file: 'posts/more-time.yaml',
      holds: post.split('---\n')[1]!,
      letter: `
        posts/more-time.yaml:1:1
        The file name has the wrong ending.
        If it is a guide, move it to guides/; otherwise rename it to "more-time.md".
      `,
    },
    {
      of: 'a file name that cannot stand in an address',
      file: 'counties/Orange County.yaml',
      holds: county.replace('Addison', 'Orange'),
      letter: `
        counties/Orange County.yaml:1:1
        The file name becomes part of an address, but has characters that an address cannot have.
        Rename it to "orange-county.yaml".
      `,
    },
    {
      of: 'such a name where the right one is taken',
      file: 'posts/time_limits.md',
      holds: post.replace('title: "How', 'title: "Know how'),
      letter: `
        posts/time_limits.md:1:1
        The file name becomes part of an address, but has characters that an address cannot have.
        There is already a file "time-limits.md": delete one of the two.
      `,
    },
    {
      of: 'a copy that a file manager made',
      when: (files) => (files['counties/addison-county (1).yml'] = files['counties/addison-county.yaml']!),
      letter: `
        counties/addison-county (1).yml:1:1
        This seems to be a copy of "counties/addison-county.yaml", which is still here.
        Delete it, or, if you want to make something new of it, give it a name of its own.
      `,
    },
    {
      of: 'a copy that GNOME made',
      when: (files) =>
        (files['counties/addison-county (Copy).yaml'] = files['counties/addison-county.yaml']!),
      letter: `
        counties/addison-county (Copy).yaml:1:1
        This seems to be a copy of "counties/addison-county.yaml", which is still here.
        Delete it, or, if you want to make something new of it, give it a name of its own.
      `,
    },
    {
      of: 'a copy of a file at the top of the data folder',
      when: (files) => (files['site (1).yaml'] = files['site.yaml']!),
      letter: `
        site (1).yaml:1:1
        This seems to be a copy of "site.yaml", which is still here.
        Keep one of the two as "site.yaml".
      `,
    },
    ...['addison-county - Kopie', 'addison-county 2', 'Copy of addison-county'].map((name): Mistake => ({
      of: `a copy named "${name}"`,
      when: (files) => (files[`counties/${name}.yaml`] = files['counties/addison-county.yaml']!),
      letter: `
          counties/${name}.yaml:1:1
          This seems to be a copy of "counties/addison-county.yaml", which is still here.
          Delete it, or, if you want to make something new of it, give it a name of its own.
        `,
    })),
    ...[
      'posts/time-limits (conflicted copy).md',
      "posts/time-limits (Anna's conflicted copy 2026-11-28).md",
      'posts/time-limits.sync-conflict-20261128-101010-ABCDEFG.md',
    ].map((name): Mistake => ({
      of: `the second version that a shared folder has kept as "${name}"`,
      when: (files) => (files[name] = files['posts/time-limits.md']!),
      letter: `
          ${name}:1:1
          This seems to be a copy of "posts/time-limits.md", which is still here.
          Compare the two, add to the other what only this one has, and delete this one.
        `,
    })),
    {
      of: 'a copy of a folder',
      when: (files) => (files['topics - Copy/deadlines.yaml'] = files['topics/deadlines.yaml']!),
      letter: `
        topics - Copy/deadlines.yaml:1:1
        This seems to be a copy of the folder "topics", which is still here.
        Keep one of the two as the folder "topics".
      `,
    },
    {
      of: 'a folder that was dragged into another one',
      when: (files) => moveFolder(files, 'topics', 'counties/topics'),
      letter: `
        counties/topics/deadlines.yaml:1:1
        The folder "topics" is inside the folder "counties", where nothing reads its files.
        Move the whole folder "topics" out of "counties", back to where "site.yaml" is.
      `,
    },
    {
      of: 'a folder that was copied into another one',
      when: (files) => (files['posts/topics/deadlines.yaml'] = files['topics/deadlines.yaml']!),
      letter: `
        posts/topics/deadlines.yaml:1:1
        The folder "topics" is here twice: in its place, and inside "posts".
        Delete the one inside "posts". If that is the newer one, put its files into the other first.
      `,
    },
    {
      of: 'a folder that an archive has put into one of the same name',
      when: (files) => moveFolder(files, 'topics', 'topics/topics'),
      letter: `
        topics/topics/deadlines.yaml:1:1
        The folder "topics" is inside the folder "topics", where nothing reads its files.
        Move its files up, into the outer folder "topics".
      `,
    },
    {
      of: 'the words of the chat in a folder that was dragged, and not that they are missing',
      when: (files) => {
        files['pages/flows/chat.yaml'] = files['flows/chat.yaml']!;
        delete files['flows/chat.yaml'];
      },
      letter: `
        pages/flows/chat.yaml:1:1
        The folder "flows" is inside the folder "pages", where nothing reads its files.
        Move the whole folder "flows" out of "pages", back to where "site.yaml" is.
      `,
    },
    {
      of: 'a copy of the whole data folder inside it, with the name of each file at its top',
      when: (files) => (files['data/site.yaml'] = files['site.yaml']!),
      letter: `
        data/site.yaml:1:1
        The site does not use a file with this name.
        Did you mean "site.yaml"?
      `,
    },
    {
      of: 'an entry that was dropped on another folder, and not each of its names',
      when: (files) => {
        files['counties/deadlines.yaml'] = files['topics/deadlines.yaml']!;
        delete files['topics/deadlines.yaml'];
      },
      letter: `
        counties/deadlines.yaml:1:1
        The names in this file are those of files in topics/, but it is in counties/.
        Move it to topics/.
      `,
    },
    {
      of: 'a file of page texts that was dropped among entries, and not each of its names',
      when: (files) => {
        files['topics/city.yaml'] = 'heading: "Injured in {place}?"\n';
      },
      letter: `
        topics/city.yaml:1:1
        The names in this file are those of files in pages/, but it is in topics/.
        Move it to pages/.
      `,
    },
    {
      of: 'a post among the pictures, and neither its ending nor what refers to it',
      when: (files) => {
        files['images/time-limits.md'] = files['posts/time-limits.md']!;
        delete files['posts/time-limits.md'];
      },
      letter: `
        images/time-limits.md:1:1
        The site does not use a file with this name.
        Move it to the folder of its kind, such as counties/ or posts/.
      `,
    },
    ...(
      [
        ['flows', 'Flows', 'chat'],
        ['flows', 'forms', 'chat'],
        ['pages', 'page', 'privacy'],
        ['pages', 'texts', 'testimonials'],
        ['counties', 'county', 'addison-county'],
        ['practice-areas', 'practice areas', 'car-accidents'],
      ] as const
    ).map(([right, wrong, file]): Mistake => ({
      of: `a folder with a wrong name, and nothing that its files are needed for: ${wrong}`,
      when: (files) => {
        files[`${wrong}/${file}.yaml`] = files[`${right}/${file}.yaml`]!;
        delete files[`${right}/${file}.yaml`];
      },
      letter: `
        ${wrong}/${file}.yaml:1:1
        The site does not use a folder named "${wrong}".
        Rename it to "${right}", or move its files there.
      `,
    })),
    {
      of: 'an entry that was copied to another folder, and does not advise to write over the first one',
      when: (files) => (files['counties/deadlines.yaml'] = files['topics/deadlines.yaml']!),
      letter: `
        counties/deadlines.yaml:1:1
        The names in this file are those of files in topics/, but it is in counties/.
        topics/ already has a file "deadlines.yaml": delete one of the two.
      `,
    },
    {
      of: 'a county beside the folders, and does not advise to delete it',
      when: (files) => {
        files['bristol-county.yaml'] = files['counties/addison-county.yaml']!;
      },
      letter: `
        bristol-county.yaml:1:1
        The site does not use a file with this name.
        Move it to the folder of its kind, such as counties/ or posts/. Keep notes outside the data folder.
      `,
    },
    {
      of: 'a table beside the folders',
      file: 'people.csv',
      holds: 'zip,population\n05401,27000\n',
      letter: `
        people.csv:1:1
        The site does not use a file with this name.
        Did you mean "places/people.csv"?
      `,
    },
    {
      of: 'an entry in the folder of the pages, and does not call that folder unused',
      file: 'pages/bristol-county.yaml',
      holds: 'name: "Bristol County"\n',
      letter: `
        pages/bristol-county.yaml:1:1
        The site does not use a file with this name.
        Move it to the folder of its kind, such as counties/ or posts/.
      `,
    },
    {
      of: 'the words of a page in the folder of form and chat, with the right one',
      file: 'flows/county.yaml',
      holds: 'heading: "Hurt in {place}?"\n',
      letter: `
        flows/county.yaml:1:1
        The site does not use a file with this name.
        Did you mean "pages/county.yaml"?
      `,
    },
    {
      of: 'the missing words of a page',
      missing: 'pages/blog.yaml',
      letter: `
        pages/blog.yaml:1:1
        This file is missing.
        Every site needs it: restore it from the last commit.
      `,
    },
    {
      of: 'the missing facts, also beside an entry with the name of their file',
      when: (files) => {
        files['service-areas/facts.yaml'] = String(files['service-areas/burlington.yaml'])
          .replace('"Burlington"\norder: 1', '"Bristol"\norder: 2')
          .replace('chittenden', 'addison');
        delete files['facts.yaml'];
      },
      letter: `
        facts.yaml:1:1
        This file is missing.
        Every site needs it: restore it from the last commit.
      `,
    },
    {
      of: 'the missing guide template, without which every guide would be empty',
      missing: 'guide-template.md',
      letter: `
        guide-template.md:1:1
        This file is missing.
        Every site needs it: restore it from the last commit.
      `,
    },
  ]);
});

describe('A data folder', () => {
  it.each<[habit: string, save: (text: string) => string]>([
    ['Windows line endings', (text) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['no newline at the end', (text) => text.trimEnd()],
  ])('may have files with %s', (_habit, save) => {
    const files = smallSite();
    for (const name of Object.keys(files)) files[name] = save(String(files[name]));
    expect(lettersAbout(files)).toEqual([]);
  });

  it('needs no guide template when it has no guides', () => {
    const files = smallSite();
    delete files['guides/moose-collision-claims.yaml'];
    delete files['guide-template.md'];
    edit(files, 'posts/time-limits.md', 'related: ["moose-collision-claims"]\n', '');
    expect(lettersAbout(files)).toEqual([]);
  });

  it('may have hidden files and pictures', () => {
    const files = {
      ...smallSite(),
      '.DS_Store': '\u0000',
      'images/road.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    };
    expect(lettersAbout(files)).toEqual([]);
  });
});

describe('A file that an editor left behind', () => {
  it.each([
    'posts/~$bus-claims.docx',
    'posts/time-limits.md~',
    'posts/.time-limits.md.swp',
    'facts.yaml.orig',
  ])('is ignored: %s', (name) => {
    expect(lettersAbout({ ...smallSite(), [name]: post })).toEqual([]);
  });
});

it('A file that vanishes while the folder is read is reported as such', () => {
  const data = dataToRead(smallSite());
  const problems: Problem[] = [];
  expect(readText(data, 'posts/just-deleted.md', problems)).toBeUndefined();
  expect(problems).toMatchObject([
    {
      file: `${data}/posts/just-deleted.md`,
      says: 'The file was moved or deleted while it was read.',
      fix: 'Run the command again.',
    },
  ]);
});
