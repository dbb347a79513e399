/** HTML or JSON to print unescaped, in React's own format. */
export interface Markup {
  __html: string;
}
