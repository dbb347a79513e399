import type { ComponentType, FocusEvent, InputHTMLAttributes } from 'react';
import type { FieldKind, FormField } from '#flows/form-script.ts';
import { IslandIcon } from '../icon.tsx';

interface FieldProps {
  field: FormField;
  value: string;
  /** First option of a select without a preset. */
  choose: string;
  /** Whether the problem is shown. */
  wrong: boolean;
  onChange(value: string): void;
  onLeave(): void;
}

const labelStyles = 'mb-1.5 block font-bold';
const controlStyles =
  'block min-h-12 w-full rounded-button border border-edge bg-white px-3 py-2 aria-invalid:border-2 ' +
  'aria-invalid:border-alarm';
const choiceStyles =
  'flex min-h-12 cursor-pointer items-center gap-2.5 rounded-button border border-edge px-3.5 py-1.5 ' +
  'hover:border-navy has-checked:border-navy has-checked:bg-brass-wash ' +
  // Around the whole choice, as browsers draw a square around a round radio button.
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2';
/** Yes and No side by side, unless the text is too large for that. */
const sideBySide = 'grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]';

export function Field(props: FieldProps) {
  const { field, wrong } = props;
  const Control = controls[field.kind];
  return (
    <div className="min-w-0">
      {/* Radio buttons have a legend in place of a label. */}
      {field.kind !== 'choice' && (
        <label className={labelStyles} htmlFor={controlId(field)}>
          <LabelText field={field} />
        </label>
      )}
      <Control {...props} />
      {field.hint && (
        <p className="mt-1.5 text-small text-ink-soft" id={hintId(field)}>
          {field.hint}
        </p>
      )}
      {wrong && (
        <p className="mt-1.5 text-small font-bold text-alarm" id={problemId(field)}>
          {field.problem}
        </p>
      )}
    </div>
  );
}

const inputAttributes: Partial<Record<FieldKind, InputHTMLAttributes<HTMLInputElement>>> = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { type: 'text', inputMode: 'numeric' },
  // Any day is allowed, but a year has four digits.
  date: { type: 'date', max: '9999-12-31' },
};

function TextInput(props: FieldProps) {
  return <input {...inputAttributes[props.field.kind]} {...controlAttributes(props)} />;
}

function TextArea(props: FieldProps) {
  return <textarea rows={4} {...controlAttributes(props)} />;
}

function Dropdown(props: FieldProps) {
  const { field, choose } = props;
  return (
    // Browsers draw their own arrow at the very edge, ignoring the padding.
    <div className="relative">
      <select {...controlAttributes(props)} className={`${controlStyles} appearance-none pe-10`}>
        {field.preset === '' && <option value="">{choose}</option>}
        {field.options.map((option, i) => (
          <option key={option} value={option}>
            {field.shown?.[i] ?? option}
          </option>
        ))}
      </select>
      <IslandIcon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5"
      />
    </div>
  );
}

function RadioGroup({ field, value, wrong, onChange, onLeave }: FieldProps) {
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <fieldset
      role="radiogroup"
      aria-required={field.required}
      aria-invalid={wrong}
      aria-describedby={describedBy(field, wrong)}
      onBlur={onBlur}
    >
      <legend className={labelStyles}>
        <LabelText field={field} />
      </legend>
      <div className={`grid gap-2 ${field.options.length < 3 ? sideBySide : ''}`}>
        {field.options.map((option, i) => (
          <label key={option} className={choiceStyles}>
            <input
              className="size-5 shrink-0 accent-navy outline-none [box-shadow:none]"
              type="radio"
              name={field.name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            {field.shown?.[i] ?? option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const controls = {
  text: TextInput,
  email: TextInput,
  phone: TextInput,
  number: TextInput,
  date: TextInput,
  long: TextArea,
  choice: RadioGroup,
  select: Dropdown,
} satisfies Record<FieldKind, ComponentType<FieldProps>>;

function LabelText({ field: { label, required } }: { field: FormField }) {
  return (
    <>
      {label}
      {/* Screen readers hear "required" from the control itself, or from the group. */}
      {required && (
        <span className="text-alarm" aria-hidden="true">
          {'\u00a0*'}
        </span>
      )}
    </>
  );
}

function controlAttributes({ field, value, wrong, onChange, onLeave }: FieldProps) {
  return {
    id: controlId(field),
    className: controlStyles,
    // Arabic and Hebrew run from the right.
    dir: 'auto',
    name: field.name,
    value,
    // Firefox calls a `required` field invalid until it is filled, whatever `aria-invalid` says.
    'aria-required': field.required,
    autoComplete: field.autocomplete,
    'aria-invalid': wrong,
    'aria-describedby': describedBy(field, wrong),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onBlur: onLeave,
  };
}

const controlId = ({ name }: FormField) => `evaluation-${name}`;
const hintId = (field: FormField) => `${controlId(field)}-hint`;
const problemId = (field: FormField) => `${controlId(field)}-problem`;

const describedBy = (field: FormField, wrong: boolean) =>
  [field.hint && hintId(field), wrong && problemId(field)].filter(Boolean).join(' ') || undefined;
