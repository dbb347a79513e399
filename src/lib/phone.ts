/** The address that dials: "(800) 555-0142" is tel:+18005550142. */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
