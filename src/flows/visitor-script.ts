import type { EmailjsIds } from '#lib/emailjs.ts';
import type { ChatSource } from '#content/content.ts';
import { chatScript, type ChatScript } from './chat-script.ts';
import { type FormScript, translatedForm } from './form-script.ts';

/** All texts and settings of the islands, in one file that the first of them fetches. */
export interface VisitorScript {
  firm: { product: string };
  phones: { main: string; alternate: string };
  schedulingUrl: string;
  emailjs: EmailjsIds & { origin: string };
  /** Names of the counties outside all service areas. */
  counties: string[];
  form: FormScript;
  chat: ChatScript;
  /** The form in other languages, by their codes. */
  formIn: Record<string, FormScript>;
}

interface VisitorContent {
  settings: Pick<VisitorScript, 'firm' | 'phones' | 'schedulingUrl' | 'emailjs'>;
  counties: readonly { name: string; serviceArea?: string }[];
  flows: { form: FormScript; chat: ChatSource };
  translations: Readonly<Record<string, { form?: FormScript } | undefined>>;
}

export function visitorScript({ settings, counties, flows, translations }: VisitorContent): VisitorScript {
  const { firm, phones, schedulingUrl, emailjs } = settings;
  return {
    firm: { product: firm.product },
    phones: { main: phones.main, alternate: phones.alternate },
    schedulingUrl,
    emailjs,
    counties: counties.filter(({ serviceArea }) => !serviceArea).map(({ name }) => name),
    form: flows.form,
    chat: chatScript(flows.chat),
    formIn: Object.fromEntries(
      Object.entries(translations).flatMap(([language, translation]) =>
        translation?.form ? [[language, translatedForm(flows.form, translation.form)]] : [],
      ),
    ),
  };
}

/** Messages about loading parts of the page. They are in the page itself, as loading anything else may fail. */
export interface NoticeWords {
  opening: string;
  failed: string;
  slow: string;
  again: string;
  close: string;
  /** "Call (800) 555-0142" */
  call: string;
}
