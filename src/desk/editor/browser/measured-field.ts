import { searchRoom } from '#lib/search-result.ts';
import { element, type ControlProps } from './cms.ts';
import { input } from './input.ts';

/** What is said of a text that fills too much or too little of its room. */
const measures = {
  title: { long: 'search results cut it off', short: '' },
  description: { long: 'search results break it off', short: 'the second line stays empty' },
};

/** A text of search results, with how much of its room it fills. */
export function measuredField(props: ControlProps) {
  const { value = '', field } = props;
  const name = field.get('measure') as keyof typeof measures;
  const { long, short } = measures[name];
  const { width, least, most } = searchRoom[name];
  const pixels = width(value);
  const wrong = pixels > most ? long : pixels < least && value !== '' ? short : '';
  const characters = `${value.length} characters, ${pixels} of ${most} pixels`;
  const color = wrong ? '#b45309' : '#15803d';
  return element(
    'div',
    {},
    input(name === 'title' ? 'input' : 'textarea', props, {
      style: { minHeight: name === 'title' ? 0 : 72 },
    }),
    element('meter', {
      min: 0,
      max: most,
      value: Math.min(pixels, most),
      'aria-label': 'Room in search results',
      style: { width: 160, marginInlineEnd: 8, verticalAlign: 'middle', accentColor: color },
    }),
    element('small', { role: 'status', style: { color } }, wrong ? `${characters}: ${wrong}` : characters),
  );
}
