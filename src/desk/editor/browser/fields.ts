import { searchResultLimits } from '#lib/search-result.ts';
import { element, type Cms, type ControlProps } from './cms.ts';
import { input } from './input.ts';
import { markdownField } from './markdown-field.ts';
import { pictureField } from './picture-field.ts';

/** The file names of a folder; empty if unknown to this editor. */
type NamesIn = (folder: string) => readonly string[];

export function registerFields(cms: Cms, namesIn: NamesIn = () => []): void {
  const controls = {
    'site-markdown': markdownField,
    'site-day': dayField,
    'site-measured': measuredField,
    'site-picture': pictureField,
    'site-name': nameField(namesIn),
  };
  for (const [name, control] of Object.entries(controls)) cms.registerFieldType(name, control);
}

/** The name of a file in one of several folders, chosen from existing ones or typed. */
const nameField = (namesIn: NamesIn) => (props: ControlProps) => {
  const folders = [...(props.field.get('folders') as Iterable<string>)];
  const list = `${props.forID}-names`;
  return element(
    'div',
    {},
    input('input', props, { list }),
    element(
      'datalist',
      { id: list },
      ...folders.flatMap(namesIn).map((name) => element('option', { key: name, value: name })),
    ),
  );
};

/** A date field. A time in the file is kept. */
function dayField(props: ControlProps) {
  const { value = '', onChange } = props;
  const lengthOfDay = '2026-11-20'.length;
  const hour = value.slice(lengthOfDay);
  return input(
    'input',
    {
      ...props,
      value: value.slice(0, lengthOfDay),
      onChange: (day) => onChange(day === '' ? '' : day + hour),
    },
    { type: 'date', style: { width: 'auto' } },
  );
}

/** A text of search results, with a meter of its length. */
function measuredField(props: ControlProps) {
  const { value = '', field } = props;
  const name = field.get('measure') as keyof typeof searchResultLimits;
  const { width, least, most } = searchResultLimits[name];
  const pixels = width(value);
  const tooLong = pixels > most && 'too long, search results cut it off';
  // Never a title, of which the least is 0.
  const tooShort = pixels < least && value !== '' && 'short, the second line stays empty';
  const wrong = tooLong || tooShort;
  const characters = `${value.length} characters, ${pixels} of ${most} pixels`;
  const color = `var(--sui-${wrong ? 'warning' : 'success'}-foreground-color)`;
  const filled = Math.min(pixels, most);
  return element(
    'div',
    {},
    input(name === 'title' ? 'input' : 'textarea', props, {
      style: { minHeight: name === 'title' ? 0 : 72 },
    }),
    element('div', {
      role: 'meter',
      'aria-label': 'Length in search results',
      'aria-valuemin': 0,
      'aria-valuemax': most,
      'aria-valuenow': filled,
      style: {
        display: 'inline-block',
        width: 160,
        height: 6,
        margin: '2px 8px 2px 2px',
        borderRadius: 3,
        background: `linear-gradient(90deg, ${color} ${(filled / most) * 100}%, var(--sui-control-border-color) 0)`,
      },
    }),
    element('small', { role: 'status', style: { color } }, wrong ? `${characters}: ${wrong}` : characters),
  );
}
