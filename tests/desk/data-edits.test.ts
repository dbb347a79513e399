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
  it('are listed line by line, with the new line numbers', () => {
    const after = post
      .replace('### Who', 'The captain writes a report.\n\n### Who')
      .replace('Keep the ticket.', 'Keep the ticket and photos.');
    expect(edits(after)).toEqual([
      { path: 'text', line: 7, after: 'The captain writes a report.' },
      { path: 'text', line: 11, before: 'Keep the ticket.', after: 'Keep the ticket and photos.' },
    ]);
  });

  it('are listed by field in the front matter, and long lines are shortened to what differs', () => {
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

  it('do not include blank lines', () => {
    expect(edits(post.replace('\n\n###', '\n\n\n\n###').replace('act\n\n', 'act\n'))).toEqual([]);
  });
});

describe('The edits of a list or group that is new as a whole', () => {
  it('name its entries', () => {
    const added = 'cities:\n  - { name: "Barre", zips: ["05641"] }\n  - { name: "Essex", zips: ["05451"] }\n';
    expect(editsIn('a.yaml', 'order: 1\n', `order: 1\n${added}`)).toEqual([
      { path: 'cities', line: 3, after: 'Barre, Essex' },
    ]);
    expect(editsIn('a.yaml', 'order: 1\n', 'order: 1\nform: { words: { heading: "Call" } }\n')).toEqual([
      { path: 'form', line: 2, after: 'Call' },
    ]);
  });

  it('are told beside the text that was in their place', () => {
    const [before, after] = ['to: "/contact"\n', 'to:\n  - { name: "Contact" }\n'];
    expect(editsIn('a.yaml', before, after)).toEqual([
      { path: 'to', line: 2, before: '/contact', after: 'Contact' },
    ]);
  });
});

describe('The edits of a file without fields', () => {
  it('are listed line by line', () => {
    expect(editsIn('guide-template.md', 'One.\nTwo.\n', 'One.\nTwo and a half.\nThree.\n')).toEqual([
      { path: 'text', line: 2, before: 'Two.', after: 'Two and a half.' },
      { path: 'text', line: 3, after: 'Three.' },
    ]);
  });
});
