import { describe, expect, it } from 'vitest';
import type { Dates } from '#output/dates.ts';
import { compileShape, fillShape } from '#output/shape.ts';
import { markOf, markSlots, readSlots } from '#output/slots.ts';
import { PageBuffer } from '#output/utf8.ts';
import type { Page } from '#pages/definitions.ts';

/** A page is its kind and what its template prints. */
const page = (props: object) => ({ kind: 'city', props }) as Page;
const fill = (...shapeAndValues: Parameters<typeof fillShape>) =>
  new PageBuffer().bytesOf(fillShape(...shapeAndValues)).toString();
const signatureOf = (props: object) => readSlots(page(props)).signature;

describe('The texts of a page are its slots', () => {
  it('in reading order, wherever they stand', () => {
    const { values } = readSlots(page({ title: 'Rye', zips: [{ label: '10580' }, { label: '10581' }] }));
    expect(values).toEqual(['Rye', '10580', '10581']);
  });

  it('while numbers, yes and no, and what is absent belong to the shape', () => {
    expect(readSlots(page({ count: 3, hasMore: true, borough: null, court: undefined })).values).toEqual([]);
  });
});

describe('Two pages have one shape', () => {
  it('when only their texts differ', () => {
    expect(signatureOf({ title: 'Rye', zips: ['10580'] })).toBe(
      signatureOf({ title: 'Islip', zips: ['11751'] }),
    );
  });

  it.each<[string, object, object]>([
    ['lists of another length', { zips: ['10580'] }, { zips: ['10580', '10581'] }],
    ['a text that is there and one that is empty', { note: 'x' }, { note: '' }],
    ['a text that is there and one that is not', { note: 'x' }, { note: null }],
    ['another number', { level: 2 }, { level: 3 }],
    ['yes and no', { hasMore: true }, { hasMore: false }],
    ['text and markup', { note: { text: 'x' } }, { note: { __html: 'x' } }],
    ['a text inside or outside of a list', { a: ['x'], b: [] }, { a: [], b: ['x'] }],
  ])('but not with %s', (_difference, one, other) => {
    expect(signatureOf(one)).not.toBe(signatureOf(other));
  });

  it('but never when their templates differ', () => {
    const props = {} as Page['props'];
    expect(readSlots({ kind: 'city', props }).signature).not.toBe(
      readSlots({ kind: 'zip', props }).signature,
    );
  });
});

const dates: Dates = { today: { iso: '2026-11-20', long: 'November 20, 2026' }, year: '2026' };

/** Prints the props as a template would, once with marks, and fills the marks. */
function fillTemplate<P extends object>(template: (props: P) => string, props: P): string {
  const { page: marked, isMarkup } = markSlots(page(props));
  const shape = compileShape({ html: template(marked.props as unknown as P), isMarkup }, dates);
  return fill(shape, readSlots(page(props)).values);
}

describe('A shape that is filled', () => {
  it('has every text where the template put it, as often as it did', () => {
    const html = fillTemplate(({ name, zip }) => `<title>${name}</title><h1>${name} ${zip}</h1>`, {
      name: 'Rye',
      zip: '10580',
    });
    expect(html).toBe('<title>Rye</title><h1>Rye 10580</h1>');
  });

  it('escapes texts, and leaves markup as it is', () => {
    const html = fillTemplate(({ name, body }) => `<p title="${name}">${body.__html}</p>`, {
      name: `O'Neil & "Sons" <b>`,
      body: { __html: '<b>bold</b>' },
    });
    expect(html).toBe('<p title="O&#x27;Neil &amp; &quot;Sons&quot; &lt;b&gt;"><b>bold</b></p>');
  });

  it.each(['$&', '$1', '\\', '%s', '{slot}', '日本', '🚗'])('takes %s literally', (name) => {
    expect(fillTemplate(({ a, b }) => `<p>${a}${b}</p>`, { a: name, b: 'end' })).toContain(
      `${name.replace('&', '&amp;')}end`,
    );
  });

  it('holds texts of any length', () => {
    const long = 'ü'.repeat(1_000_000);
    expect(fillTemplate(({ a, b }) => `<p>${a}${b}</p>`, { a: long, b: 'end' })).toBe(`<p>${long}end</p>`);
  });

  it('prints the day of the build', () => {
    const shape = compileShape(
      {
        html: `<time datetime="${markOf('iso')}">${markOf('long')}</time> © ${markOf('year')}`,
        isMarkup: [],
      },
      dates,
    );
    expect(fill(shape, [])).toBe('<time datetime="2026-11-20">November 20, 2026</time> © 2026');
  });
});
