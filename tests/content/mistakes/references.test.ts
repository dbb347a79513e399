import { describe, expect, it } from 'vitest';
import { loadSite } from '../../support/load-site.ts';
import { lettersAbout, testMistakes } from '../../support/mistakes.ts';
import { addAttorney } from '../../support/small-site/small-attorney.ts';
import { dataToRead, edit, smallSite } from '../../support/small-site/small-site.ts';

describe('References to other files', () => {
  it('may lead from one draft to another', () => {
    const files = smallSite();
    edit(files, 'posts/time-limits.md', 'related:', 'draft: true\nrelated:');
    edit(files, 'guides/moose-collision-claims.yaml', 'related:', 'draft: true\nrelated:');
    edit(files, 'topics/deadlines.yaml', 'order: 1', 'order: 1\ndraft: true');
    expect(lettersAbout(files)).toEqual([]);
  });

  it('may lead to a practice area that has the name of a draft', () => {
    const files = smallSite();
    files['posts/car-accidents.md'] = String(files['posts/time-limits.md']).replace(
      '---',
      '---\ndraft: true',
    );
    expect(lettersAbout(files)).toEqual([]);
  });

  testMistakes([
    {
      of: 'a borough page about another county than the one that names it',
      file: 'service-areas/burlington.yaml',
      right: 'county: chittenden-county',
      wrong: 'county: addison-county',
      letter: `
        service-areas/burlington.yaml:3:9  county
        Chittenden County calls this page its own, but the page says that it is about "addison-county".
        Write: county: chittenden-county
        If the page is right, correct "serviceArea" in counties/chittenden-county.yaml.
      `,
    },
    {
      of: 'a topic with an unknown post, and suggests a similar name',
      file: 'topics/deadlines.yaml',
      right: 'post: time-limits',
      wrong: 'post: time-limit',
      letter: `
        topics/deadlines.yaml:3:7  post
        There is no post or guide "time-limit".
        Did you mean "time-limits"?
      `,
    },
    {
      of: 'a post in an unknown practice area',
      file: 'posts/time-limits.md',
      right: 'practiceArea: car-accidents',
      wrong: 'practiceArea: boats',
      letter: `
        posts/time-limits.md:5:15  practiceArea
        There is no practice area "boats".
        The only choice is "car-accidents".
      `,
    },
    {
      of: 'a post in a group that the blog page does not have',
      file: 'posts/time-limits.md',
      right: 'practiceArea: car-accidents',
      wrong: 'practiceArea: car-accidents\ngroup: Your Rights',
      letter: `
        posts/time-limits.md:6:8  group
        The blog page has no group "Your Rights".
        There are none yet; they are kept in pages/blog.yaml.
      `,
    },
    {
      of: 'only the spelling of a name that no file can have',
      file: 'posts/time-limits.md',
      right: 'practiceArea: car-accidents',
      wrong: 'practiceArea: Car Accidents',
      letter: `
        posts/time-limits.md:5:15  practiceArea
        "Car Accidents" cannot be part of an address.
        Use lowercase letters, digits and single hyphens, such as "car-accidents".
      `,
    },
    {
      of: 'only the blog page if that has mistakes, whatever the group of a post',
      when: (files) => {
        edit(files, 'posts/time-limits.md', 'related:', 'group: Your Rights\nrelated:');
        edit(files, 'pages/blog.yaml', 'heading:', 'headline:');
      },
      letter: `
        pages/blog.yaml:3:1  headline
        "headline" is not a name that you can use here.
        Did you mean "heading"?
      `,
    },
    {
      of: 'a related post that does not exist',
      file: 'posts/time-limits.md',
      right: '["moose-collision-claims"]',
      wrong: '["deer"]',
      letter: `
        posts/time-limits.md:6:11  related[0]
        There is no post or guide "deer".
        The only choice is "moose-collision-claims".
      `,
    },
    {
      of: 'a related post that is named twice',
      file: 'posts/time-limits.md',
      right: '["moose-collision-claims"]',
      wrong: '[moose-collision-claims, moose-collision-claims]',
      letter: `
        posts/time-limits.md:6:35  related[1]
        "moose-collision-claims" is already in the list.
        Delete one of the two.
      `,
    },
    {
      of: 'a post whose file name cannot be an address, and none of the references to it',
      when: (files) => {
        files['posts/Time Limits.md'] = files['posts/time-limits.md']!;
        delete files['posts/time-limits.md'];
      },
      letter: `
        posts/Time Limits.md:1:1
        The file name becomes part of an address, but has characters that an address cannot have.
        Rename it to "time-limits.md".
      `,
    },
    {
      of: 'a post whose file name has a full stop in it, and none of the references to it',
      when: (files) => {
        files['guides/No. 2 Moose Claims.yaml'] = files['guides/moose-collision-claims.yaml']!;
        delete files['guides/moose-collision-claims.yaml'];
        edit(files, 'posts/time-limits.md', '["moose-collision-claims"]', '["no-2-moose-claims"]');
      },
      letter: `
        guides/No. 2 Moose Claims.yaml:1:1
        The file name becomes part of an address, but has characters that an address cannot have.
        Rename it to "no-2-moose-claims.yaml".
      `,
    },
    {
      of: 'a related post that is the post itself',
      file: 'posts/time-limits.md',
      right: '["moose-collision-claims"]',
      wrong: '[time-limits]',
      letter: `
        posts/time-limits.md:6:11  related[0]
        "time-limits" is this post or guide itself.
        Name another one, or delete this one.
      `,
    },
    {
      of: 'an unknown related post, and lists the nearest of many names',
      when: (files) => {
        for (const name of ['bus', 'taxi', 'truck', 'train', 'ferry', 'moped', 'truck-bus', 'snowmobile']) {
          files[`guides/${name}-claims.yaml`] = files['guides/moose-collision-claims.yaml']!;
          edit(files, `guides/${name}-claims.yaml`, 'Moose Collisions', `A ${name}`);
        }
        edit(files, 'posts/time-limits.md', '["moose-collision-claims"]', '["bus-crash"]');
      },
      letter: `
        posts/time-limits.md:6:11  related[0]
        There is no post or guide "bus-crash".
        The closest of 9 names are: bus-claims, truck-bus-claims, taxi-claims, truck-claims, ferry-claims. All of them are in posts/ and guides/.
      `,
    },
    {
      of: 'a keyword in an unknown practice area',
      file: 'keywords.yaml',
      right: 'practiceArea: car-accidents',
      wrong: 'practiceArea: car-accident',
      letter: `
        keywords.yaml:4:19  keywords[0].practiceArea
        There is no practice area "car-accident".
        Did you mean "car-accidents"?
      `,
    },
    {
      of: 'a testimonial about an unknown practice area',
      file: 'testimonials.yaml',
      right: 'case: "Car accident"',
      wrong: 'case: "Car accident"\n    practiceArea: car-accident',
      letter: `
        testimonials.yaml:4:19  testimonials[0].practiceArea
        There is no practice area "car-accident".
        Did you mean "car-accidents"?
      `,
    },
    {
      of: 'a service area in an unknown county',
      file: 'service-areas/burlington.yaml',
      right: 'county: chittenden-county',
      wrong: 'county: chittenden',
      letter: `
        service-areas/burlington.yaml:3:9  county
        There is no county "chittenden".
        Did you mean "chittenden-county"?
      `,
    },
    {
      of: 'a county with an unknown service area',
      file: 'counties/chittenden-county.yaml',
      right: 'serviceArea: burlington',
      wrong: 'serviceArea: burlingtown',
      letter: `
        counties/chittenden-county.yaml:4:14  serviceArea
        There is no service area "burlingtown".
        Did you mean "burlington"?
      `,
    },
  ]);
});

describe('Two entries with one address or one name', () => {
  it('may be a post and its copy that is still a draft', () => {
    const files = smallSite();
    files['posts/zoning.md'] = String(files['posts/time-limits.md']).replace('---', '---\ndraft: true');
    expect(lettersAbout(files)).toEqual([]);
  });

  it('may be cities of which only one has the name of the other in its address', () => {
    const files = smallSite();
    edit(files, 'counties/chittenden-county.yaml', 'slug: burlington\n', 'slug: the-lake\n');
    edit(files, 'counties/chittenden-county.yaml', 'slug: south-burlington', 'slug: burlington');
    expect(lettersAbout(files)).toEqual([]);
  });

  testMistakes([
    {
      of: 'a copied county',
      when: (files) => {
        files['counties/rutland-county.yaml'] = files['counties/addison-county.yaml']!;
      },
      letter: `
        counties/rutland-county.yaml:1:7  name
        Two counties are named "Addison County" (first in counties/addison-county.yaml:1).
        Correct the name, or delete one of the files.
      `,
    },
    {
      of: 'a copied county whose copy also names the state',
      when: (files) => {
        files['counties/rutland-county.yaml'] = `state: VT\n${files['counties/addison-county.yaml']}`;
      },
      letter: `
        counties/rutland-county.yaml:2:7  name
        Two counties are named "Addison County" (first in counties/addison-county.yaml:1).
        Correct the name, or delete one of the files.
      `,
    },
    {
      of: 'a copied rule on advertising',
      file: 'advertising.yaml',
      holds: 'rules:\n  - { check: ad-label, rule: "A label." }\n  - { check: ad-label, rule: "A name." }\n',
      letter: `
        advertising.yaml:3:14  rules[1].check
        Two rules are about the check "ad-label" (first in advertising.yaml:2).
        Delete one of them, or write the check that it is about.
      `,
    },
    {
      of: 'a copied practice area',
      when: (files) => {
        files['practice-areas/skiing.yaml'] = files['practice-areas/car-accidents.yaml']!;
      },
      letter: `
        practice-areas/skiing.yaml:1:8  title
        Two practice areas have the title "Car Accidents" (first in practice-areas/car-accidents.yaml:1).
        Change the title of one, or delete one of the files.
      `,
    },
    {
      of: 'a copied topic',
      when: (files) => {
        files['topics/limits.yaml'] = files['topics/deadlines.yaml']!;
      },
      letter: `
        topics/limits.yaml:1:8  title
        Two topics have the title "Time limits in Vermont" (first in topics/deadlines.yaml:1).
        Change the title of one, or delete one of the files.
      `,
    },
    {
      of: 'a copied service area',
      when: (files) => {
        files['service-areas/essex.yaml'] = files['service-areas/burlington.yaml']!;
      },
      letter: `
        service-areas/essex.yaml:1:7  name
        Two service areas have the name "Burlington" (first in service-areas/burlington.yaml:1).
        Change the name of one, or delete one of the files.
      `,
    },
    {
      of: 'a copied lawyer',
      when: (files) => {
        addAttorney(files);
        files['attorneys/eva-birch.yaml'] = files['attorneys/ada-birch.yaml']!;
        files['images/attorney-eva-birch.svg'] = files['images/attorney-ada-birch.svg']!;
      },
      letter: `
        attorneys/eva-birch.yaml:1:7  name
        Two lawyers have the name "Ada Birch" (first in attorneys/ada-birch.yaml:1).
        Change the name of one, or delete one of the files.
      `,
    },
    {
      of: 'a copied post',
      when: (files) => {
        files['posts/zoning.md'] = files['posts/time-limits.md']!;
      },
      letter: `
        posts/zoning.md:2:8  title
        Two posts have the title "How Long You Have in Vermont" (first in posts/time-limits.md:2).
        Change the title of one, or delete one of the files.
      `,
    },
    {
      of: 'a post and a guide with one file name',
      when: (files) => {
        files['guides/time-limits.yaml'] = files['guides/moose-collision-claims.yaml']!;
        edit(files, 'guides/time-limits.yaml', '["time-limits"]', '["moose-collision-claims"]');
        edit(files, 'guides/time-limits.yaml', 'Moose Collisions', 'Deer Collisions');
      },
      letter: `
        guides/time-limits.yaml:1:1
        A post and a guide are both named "time-limits" (first in posts/time-limits.md:2).
        Rename one of the files.
      `,
    },
    {
      of: 'two keywords that differ only in characters that no address shows',
      when: (files) => {
        const [head, first] = String(files['keywords.yaml']).split(/(?<=^keywords:\n)/);
        files['keywords.yaml'] = `${head}${first}${first!.replace('in Burlington!', 'in burlington')}`;
      },
      letter: `
        keywords.yaml:7:14  keywords[1].keyword
        Two keywords have the same address, /local-searches/car-crash-lawyer-in-burlington (first in keywords.yaml:2).
        Change or delete one of them.
      `,
    },
    {
      of: 'two cities of a county with one name',
      file: 'counties/chittenden-county.yaml',
      right: 'name: "South Burlington"',
      wrong: 'name: "Burlington"',
      letter: `
        counties/chittenden-county.yaml:12:11  cities[1].name
        Two cities of this county have the name "Burlington" (first in counties/chittenden-county.yaml:9).
        Add something to one of the names that tells them apart, such as "(town)".
      `,
    },
    {
      of: 'two cities whose slugs are swapped',
      file: 'counties/chittenden-county.yaml',
      right:
        'slug: burlington\n    zips: ["05401", "05408"]\n  - name: "South Burlington"\n    slug: south-burlington',
      wrong:
        'slug: south-burlington\n    zips: ["05401", "05408"]\n  - name: "South Burlington"\n    slug: burlington',
      letter: `
        counties/chittenden-county.yaml:10:11  cities[0].slug
        The slugs of Burlington and South Burlington (line 13) are swapped: each address shows the page of the other city.
        Write here: slug: burlington, and on line 13: slug: south-burlington
      `,
    },
    {
      of: 'a city at the address of a ZIP page, and names both files',
      when: (files) => {
        files['counties/zip.yaml'] = files['counties/addison-county.yaml']!;
        edit(files, 'counties/zip.yaml', 'Addison County', 'Rutland County');
        edit(files, 'counties/zip.yaml', 'slug: middlebury', 'slug: "05401"');
      },
      letter: `
        counties/chittenden-county.yaml:1:1
        The address /locations/zip/05401 is already taken by counties/zip.yaml.
        Give one of the two another slug.
      `,
    },
    {
      of: 'a practice area at the address of the 404 page',
      when: (files) => {
        files['practice-areas/404.yaml'] = files['practice-areas/car-accidents.yaml']!;
        edit(files, 'practice-areas/404.yaml', 'Car Accidents', 'Missing Pages');
      },
      letter: `
        practice-areas/404.yaml:1:1
        The address /practice/404 belongs to the page for unknown addresses.
        Choose another slug.
      `,
    },
  ]);

  it('are reported if a keyword has the intro of another, with the command that gives a keyword a new name', () => {
    const files = smallSite();
    const [head, first] = String(files['keywords.yaml']).split(/(?<=^keywords:\n)/);
    files['keywords.yaml'] = `${head}${first}${first!.replace('Car Crash Lawyer in', 'Crash Lawyer in')}`;
    const folder = dataToRead(files);
    expect(loadSite(folder).problems).toEqual([
      expect.objectContaining({
        path: 'keywords[1].intro',
        line: 10,
        says: `Two keywords have the same intro (first in ${folder}/keywords.yaml:5).`,
        fix: `Write what only this page has. If it is only the new name of the other one, delete this entry and run: npm run rename -- keyword "OLD" "NEW" --data ${folder}`,
      }),
    ]);
  });
});

describe('Addresses in the menu and in redirects', () => {
  testMistakes([
    {
      of: 'a menu link that leads nowhere',
      file: 'site.yaml',
      right: 'to: "/about"',
      wrong: 'to: "/abouts"',
      letter: `
        site.yaml:30:30  navigation[4].to
        "About Us" leads to /abouts, where there is no page.
        Did you mean /about?
      `,
    },
    ...['about', '/about/', '/About', '/about.html', '/about#team'].map((written) => ({
      of: `a menu link that is not an address of the site: ${written}`,
      file: 'site.yaml',
      right: 'to: "/about"',
      wrong: `to: "${written}"`,
      letter: `
        site.yaml:30:30  navigation[4].to
        "${written}" is not an address of this site.
        Write "/about".
      `,
    })),
    {
      of: 'a menu link that was copied from a browser',
      file: 'site.yaml',
      right: 'to: "/about"',
      wrong: 'to: "https://www.maplelaw.example/about"',
      letter: `
        site.yaml:30:30  navigation[4].to
        "https://www.maplelaw.example/about" is not an address of this site.
        Only a page of this site can stand here. If it is one, write "/about".
      `,
    },
    {
      of: 'a menu link that can be none',
      file: 'site.yaml',
      right: 'to: "/about"',
      wrong: 'to: "/über uns"',
      letter: `
        site.yaml:30:30  navigation[4].to
        "/über uns" is not an address of this site.
        Start with a slash and end without one, as in "/locations/kings-county".
      `,
    },
    {
      of: 'a redirect that leads nowhere',
      file: 'redirects.yaml',
      right: 'to: "/contact"',
      wrong: 'to: "/contacts"',
      letter: `
        redirects.yaml:2:33  redirects[0].to
        The redirect leads to /contacts, where there is no page.
        Did you mean /contact?
      `,
    },
    {
      of: 'a redirect that hides a page',
      file: 'redirects.yaml',
      right: 'from: "/old-contact"',
      wrong: 'from: "/blog/zip/05401/deadlines"',
      letter: `
        redirects.yaml:2:13  redirects[0].from
        The redirect from /blog/zip/05401/deadlines hides the page at that address.
        Delete the redirect, or move the page first.
      `,
    },
  ]);
});

describe('Entries that appear twice after a merge', () => {
  it('are reported in every file', () => {
    const files = smallSite();
    const twice = 'descriptions: ["Ask about {place}.", "Ask about {place}."]\n';
    for (const name of ['pages/city.yaml', 'pages/zip.yaml']) files[name] = twice;
    expect(lettersAbout(files).map((letter) => letter.split('\n')[0])).toEqual([
      'pages/city.yaml:1:38  descriptions[1]',
      'pages/zip.yaml:1:38  descriptions[1]',
    ]);
  });

  testMistakes([
    {
      of: 'a city with other ZIP codes',
      file: 'counties/chittenden-county.yaml',
      right: 'cities:',
      wrong: 'cities:\n  - { name: "Burlington", slug: burlington, zips: ["05401"] }',
      letter: `
        counties/chittenden-county.yaml:11:11  cities[1].slug
        Two cities of this county have the slug "burlington" (first in counties/chittenden-county.yaml:9).
        Keep one of the two entries, with the ZIP codes of both.
      `,
    },
    {
      of: 'a fact with another review day',
      when: (files) => {
        const [head, first, second] = String(files['facts.yaml']).split(/(?=^  - id)/m);
        files['facts.yaml'] = `${head}${first}${first!.replace('2026-02-20', '2026-01-20')}${second}`;
      },
      letter: `
        facts.yaml:8:9  facts[1].id
        Two facts have the id "injury-deadline" (first in facts.yaml:2).
        Keep one of the two.
      `,
    },
    {
      of: 'a testimonial',
      when: (files) => {
        const [head, first] = String(files['testimonials.yaml']).split(/(?<=^testimonials:\n)/);
        files['testimonials.yaml'] = `${head}${first}${first}`;
      },
      letter: `
        testimonials.yaml:8:5  testimonials[1]
        This entry is the same as the one on line 2.
        Delete one of the two.
      `,
    },
    {
      of: 'a menu link',
      file: 'site.yaml',
      right: '  - { label: "About Us", to: "/about" }\n',
      wrong: '  - { label: "About Us", to: "/about" }\n'.repeat(2),
      letter: `
        site.yaml:31:5  navigation[5]
        This entry is the same as the one on line 30.
        Delete one of the two.
      `,
    },
  ]);
});
