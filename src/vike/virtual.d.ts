declare module 'virtual:content' {
  import type { ContentWithTables } from '#content/content.ts';
  const content: ContentWithTables;
  export default content;
}
