import { FilledText } from './filled-text.tsx';

interface FormNoticeProps {
  id?: string;
  text: string;
  phone: string;
}

/** A notice about why the form or chat cannot go on, with the phone number as the alternative. */
export function FormNotice({ id, text, phone }: FormNoticeProps) {
  return (
    <p id={id} role="note" className="scroll-mb-5 border-l-4 border-alarm bg-brass-wash px-4 py-2.5 text-ink">
      <FilledText text={text} phone={phone} />
    </p>
  );
}
