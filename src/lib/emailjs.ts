/** The ids of an EmailJS account; nothing can be sent unless all three are set. */
export const emailjsIds = ['serviceId', 'templateId', 'publicKey'] as const;

export type EmailjsIds = Record<(typeof emailjsIds)[number], string>;

/** The environment variables that may set them. */
export const emailjsVariables = {
  serviceId: 'EMAILJS_SERVICE_ID',
  templateId: 'EMAILJS_TEMPLATE_ID',
  publicKey: 'EMAILJS_PUBLIC_KEY',
} satisfies Record<keyof EmailjsIds, string>;

export const missingIds = (ids: Partial<EmailjsIds>) => emailjsIds.filter((name) => !ids[name]);

/** Whether the form can send what is entered. */
export const isConnected = (ids: Partial<EmailjsIds>) => missingIds(ids).length === 0;

export const howToConnect =
  'Set serviceId, templateId and publicKey of emailjs in site.yaml, or EMAILJS_SERVICE_ID, ' +
  'EMAILJS_TEMPLATE_ID and EMAILJS_PUBLIC_KEY in the environment.';

/** The ids in a finished site; undefined if its home page does not lead to the file that has them. */
export function idsInSite(textOf: (file: string) => string | undefined): Partial<EmailjsIds> | undefined {
  const script = /\sdata-visitor-script="\/([^"]+)"/.exec(textOf('index.html') ?? '')?.[1];
  try {
    const { emailjs } = JSON.parse(textOf(script ?? '') ?? '') as { emailjs?: Partial<EmailjsIds> };
    return emailjs;
  } catch {
    return undefined;
  }
}
