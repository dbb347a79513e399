import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#content/texts/markdown/render-markdown.ts';

describe('A text is read line by line', () => {
  it.each([
    ['every line is a paragraph', 'One.\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['blank lines are skipped', 'One.\n\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['### makes a heading below the title of the page', '### What to keep', '<h2>What to keep</h2>'],
    ['text right below a heading is a paragraph', '### Keep\nPhotos.', '<h2>Keep</h2><p>Photos.</p>'],
    ['#### makes a heading one level lower', '#### May I?', '<h3>May I?</h3>'],
    ['# makes no second title of the page', '# Big', '<h2>Big</h2>'],
    ['- makes a bullet', '- One\n- Two', '<ul><li>One</li><li>Two</li></ul>'],
    [
      'a bullet may follow a paragraph without an empty line',
      'Keep:\n- photos',
      '<p>Keep:</p><ul><li>photos</li></ul>',
    ],
    [
      'a line below a bullet is a paragraph',
      '- photos\nThen call.',
      '<ul><li>photos</li></ul><p>Then call.</p>',
    ],
    ['an indented line continues its bullet', '- photos\n  of all', '<ul><li>photos of all</li></ul>'],
    [
      'a number makes a numbered list, which may have bold words',
      '1. **Call.** Now.',
      '<ol><li><strong>Call.</strong> Now.</li></ol>',
    ],
    [
      'a link may dial a phone number',
      '[Call](tel:+18005550142)',
      '<p><a href="tel:+18005550142">Call</a></p>',
    ],
    [
      'a phone number becomes a link that dials it',
      'Call (800) 555-0142 or 718-946-3311.',
      '<p>Call <a href="tel:+18005550142">(800) 555-0142</a> or <a href="tel:+17189463311">718-946-3311</a>.</p>',
    ],
    [
      'a phone number inside a link does not become another one',
      '[Call (800) 555-0142](/contact)',
      '<p><a href="/contact">Call (800) 555-0142</a></p>',
    ],
    [
      'a link to a page keeps its address',
      'See [bus](/blog/bus).',
      '<p>See <a href="/blog/bus">bus</a>.</p>',
    ],
  ])('%s', (_rule, markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(html);
  });
});

describe('HTML in a text is shown as typed, and does nothing', () => {
  it.each([
    ['scripts', 'Hi <script>alert(1)</script>'],
    ['images that run code', 'Hi <img src=x onerror=alert(1)>'],
    ['frames', 'Hi <iframe src="https://evil.example"></iframe>'],
    ['styles', 'Hi <b style="position:fixed">all</b>'],
    ['comments', 'Hi <!-- a note -->'],
    ['comments that are never closed', 'Hi <!-- all that follows'],
    ['a tag on a line of its own', '<div class="Hi">'],
  ])('%s', (_what, markdown) => {
    expect(renderMarkdown(markdown)).toBe(`<p>${markdown.replaceAll('<', '&#x3C;')}</p>`);
  });

  it('each line of it is a paragraph', () => {
    expect(renderMarkdown('<!-- One\n\nTwo -->\nThree')).toBe(
      '<p>&#x3C;!-- One</p><p>Two --></p><p>Three</p>',
    );
  });

  it('a link that would run code leads nowhere', () => {
    expect(renderMarkdown('[Hi](javascript:alert(1))')).toBe('<p><a>Hi</a></p>');
  });

  it('characters that are special in HTML are shown as typed', () => {
    const shown = renderMarkdown('Smith & Sons: 1 < 2').replaceAll('&#x26;', '&').replaceAll('&#x3C;', '<');
    expect(shown).toBe('<p>Smith & Sons: 1 < 2</p>');
  });
});
