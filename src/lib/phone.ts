/** Matches phone numbers as texts write them, to split a text at. */
export const phoneNumber = /(\(\d{3}\) \d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b)/;

const onlyPhoneNumber = new RegExp(`^${phoneNumber.source}$`);

export const isPhoneNumber = (text: string): boolean => onlyPhoneNumber.test(text);

/** The link that dials: "(800) 555-0142" becomes tel:+18005550142. */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
