declare module 'virtual:content' {
  import type { Content } from '#content/content.ts';
  const content: Content;
  export default content;
}
