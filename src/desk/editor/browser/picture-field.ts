import { pictureEndings } from '#content/pictures/picture-formats.ts';
import { aPicture, element, type ControlProps } from './cms.ts';
import { input } from './input.ts';
import { buttonLook } from './look.ts';

/** A drawing or a photograph by its name in images/: chosen, uploaded, or typed. */
export function pictureField(props: ControlProps) {
  const { value = '', onChange, pickFile } = props;
  // It has no name yet.
  const isNew = value.startsWith('blob:');
  const choose = async () => {
    const picked = await pickFile(aPicture);
    if (picked) onChange(picked.value);
  };
  return element(
    'div',
    { style: { display: 'flex', gap: 4, alignItems: 'center', marginInline: 2 } },
    value === '' ? null : shown(value),
    isNew
      ? input('input', { ...props, value: '' }, { placeholder: 'Uploaded when you save' })
      : input('input', props),
    element('button', {
      type: 'button',
      style: buttonLook,
      onClick: () => void choose(),
      children: 'Choose a picture',
    }),
  );
}

/** Names have no ending, so all picture endings are tried. */
function shown(value: string) {
  const addresses = /^blob:|\./.test(value)
    ? [value]
    : pictureEndings.map((ending) => `/images/${value}.${ending}`);
  let tried = 0;
  return element('img', {
    key: value,
    src: addresses[0],
    alt: '',
    style: { height: 48, maxWidth: 96, objectFit: 'contain' },
    onError: ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
      const next = addresses[++tried];
      if (next) currentTarget.src = next;
      else currentTarget.style.display = 'none';
    },
  });
}
