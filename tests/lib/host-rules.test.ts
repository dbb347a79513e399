import { describe, expect, it } from 'vitest';
import {
  firstRuleOf,
  movedRules,
  parseHeaders,
  parseRedirects,
  patternOf,
  withGroups,
  withoutEnding,
} from '#lib/host-rules.ts';

describe('The file _redirects', () => {
  it('may have comments and empty lines, and a redirect without a status is permanent', () => {
    expect(parseRedirects('# Moved in May\n\n/old /new\n/gone/* /404 404\n')).toEqual([
      { from: '/old', to: '/new', status: 301 },
      { from: '/gone/*', to: '/404', status: 404 },
    ]);
  });

  it('names addresses that moved, besides those that only show another page', () => {
    const rules = parseRedirects(
      '/old /new\n/app/* /app 200\n/gone/* /404 404\nhttps://b.com/* https://a.com/:splat',
    );
    expect(movedRules(rules).map(({ from }) => from)).toEqual(['/old']);
  });

  it('may keep parts of an address, whatever else it holds', () => {
    const ruleFor = firstRuleOf([
      { from: '/a.b/:Year/*', to: '/c/:Year/:splat?:other', status: 301 },
      { from: '/a.b/*', to: '/404', status: 404 },
    ]);
    expect(ruleFor('/a.b/2025/may/1')).toEqual({ to: '/c/2025/may/1?:other', status: 301 });
    expect(ruleFor('/a.b/2025')).toEqual({ to: '/404', status: 404 });
    expect(ruleFor('/a-b/2025/may')).toBeUndefined();
    expect(patternOf('/:Year')).toBe('^/(?<Year>[^/]+)$');
    expect(withGroups('/:Year/:splat', (name) => `$${name}`)).toBe('/$Year/$splat');
  });
});

it('The file _headers may take a header back, which most hosts do not understand', () => {
  expect(parseHeaders('/*\n  X-Frame-Options: DENY\n/map\n  ! X-Frame-Options\n')).toEqual([
    { path: '/*', headers: [{ name: 'X-Frame-Options', value: 'DENY' }] },
    { path: '/map', headers: [] },
  ]);
});

it.each([
  ['/about.html', '/about'],
  ['/blog/index.html', '/blog'],
  ['/index.html', '/'],
  ['/about', '/about'],
])('The clean address of %s is %s', (address, clean) => {
  expect(withoutEnding(address)).toBe(clean);
});
