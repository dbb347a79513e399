import { describe, expect, it } from 'vitest';
import { feedXml } from '#output/files/feed.ts';
import { llmsTxt } from '#output/files/llms-txt.ts';
import { addAttorney } from '../support/small-site/small-attorney.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { edit } from '../support/small-site/small-site.ts';

/** The texts of all elements with this name, in order. */
const textsIn = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

describe('The feed of posts', () => {
  it('lists the newest post first, and has the day of the last change', () => {
    const site = smallPlan((files) =>
      edit(
        addAttorney(files),
        'guides/moose-collision-claims.yaml',
        'date: "2026-02-01"',
        'date: "2026-02-01"\nupdated: "2026-05-01"\nauthor: ada-birch',
      ),
    );
    const xml = feedXml(site);
    expect(textsIn(xml, 'id')).toEqual([
      'https://www.maplelaw.example/blog',
      'https://www.maplelaw.example/blog/time-limits',
      'https://www.maplelaw.example/blog/moose-collision-claims',
    ]);
    expect(textsIn(xml, 'published')).toEqual(['2026-03-01T12:00:00.000Z', '2026-02-01T12:00:00.000Z']);
    expect(textsIn(xml, 'updated')).toEqual([
      '2026-05-01T12:00:00.000Z',
      '2026-03-01T12:00:00.000Z',
      '2026-05-01T12:00:00.000Z',
    ]);
    expect(textsIn(xml, 'name')).toEqual(['Maple Law, PLLC', 'Ada Birch']);
  });

  it('shows readers in every part of the country the days that the posts print', () => {
    const site = smallPlan((files) => {
      edit(files, 'posts/time-limits.md', '2026-03-01', '2026-03-01T09:00:00.000Z"\nupdated: "2026-05-01');
    });
    const xml = feedXml(site);
    const daysIn = (name: string, timeZone: string) =>
      textsIn(xml, name).map((moment) => new Date(moment!).toLocaleDateString('en-US', { timeZone }));
    for (const timeZone of ['America/New_York', 'Pacific/Honolulu']) {
      expect(daysIn('updated', timeZone)).toEqual(['5/1/2026', '5/1/2026', '2/1/2026']);
    }
    expect(textsIn(xml, 'published')).toEqual(['2026-03-01T09:00:00.000Z', '2026-02-01T12:00:00.000Z']);
  });

  it('lists at most the fifty newest posts', () => {
    const { content } = smallPlan();
    const posts = Array.from({ length: 51 }, (_, i) => ({ ...content.posts[0]!, slug: `post-${i}` }));
    const ids = textsIn(feedXml({ content: { ...content, posts } }), 'id');
    expect(ids).toHaveLength(1 + 50);
    expect(ids.at(-1)).toBe('https://www.maplelaw.example/blog/post-49');
  });

  it('escapes titles', () => {
    const site = smallPlan((files) => edit(files, 'posts/time-limits.md', 'How Long', 'Mine > & <yours'));
    expect(textsIn(feedXml(site), 'title')).toContain('Mine &gt; &amp; &lt;yours You Have in Vermont');
  });
});

describe('llms.txt', () => {
  it('describes the firm and lists its pages', () => {
    const lines = llmsTxt(smallPlan()).split('\n');
    expect(lines.slice(0, 7)).toEqual([
      '# Maple Law',
      '',
      '> Personal injury law firm in Burlington.',
      '',
      'Maple Law, PLLC. Phone, answered at any hour: (802) 555-0110.',
      'Burlington office: 1 Church Street, Burlington, VT 05401.',
      'Middlebury office: 2 Main Street, Middlebury, VT 05753.',
    ]);
    expect(lines).toContain(
      '- [Car Accidents](https://www.maplelaw.example/practice/car-accidents): Who pays after a crash.',
    );
    expect(lines).toContain('- [Addison County](https://www.maplelaw.example/locations/addison-county)');
  });

  it('has no heading for what the firm does not have', () => {
    const site = smallPlan();
    const headings = (text: string) => text.match(/^## .*$/gm);
    expect(headings(llmsTxt(site))).toEqual(['## Practice areas', '## Articles', '## Places', '## The firm']);
    expect(headings(llmsTxt({ ...site, content: { ...site.content, posts: [] } }))).toEqual([
      '## Practice areas',
      '## Places',
      '## The firm',
    ]);
  });

  it('has each text on one line', () => {
    const who = 'description: "Personal injury law firm in Burlington."';
    const site = smallPlan((files) =>
      edit(files, 'site.yaml', who, 'description: "We:\\n\\nlawyers,\\nin Burlington."'),
    );
    expect(llmsTxt(site)).toContain('> We: lawyers, in Burlington.\n');
  });

  it('escapes brackets in a title', () => {
    const site = smallPlan((files) => edit(files, 'posts/time-limits.md', 'How Long', '[Read] How Long'));
    expect(llmsTxt(site)).toContain('- [\\[Read\\] How Long You Have in Vermont](https://');
  });
});
