import { describe, expect, it } from 'vitest';
import { editsIn } from '#desk/plan/data-edits.ts';

const post = `\
---
title: "Ferry claims"
draft: true
---
Ferries cross the lake all summer, and a fall on a wet deck is a claim under the law of the sea.

### Who should act

Keep the ticket.
`;

const edits = (after: string) => editsIn('posts/ferry-claims.md', post, after);

describe('The edits of a post', () => {
  it('are told line by line, lines as they are numbered now', () => {
    const after = post
      .replace('### Who', 'The captain writes a report.\n\n### Who')
      .replace('Keep the ticket.', 'Keep the ticket and photos.');
    expect(edits(after)).toEqual([
      { path: 'text', line: 7, after: 'The captain writes a report.' },
      { path: 'text', line: 11, before: 'Keep the ticket.', after: 'Keep the ticket and photos.' },
    ]);
  });

  it('are told by name where they are in the front matter, and cut to where a long text differs', () => {
    const after = post.replace('draft: true\n', '').replace('the law of the sea', 'the law of the state');
    expect(edits(after)).toEqual([
      { path: 'draft', before: 'true' },
      {
        path: 'text',
        line: 4,
        before: '…law of the sea.',
        after: '…law of the state.',
      },
    ]);
  });

  it('are none where blank lines alone came or went', () => {
    expect(edits(post.replace('\n\n###', '\n\n\n\n###').replace('act\n\n', 'act\n'))).toEqual([]);
  });
});

describe('The edits of a text that has no names', () => {
  it('are told line by line too', () => {
    expect(editsIn('guide-template.md', 'One.\nTwo.\n', 'One.\nTwo and a half.\nThree.\n')).toEqual([
      { path: 'text', line: 2, before: 'Two.', after: 'Two and a half.' },
      { path: 'text', line: 3, after: 'Three.' },
    ]);
  });
});
