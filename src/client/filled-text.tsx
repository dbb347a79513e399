import { Fragment, type ReactNode } from 'react';
import { partsOf } from '#flows/fill.ts';
import { telephoneLink } from '#lib/phone.ts';

interface FilledTextProps {
  text: string;
  phone: string;
  /** What stands at [link]. */
  link?: ReactNode;
}

export const linkLook = 'font-semibold text-link underline';

/** A text of a script in which [phone] dials and [link] leads on. */
export function FilledText({ text, phone, link }: FilledTextProps) {
  const slots: Record<string, ReactNode> = {
    phone: (
      <a className={`${linkLook} whitespace-nowrap`} href={telephoneLink(phone)}>
        {phone}
      </a>
    ),
    link,
  };
  return partsOf(text, Object.keys(slots)).map((part, i) => (
    <Fragment key={i}>{part.kind === 'text' ? part.text : slots[part.name]}</Fragment>
  ));
}
