import type { Element, Root, RootContent } from 'hast';
import { phoneNumber, telephoneLink } from '#lib/phone.ts';

/** Links cannot be nested, and code is shown verbatim. */
const leftAlone = new Set(['a', 'code']);

/** Turns every phone number in a text into a link. */
export function linkPhones(tree: Root | Element): void {
  const children: RootContent[] = tree.children;
  tree.children = children.flatMap((node) => {
    if (node.type === 'element' && !leftAlone.has(node.tagName)) linkPhones(node);
    return node.type === 'text' && phoneNumber.test(node.value)
      ? node.value.split(phoneNumber).map(piece)
      : [node];
  });
}

/** After splitting at numbers, odd positions are numbers. */
const piece = (value: string, i: number): RootContent => {
  const text = { type: 'text' as const, value };
  if (i % 2 === 0) return text;
  return { type: 'element', tagName: 'a', properties: { href: telephoneLink(value) }, children: [text] };
};
