import { describe, expect, it } from 'vitest';
import { attributesOf, decodeHtml } from '#lib/html/html-scan.ts';

describe('The attributes of a tag', () => {
  it('are read with single or double quotes, without quotes and without a value', () => {
    const attributes = attributesOf(` class="a b" title='it is' width=5 async data-x=""`);
    expect([...attributes]).toEqual([
      ['class', 'a b'],
      ['title', 'it is'],
      ['width', '5'],
      ['async', ''],
      ['data-x', ''],
    ]);
  });

  it('have their character references decoded', () => {
    expect(attributesOf(' content="A &amp; B&#x27;s &quot;C&quot;"').get('content')).toBe(`A & B's "C"`);
    expect(decodeHtml('&#169; &nbsp;&unknown;')).toBe('©  &unknown;');
    expect(decodeHtml('&constructor; &#99999999;')).toBe('&constructor; &#99999999;');
  });
});
