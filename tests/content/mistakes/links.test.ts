import { describe, expect, it } from 'vitest';
import { lettersAbout, testMistakes } from '../../support/mistakes.ts';
import { edit, smallSite, type DataFiles } from '../../support/small-site/small-site.ts';

const post = 'posts/time-limits.md';
const line = 'A second line is a second paragraph.';

/** The small site with one line of a post replaced. */
function withLine(written: string, more: DataFiles = {}): DataFiles {
  const files = { ...smallSite(), ...more };
  edit(files, post, line, written);
  return files;
}

/** Mistakes in that line, each at its column. */
const inLine = (cases: [of: string, written: string, says: string, fix: string, column?: number][]) =>
  testMistakes(
    cases.map(([of, written, says, fix, column = 5]) => ({
      of,
      when: (files) => edit(files, post, line, written),
      letter: `${post}:9:${column}\n${says}\n${fix}`,
    })),
  );

describe('A link that leads nowhere', () => {
  inLine([
    [
      'a page that does not exist',
      'See [it](/blog/time-limit).',
      'There is no page /blog/time-limit.',
      'Did you mean /blog/time-limits?',
    ],
    [
      'an address that resembles no page',
      'See [it](/x/y/z).',
      'There is no page /x/y/z.',
      'Write the address of a page, such as /contact.',
    ],
    [
      'a topic of a place that does not exist',
      'See [it](/blog/zip/99999/deadlines).',
      'There is no page /blog/zip/99999/deadlines.',
      'Write the address of a page, such as /contact.',
    ],
    ['a slash at the end', 'See [it](/contact/).', 'There is no page /contact/.', 'Did you mean /contact?'],
    [
      'two slashes in a row',
      'See [it](/practice//car-accidents).',
      'There is no page /practice//car-accidents.',
      'Did you mean /practice/car-accidents?',
    ],
    [
      'an anchor in place of a picture',
      'See ![a map](#map).',
      '"#map" does not begin with a slash, so it leads to a different place from each page.',
      'Put the picture in images/, and write its address, as in /images/name.png.',
    ],
    [
      'the name of a picture that is not there',
      'See ![a bus](bus.jpg).',
      '"bus.jpg" does not begin with a slash, so it leads to a different place from each page.',
      'Put the picture in images/, and write its address, as in /images/name.png.',
    ],
    [
      "the extension of the page's file",
      'See [it](/contact.html).',
      'There is no file /contact.html.',
      'Did you mean /contact?',
    ],
    ['capitals', 'See [it](/Contact).', 'There is no page /Contact.', 'Did you mean /contact?'],
    [
      'an address that is redirected',
      'See [it](/old-contact).',
      'There is no page /old-contact.',
      'Did you mean /contact?',
    ],
    [
      'a file that does not exist',
      'See [it](/fees.pdf).',
      'There is no file /fees.pdf.',
      'Put the file in public/, or write the name of one that is there.',
    ],
    [
      'a full address on this site',
      'See [it](https://www.maplelaw.example/nowhere).',
      'There is no page /nowhere.',
      'Write the address of a page, such as /contact.',
    ],
    [
      'an address without its first slash',
      'See [it](contact).',
      '"contact" does not begin with a slash, so it leads to a different place from each page.',
      'Did you mean /contact?',
    ],
    [
      'the file of a page in place of its address',
      'See [it](counties/addison-county.yaml).',
      '"counties/addison-county.yaml" does not begin with a slash, so it leads to a different place from each page.',
      'Did you mean /locations/addison-county?',
    ],
    [
      'the file of a post, beside which it is',
      'See [it](time-limits.md).',
      '"time-limits.md" does not begin with a slash, so it leads to a different place from each page.',
      'Did you mean /blog/time-limits?',
    ],
    [
      'a data file without its folder, which is no web address',
      'See [it](addison-county.yaml).',
      '"addison-county.yaml" does not begin with a slash, so it leads to a different place from each page.',
      'Did you mean /locations/addison-county?',
    ],
    [
      'a relative address',
      'See [it](../practice/car-accidents).',
      '"../practice/car-accidents" does not begin with a slash, so it leads to a different place from each page.',
      'Did you mean /practice/car-accidents?',
    ],
    ['an empty address', 'See [it]().', 'The address is missing.', 'Write it between the parentheses.'],
    [
      'a placeholder in the address',
      'See [it](tel:{phone}).',
      'An address cannot contain words in braces.',
      'Write the address itself.',
    ],
  ]);

  it('is explained by a redirect to a page with quite another name', () => {
    const redirects = 'redirects:\n  - { from: "/people", to: "/about" }\n';
    expect(lettersAbout(withLine('See [it](/people).', { 'redirects.yaml': redirects }))).toEqual([
      `${post}:9:5\nThere is no page /people.\nDid you mean /about?`,
    ]);
  });

  it('is not explained by a redirect that leads nowhere itself', () => {
    const redirects = 'redirects:\n  - { from: "/journal/*", to: "/blog/*" }\n';
    expect(lettersAbout(withLine('See [it](/journal/nowhere).', { 'redirects.yaml': redirects }))).toEqual([
      expect.stringContaining('Write the address of a page, such as /contact.'),
    ]);
  });

  it('is reported in every Markdown text, with its line', () => {
    const files = smallSite();
    edit(files, 'guides/moose-collision-claims.yaml', 'Take them before it snows.', 'Take [them](/photos).');
    edit(files, 'practice-areas/car-accidents.yaml', 'Of everything.', 'Of [everything](/all).');
    edit(files, 'service-areas/burlington.yaml', 'share the waterfront', 'share [the waterfront](/water)');
    edit(files, 'guide-template.md', '### Where to start', 'See [all](/all-posts).\n\n### Where to start');
    expect(lettersAbout(files).map((letter) => letter.split('\n').slice(0, 2).join(' '))).toEqual([
      'guides/moose-collision-claims.yaml:9:47  evidence[0].keep There is no page /photos.',
      'practice-areas/car-accidents.yaml:17:30  sections[0].text There is no page /all.',
      'service-areas/burlington.yaml:10:36  introduction There is no page /water.',
      'guide-template.md:11:5 There is no page /all-posts.',
    ]);
  });
});

describe('A link to another site', () => {
  inLine([
    [
      'an address without https://',
      'See [it](www.courts.example.com/forms).',
      '"www.courts.example.com/forms" leads to a page of this site, not to www.courts.example.com.',
      'Write: https://www.courts.example.com/forms',
    ],
    [
      'an address without https:// and www',
      'See [it](vermont.gov).',
      '"vermont.gov" leads to a page of this site, not to vermont.gov.',
      'Write: https://vermont.gov',
    ],
    [
      'an address with slashes only',
      'See [it](//vermont.gov/a).',
      'The address does not begin with "https:".',
      'Write: https://vermont.gov/a',
    ],
    [
      'nothing after http://',
      'See [it](http://).',
      'This is not a web address.',
      'Write the whole address, such as https://www.example.com/page.',
    ],
    [
      'an address that is not encrypted',
      'See [it](http://vermont.gov/a).',
      'The address is not secure.',
      'Write: https://vermont.gov/a',
    ],
    [
      'an address with the mark of a chatbot',
      'See [it](https://vermont.gov/a?utm_source=chatgpt.com).',
      'The address says that a chatbot found it.',
      'Write: https://vermont.gov/a',
    ],
    [
      'an address with the mark of a chatbot, and more',
      'See [it](https://vermont.gov/a?utm_source=openai&page=2#b).',
      'The address says that a chatbot found it.',
      'Write: https://vermont.gov/a?page=2#b',
    ],
    [
      'an address on this site with the marks of a newsletter',
      'See [it](/contact?utm_source=news&utm_medium=email).',
      'The address says where it was copied from, with "utm_source".',
      'Write: /contact',
    ],
    [
      'an address with the mark of an advertisement',
      'See [it](http://vermont.gov/a?gclid=Cj0K).',
      'The address says where it was copied from, with "gclid".',
      'Write: https://vermont.gov/a',
    ],
    [
      'an address on this site with such a mark',
      'See [it](https://www.maplelaw.example/contact?fbclid=IwAR).',
      'The address says where it was copied from, with "fbclid".',
      'Write: /contact',
    ],
    [
      'a link of a document of Google',
      'See [it](https://www.google.com/url?q=https://vermont.gov/a%3Fpage%3D2&sa=D&source=editors&usg=AOv).',
      'The address leads through www.google.com first.',
      'Write: https://vermont.gov/a?page=2',
    ],
    [
      'a link of a mail in Outlook',
      'See [it](https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fvermont.gov%2Fa%3Futm_source%3Dx&data=05).',
      'The address leads through nam02.safelinks.protection.outlook.com first.',
      'Write: https://vermont.gov/a',
    ],
    [
      'an address of "npm run dev"',
      'See [it](http://localhost:3000/contact#main).',
      'Only your own computer can open this address.',
      'Write: /contact#main',
    ],
    [
      'an address of "npm run preview"',
      'See [it](http://127.0.0.1:4173/contact).',
      'Only your own computer can open this address.',
      'Write: /contact',
    ],
    [
      'an address that is cut off',
      'See [it](https://vermont).',
      'This is not a web address.',
      'Write the whole address, such as https://www.example.com/page.',
    ],
    [
      'an address that runs a script',
      'See [it](javascript:alert).',
      'Links that begin with "javascript:" do not work.',
      'Write an address that begins with https://.',
    ],
    [
      'a mail address without @',
      'See [it](mailto:office).',
      'This is not an email address.',
      'Write it as mailto:name@example.com.',
    ],
    [
      'a phone number in words',
      'See [it](tel:call-us).',
      'This is not a phone number.',
      'Write it as tel:+18005550142.',
    ],
  ]);
});

describe('A link that is not read as one', () => {
  inLine([
    [
      'a space before the address',
      'See [the form] (https://vermont.gov/f).',
      'There is a space between the words of this link and its address, so it is not a link.',
      'Write: [the form](https://vermont.gov/f)',
    ],
    [
      'brackets that are never closed',
      'See [the form](/contact',
      'The address of this link is never closed.',
      'Write a ) after the address.',
    ],
    [
      'brackets the wrong way round',
      'See (the form)[/contact].',
      'The brackets of this link are the wrong way around.',
      'Write: [the form](/contact)',
    ],
    [
      'a space in the address',
      'See [the form](/files/my form.pdf).',
      'The address of this link contains a space, so it is not read as an address.',
      'Write: [the form](/files/my%20form.pdf)',
    ],
    [
      'a space in the address of a page',
      'See [the form](/practice/car accidents).',
      'The address of this link contains a space, so it is not read as an address.',
      'Write: [the form](/practice/car-accidents)',
    ],
    [
      'a space in the name of a picture',
      'See ![the form](/images/my form.svg).',
      'The address of this picture contains a space, so it is not read as an address.',
      'Write: ![the form](/images/my%20form.svg)',
    ],
    [
      'a reference that no line defines',
      'See [the form][form].',
      'The second pair of brackets does not name an address, so this is not a link.',
      'Write links as [words](address).',
      14,
    ],
    [
      'a missing opening bracket',
      'See the form](/contact).',
      'This is not read as a link.',
      'Write links as [words](address).',
      13,
    ],
    [
      'a link without words',
      'See [](/contact).',
      'The link has no words, so nobody can see it.',
      'Write [words](address).',
    ],
  ]);

  it.each([
    'He said it was "clear [sic] (and wrong)".',
    'Signs may be shown: \\[words\\](address).',
    '`[words](address` is how a link begins.',
  ])('is not found in: %s', (written) => {
    expect(lettersAbout(withLine(written))).toEqual([]);
  });
});

describe('A picture in a text', () => {
  inLine([
    [
      'a picture that does not exist',
      'See ![A road](/images/road.svg).',
      'There is no picture /images/road.svg.',
      'Put the picture in images/, or write the name of one that is there.',
    ],
    [
      'a picture on another site',
      'See ![A road](https://vermont.gov/road.png).',
      'These pages cannot show pictures from other sites.',
      'Put the picture in images/, and write its address, as in /images/name.png.',
    ],
    [
      'a page in place of a picture',
      'See ![A road](/contact).',
      'There is no picture /contact.',
      'Put the picture in images/, or write the name of one that is there.',
    ],
  ]);

  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  it('is suggested for a similar name', () => {
    const [letter] = lettersAbout(withLine('![A road](roads.svg)', { 'images/roads.svg': drawing }));
    expect(letter).toContain('Did you mean /images/roads.svg?');
    const [other] = lettersAbout(withLine('![A road](/images/road.svg)', { 'images/roads.svg': drawing }));
    expect(other).toContain('Did you mean /images/roads.svg?');
  });

  it('is not taken for another one because of its folder and its ending', () => {
    const pictures = { 'images/roads.svg': drawing, 'images/blog.svg': drawing };
    const [letter] = lettersAbout(withLine('![A road](/images/raod.svg)', { 'images/blog.svg': drawing }));
    expect(letter).toContain('Put the picture in images/');
    const [other] = lettersAbout(withLine('![A road](/images/raods.png)', pictures));
    expect(other).toContain('Did you mean /images/roads.svg?');
  });

  it.each(['![](/images/road.svg)', '![][road]\n\n[road]: /images/road.svg'])(
    'must have words for those who cannot see it: %s',
    (written) => {
      expect(lettersAbout(withLine(written, { 'images/road.svg': drawing }))).toEqual([
        `${post}:9:1\nThe picture has no description for people who cannot see it.\nWrite ![what it shows](address).`,
      ]);
    },
  );
});

describe('A link that leads somewhere', () => {
  it.each([
    'See [home](/), [a page](/contact), [a place](/locations/zip/05401), [a topic](/blog/zip/05401/deadlines).',
    'See [a part](/contact#main), [a question](/blog?from=post), [the top](#main).',
    'See [the site](https://www.maplelaw.example/contact) and [its home](https://www.maplelaw.example).',
    'See [another](https://legislature.vermont.gov/statutes/section/12/023/00512), <https://vermont.gov>.',
    'See [mail](mailto:help@vermont.gov), [a call](tel:+18025550110), [the list](/website_pages.csv).',
    'See [reviews of ours](https://vermont.gov/reviews?id=2&utm_source=maplelaw).',
    'See [a search](https://www.google.com/search?q=https://vermont.gov), [a map](https://www.google.com/maps?q=a).',
    'See [the agreement](/files/fee%20agreement.pdf), ![A road](/images/road.svg), [a page of ours](/seal).',
    'See [the form][form].\n\n[form]: /contact',
  ])('is no mistake: %s', (written) => {
    const files = withLine(written, {
      'images/road.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/files/fee agreement.pdf': 'x',
      'public/seal.html': 'x',
    });
    expect(lettersAbout(files)).toEqual([]);
  });

  it.each(['county', 'city', 'zip'])('may lead to a post named %s, above the topics of places', (name) => {
    const files = withLine(`See [it](/blog/${name}).`);
    files[`posts/${name}.md`] = String(smallSite()[post]).replace(/^title: .*/m, 'title: "Another Post"');
    expect(lettersAbout(files)).toEqual([]);
  });
});

describe('A link to a draft', () => {
  const draft = `---
title: "Bus Claims"
date: "2026-11-20"
excerpt: "Keep the ticket."
practiceArea: car-accidents
related: ["time-limits"]
draft: true
---
See [more](/blog/bus-claims-2).
`;
  const drafts = { 'posts/bus-claims.md': draft, 'posts/bus-claims-2.md': draft };

  it('is allowed in another draft', () => {
    expect(lettersAbout({ ...smallSite(), ...drafts })).toEqual([]);
  });

  it('is a mistake in a published post', () => {
    expect(lettersAbout(withLine('See [it](/blog/bus-claims).', drafts))).toEqual([
      `${post}:9:5\nThe page /blog/bus-claims is a draft, so it is not on the site yet.\nFinish it and delete its line "draft: true", or delete the link.`,
    ]);
  });
});
