import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FactSections } from '#components/place/fact-sections.tsx';
import type { PrintedSection } from '#site/place-facts/fact-section.ts';
import { textOf } from './html.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ label: `Court ${i + 1}`, pieces: [`${i + 1} Main Street`] }));

/** The text of a section before its fold, and the text in the fold. */
const printed = (section: PrintedSection) => {
  const html = renderToStaticMarkup(
    createElement(FactSections, { sections: [section], more: '{count} more' }),
  );
  return html.split('<details').map((part) => textOf(`<${part}`).trim());
};

describe('A section of facts', () => {
  it('has its sentence, bars, rows and note in this order', () => {
    const bars = [{ label: '2025', value: 'about 310', width: '100%' }];
    const section = {
      heading: 'Courts',
      says: 'There is one.',
      bars,
      rows: rows(1),
      note: 'Counted in May.',
    };
    expect(printed(section)).toEqual([
      'Courts There is one. 2025 about 310 Court 1 1 Main Street Counted in May.',
    ]);
  });

  it('folds away the rows after the twelfth', () => {
    expect(printed({ heading: 'Courts', rows: rows(12) })).toHaveLength(1);
    const [seen, folded] = printed({ heading: 'Courts', rows: rows(14) });
    expect(seen).toMatch(/Court 12 12 Main Street$/);
    expect(folded).toMatch(/2 more Court 13 13 Main Street Court 14 14 Main Street$/);
  });

  it('folds away all rows if they have a label', () => {
    const [seen, folded] = printed({ heading: 'Courts', rows: rows(2), fold: 'All courts' });
    expect(seen).toBe('Courts');
    expect(folded).toMatch(/All courts Court 1 1 Main Street Court 2 2 Main Street$/);
  });
});
