import { describe, expect, it } from 'vitest';
import { renderArticle } from '#content/texts/markdown/render-markdown.ts';
import { titleForPlace } from '#content/texts/state-name.ts';

const newYork = { name: 'New York', abbreviation: 'NY' };

/** The text of an article as the residents of a place read it. */
const inPlace = (markdown: string, place: string) => renderArticle(markdown, newYork).parts.join(place);

describe('An article for one place', () => {
  it.each([
    ['Injured in New York?', 'Injured in Brooklyn?'],
    ['Courts in NY are busy.', 'Courts in Brooklyn are busy.'],
    ['In New York, call.', 'In Brooklyn, call.'],
    ['in New York and in NY', 'in Brooklyn and in Brooklyn'],
    ['(in NY)', '(in Brooklyn)'],
    ["in New York's courts", "in Brooklyn's courts"],
  ])('"%s" becomes "%s"', (written, read) => {
    expect(inPlace(written, 'Brooklyn')).toBe(`<p>${read}</p>`);
  });

  it.each([
    'in New York City',
    'in New York State',
    'in New York County',
    'in NYC',
    'in New Yorkers we trust',
    'within New York',
    'New York',
  ])('"%s" stays unchanged', (written) => {
    expect(inPlace(written, 'Brooklyn')).toBe(`<p>${written}</p>`);
  });

  it('replaces the name also when it has non-breaking spaces', () => {
    expect(inPlace('Hurt in\u00a0New\u00a0York, in  NY or in New\u00a0York\u00a0City?', 'Rye')).toBe(
      '<p>Hurt in\u00a0Rye, in  Rye or in New\u00a0York\u00a0City?</p>',
    );
  });

  it('keeps the name of the state when it is about no place', () => {
    expect(renderArticle('Injured in NY? Not only in New York.', newYork).html).toBe(
      '<p>Injured in NY? Not only in New York.</p>',
    );
  });

  it('replaces the name in headings and bullets, too', () => {
    expect(inPlace('### Deadlines in New York\n- in NY', 'Rye')).toBe(
      '<h2 id="s1">Deadlines in Rye</h2><ul><li>in Rye</li></ul>',
    );
  });

  it('keeps the name of another place that begins with that of the state', () => {
    const virginia = { name: 'Virginia', abbreviation: 'VA' };
    expect(renderArticle('Hurt in Virginia Beach?', virginia).parts).toEqual([
      '<p>Hurt in Virginia Beach?</p>',
    ]);
    const washington = { name: 'Washington', abbreviation: 'WA' };
    for (const capital of ['Washington, D.C.', 'Washington DC']) {
      expect(titleForPlace(`Laws Made in ${capital}`, 'Kent', washington)).toBe(
        `Laws Made in ${capital} in Kent`,
      );
    }
  });

  it('replaces the name of any state in the settings', () => {
    const washington = { name: 'Washington (State)', abbreviation: 'WA' };
    expect(renderArticle('Hurt in WA?', washington).parts.join('Kent')).toBe('<p>Hurt in Kent?</p>');
  });
});

describe('The title of an article for one place', () => {
  it('names the place instead of the state', () => {
    expect(titleForPlace('What Lawyers Cost in New York', 'Rye', newYork)).toBe('What Lawyers Cost in Rye');
    expect(titleForPlace('What Lawyers Cost in\u00a0New\u00a0York', 'Rye', newYork)).toBe(
      'What Lawyers Cost in\u00a0Rye',
    );
  });

  it('ends with the place when it names no state', () => {
    expect(titleForPlace('What Lawyers Cost', 'Rye', newYork)).toBe('What Lawyers Cost in Rye');
  });

  it.each(["O'Fallon", 'A$&B', 'Salt & <Pepper>', '$1', '{place}'])('takes the name %s literally', (name) => {
    expect(titleForPlace('Costs in NY', name, newYork)).toBe(`Costs in ${name}`);
  });
});
