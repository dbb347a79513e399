import { Fragment, type ReactNode } from 'react';
import { partsOf } from '#flows/fill.ts';
import { telephoneLink } from '#lib/phone.ts';
import { addressOfSmallPrint, smallPrint, type SmallPrintPage } from '#lib/small-print.ts';

type SmallPrintWords = { text: string } & Partial<Record<SmallPrintPage, string>>;

interface FilledTextProps {
  text: string;
  phone: string;
  /** Replaces [link]. */
  link?: ReactNode;
}

export const linkStyles = 'font-bold text-link underline';

/** A sentence that links to the small print, in new tabs so that nothing typed is lost. */
export function SmallPrint({ words }: { words: SmallPrintWords }) {
  const linkTo = (name: SmallPrintPage) => (
    <a className={linkStyles} href={addressOfSmallPrint(name)} target="_blank" rel="noopener">
      {words[name]}
    </a>
  );
  return partsOf(words.text, smallPrint).map((part, i) => (
    <Fragment key={i}>{part.kind === 'text' ? part.text : linkTo(part.name as SmallPrintPage)}</Fragment>
  ));
}

/** A text of a script, with [phone] and [link] replaced by links. */
export function FilledText({ text, phone, link }: FilledTextProps) {
  const placeholders: Record<string, ReactNode> = {
    phone: (
      <a className={`${linkStyles} whitespace-nowrap`} href={telephoneLink(phone)}>
        {phone}
      </a>
    ),
    link,
  };
  return partsOf(text, Object.keys(placeholders)).map((part, i) => (
    // In an element: React cannot update a bare text node that the browser's translation has replaced.
    <span key={i}>{part.kind === 'text' ? part.text : placeholders[part.name]}</span>
  ));
}
