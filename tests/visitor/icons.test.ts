import { Check, ChevronDown, ChevronLeft, ChevronRight, Phone, SendHorizontal, X } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { icons } from '#client/icon.tsx';

const lucide = {
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  phone: Phone,
  'send-horizontal': SendHorizontal,
  x: X,
} satisfies Record<keyof typeof icons, typeof X>;

test.each(Object.entries(icons))('The icon %s of the islands is the same as in lucide', (name, paths) => {
  const drawn = renderToStaticMarkup(createElement(lucide[name as keyof typeof icons]));
  expect([...drawn.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual(paths);
});
