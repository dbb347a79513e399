import type { folders } from '#content/collections.ts';

/** How folders are called in the visual editor, and the field that names an entry. */
export const folderLabels = {
  counties: ['Counties', 'name'],
  'service-areas': ['Service areas', 'name'],
  'practice-areas': ['Practice areas', 'title'],
  topics: ['Topics', 'title'],
  posts: ['Posts', 'title'],
  guides: ['Guides', 'title'],
  attorneys: ['Attorneys', 'name'],
} satisfies Record<keyof typeof folders, [label: string, nameField: string]>;
