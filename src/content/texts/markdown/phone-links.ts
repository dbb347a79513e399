import type { Element, Root, RootContent } from 'hast';
import { phoneNumber, telephoneLink } from '#lib/phone.ts';

/** A link cannot stand in a link, and code is shown as it is. */
const leftAlone = new Set(['a', 'code']);

/** Every telephone number in a text dials. */
export function linkPhones(tree: Root | Element): void {
  tree.children = (tree.children as RootContent[]).flatMap((node): RootContent[] => {
    if (node.type === 'element' && !leftAlone.has(node.tagName)) linkPhones(node);
    return node.type === 'text' && phoneNumber.test(node.value)
      ? node.value.split(phoneNumber).flatMap(piece)
      : [node];
  }) as typeof tree.children;
}

/** What is split at numbers holds one at each odd place. */
const piece = (value: string, i: number): RootContent[] => {
  const text = { type: 'text' as const, value };
  if (i % 2 === 0) return value === '' ? [] : [text];
  return [{ type: 'element', tagName: 'a', properties: { href: telephoneLink(value) }, children: [text] }];
};
