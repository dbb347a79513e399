import type { ComponentType, FocusEvent, InputHTMLAttributes } from 'react';
import type { FieldKind, FormField } from '#flows/form-script.ts';

interface FieldProps {
  field: FormField;
  value: string;
  /** First line of a list without a choice. */
  choose: string;
  /** Whether the problem is shown. */
  wrong: boolean;
  onChange(value: string): void;
  onLeave(): void;
}

export function Field(props: FieldProps) {
  const Control = controls[props.field.kind];
  return (
    <div className={`field field-${props.field.kind}`}>
      <Control {...props} />
      {props.field.hint && (
        <p className="field-hint" id={hintId(props.field)}>
          {props.field.hint}
        </p>
      )}
      {props.wrong && (
        <p className="field-problem" id={problemId(props.field)}>
          {props.field.problem}
        </p>
      )}
    </div>
  );
}

const boxes = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
} satisfies Partial<Record<FieldKind, InputHTMLAttributes<HTMLInputElement>>>;

function Box({ kind, props }: { kind: keyof typeof boxes; props: FieldProps }) {
  return (
    <>
      <Label field={props.field} />
      <input
        {...boxes[kind]}
        {...attributes(props)}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </>
  );
}

const box = (kind: keyof typeof boxes) => (props: FieldProps) => <Box kind={kind} props={props} />;

function LongBox(props: FieldProps) {
  return (
    <>
      <Label field={props.field} />
      <textarea rows={4} {...attributes(props)} onChange={({ target }) => props.onChange(target.value)} />
    </>
  );
}

function List(props: FieldProps) {
  const { field, choose } = props;
  return (
    <>
      <Label field={field} />
      <select {...attributes(props)} onChange={({ target }) => props.onChange(target.value)}>
        {field.preset === '' && <option value="">{choose}</option>}
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </>
  );
}

function Choices({ field, value, wrong, onChange, onLeave }: FieldProps) {
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <fieldset
      role="radiogroup"
      aria-required={field.required || undefined}
      aria-invalid={wrong || undefined}
      aria-describedby={describedBy(field, wrong)}
      onBlur={onBlur}
    >
      <legend>
        {field.label}
        <Mark field={field} />
      </legend>
      <div className="choices">
        {field.options.map((option) => (
          <label key={option} className="choice">
            <input
              type="radio"
              name={field.name}
              value={option}
              required={field.required}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const controls = {
  text: box('text'),
  email: box('email'),
  phone: box('phone'),
  number: box('number'),
  date: box('date'),
  long: LongBox,
  choice: Choices,
  select: List,
} satisfies Record<FieldKind, ComponentType<FieldProps>>;

function Label({ field }: { field: FormField }) {
  return (
    <label htmlFor={controlId(field)}>
      {field.label}
      <Mark field={field} />
    </label>
  );
}

/** Screen readers hear "required" from the control itself. */
function Mark({ field }: { field: FormField }) {
  return field.required ? (
    <span className="required" aria-hidden="true">
      {'\u00a0*'}
    </span>
  ) : null;
}

function attributes({ field, value, wrong, onLeave }: FieldProps) {
  return {
    id: controlId(field),
    name: field.name,
    value,
    required: field.required,
    autoComplete: field.autocomplete,
    'aria-invalid': wrong || undefined,
    'aria-describedby': describedBy(field, wrong),
    onBlur: onLeave,
  };
}

const controlId = ({ name }: FormField) => `evaluation-${name}`;
const hintId = (field: FormField) => `${controlId(field)}-hint`;
const problemId = (field: FormField) => `${controlId(field)}-problem`;

const describedBy = (field: FormField, wrong: boolean) =>
  [field.hint && hintId(field), wrong && problemId(field)].filter(Boolean).join(' ') || undefined;
