export const linkInFooter =
  'inline-block py-1 leading-snug whitespace-normal text-mist not-hover:no-underline';
