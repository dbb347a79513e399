import { describe, expect, it } from 'vitest';
import { planPage } from '#pages/definitions.ts';
import { routesOf } from '#site/plan.ts';
import { pictureOf, pictureOfPost, picturesInRow } from '#site/pictures.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { edit, type DataFiles } from '../support/small-site/small-site.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n';
const withDrawings = (files: DataFiles, ...names: string[]) => {
  for (const name of names) files[`images/${name}.svg`] = drawing;
};

describe('A picture in the data', () => {
  it('is found by its name without extension, with the alt text in the data if there is one', () => {
    const { content } = smallPlan((files) => withDrawings(files, 'scene', 'car-accidents-1'));
    expect(pictureOf(content, 'scene')).toEqual({ src: '/images/scene.svg', alt: '' });
    expect(pictureOf(content, 'car-accidents-1')).toEqual({
      src: '/images/car-accidents-1.svg',
      alt: 'A notebook on a car seat',
    });
  });

  it('has the right alt text if the slug of another practice area begins its name', () => {
    const { content } = smallPlan((files) => {
      withDrawings(files, 'car-accidents');
      files['practice-areas/car.yaml'] = files['practice-areas/car-accidents.yaml']!;
      edit(files, 'practice-areas/car.yaml', 'Car Accidents', 'Cars');
    });
    expect(pictureOf(content, 'car-accidents')?.alt).toBe('A car beside a road');
  });

  it.each(['scene', 'constructor', undefined])('is undefined if there is none: %s', (name) => {
    expect(pictureOf(smallPlan().content, name)).toBeUndefined();
  });
});

describe('The pictures of the sections of a practice area', () => {
  const named = '    image: { picture: notebook, alt: "A notebook on a car seat" }';
  const proof = '  - title: "Proof"\n    image: { alt: "A road" }\n    text: "Keep it."\n';
  const shown = (...sections: [string, string][]) => {
    const site = smallPlan((files) => {
      withDrawings(files, 'notebook', 'car-accidents-1', 'car-accidents-2');
      for (const [from, to] of sections) edit(files, 'practice-areas/car-accidents.yaml', from, to);
    });
    const route = [...routesOf(site)].find(({ kind }) => kind === 'practice-area')!;
    return planPage(site, route).props;
  };

  it('are numbered if none is named', () => {
    expect(shown(['sections:\n', `sections:\n${proof}`])).toMatchObject({
      sections: [
        { title: 'Proof', image: { src: '/images/car-accidents-1.svg', alt: 'A road' } },
        {
          title: 'First steps',
          image: { src: '/images/car-accidents-2.svg', alt: 'A notebook on a car seat' },
        },
      ],
    });
  });

  it('move with the section that names them, and a new section has none', () => {
    const name: [string, string] = ['    image: { alt: "A notebook on a car seat" }', named];
    expect(shown(name, ['sections:\n', `sections:\n${proof}`])).toMatchObject({
      sections: [
        { title: 'Proof', image: undefined },
        { title: 'First steps', image: { src: '/images/notebook.svg', alt: 'A notebook on a car seat' } },
      ],
    });
  });

  it('are described as their section says, even if another one shows the same picture', () => {
    const again =
      '  - title: "Proof"\n    image: { picture: notebook, alt: "A page of notes" }\n    text: "Keep it."\n';
    const name: [string, string] = ['    image: { alt: "A notebook on a car seat" }', named];
    expect(shown(name, ['sections:\n', `sections:\n${again}`])).toMatchObject({
      sections: [
        { title: 'Proof', image: { alt: 'A page of notes' } },
        { title: 'First steps', image: { alt: 'A notebook on a car seat' } },
      ],
    });
  });
});

describe('The picture of an article', () => {
  const sources = (change: (files: DataFiles) => void) => {
    const { content } = smallPlan(change);
    return content.posts.map((post) => pictureOfPost(content, post)?.src);
  };

  it('is one of its practice area, but not the one of the article before it', () => {
    expect(sources((files) => withDrawings(files, 'car-accidents', 'car-accidents-1'))).toEqual([
      '/images/car-accidents.svg',
      '/images/car-accidents-1.svg',
    ]);
  });

  it('is its own if it names one', () => {
    const change = (files: DataFiles) => {
      withDrawings(files, 'moose', 'car-accidents');
      edit(files, 'guides/moose-collision-claims.yaml', 'date:', 'image: moose\ndate:');
    };
    expect(sources(change)).toEqual(['/images/car-accidents.svg', '/images/moose.svg']);
  });

  it('is undefined if the practice area has none', () => {
    expect(sources(() => {})).toEqual([undefined, undefined]);
  });
});

it('A local search shows the picture of its practice area, or the one that it names', () => {
  const shown = (change: (files: DataFiles) => void) => {
    const site = smallPlan((files) => {
      withDrawings(files, 'car-accidents', 'moose');
      change(files);
    });
    const route = [...routesOf(site)].find(({ kind }) => kind === 'keyword')!;
    return planPage(site, route).props;
  };
  expect(shown(() => {})).toMatchObject({ picture: { src: '/images/car-accidents.svg' } });
  expect(
    shown((files) => edit(files, 'keywords.yaml', '    intro:', '    image: moose\n    intro:')),
  ).toMatchObject({ picture: { src: '/images/moose.svg' } });
});

it('Two articles side by side show different pictures if the practice area has more than one', () => {
  const { content } = smallPlan((files) => withDrawings(files, 'car-accidents', 'car-accidents-1'));
  const [post] = content.posts;
  expect(picturesInRow(content, [post!, post!]).map((picture) => picture?.src)).toEqual([
    '/images/car-accidents.svg',
    '/images/car-accidents-1.svg',
  ]);
});
