import { beforeAll, describe, expect, it } from 'vitest';
import { readDeployment } from '#hosts/deployment.ts';
import { gradeHeaders } from '#hosts/observatory.ts';
import { headersEverywhere } from '#lib/host-rules.ts';
import { generateSmallSite } from '../support/small-site/generate-small-site.ts';

const policy = 'content-security-policy';
const good: Record<string, string> = {
  [policy]: "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The points of one rule, with a header as given or missing. */
function pointsOf(rule: string, over: Record<string, string | undefined>): number {
  const headers = Object.entries({ ...good, ...over }).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  return gradeHeaders(new Map(headers)).rules.find(({ name }) => name.toLowerCase() === rule)!.points;
}

describe('The headers of the site', () => {
  let headers: Map<string, string>;
  beforeAll(async () => {
    headers = headersEverywhere(readDeployment((await generateSmallSite()).out).headers);
  });

  it('get an A+ from the Mozilla Observatory', () => {
    const { grade, score, rules } = gradeHeaders(headers);
    expect([grade, score]).toEqual(['A+', 120]);
    expect(rules.map(({ name, points }) => [name, points])).toEqual([
      ['Content-Security-Policy', 0],
      ['Strict-Transport-Security', 0],
      ['X-Content-Type-Options', 0],
      ['X-Frame-Options', 5],
      ['Referrer-Policy', 5],
      ['Cross-Origin-Resource-Policy', 10],
    ]);
  });

  it('allow no inline script by name, and include headers without a rule', () => {
    expect(headers.get(policy)).not.toMatch(/script-src[^;]*unsafe/);
    expect([...headers.keys()]).toEqual(
      expect.arrayContaining(['permissions-policy', 'cross-origin-opener-policy']),
    );
  });
});

describe('A rule of the Mozilla Observatory', () => {
  it.each([
    [policy, undefined, -25],
    [policy, "default-src 'none'; script-src 'self'", 10],
    [policy, "default-src 'self'", 5],
    [policy, "default-src 'none'; style-src 'self' 'unsafe-inline'", 0],
    [policy, "default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
    [policy, "default-src 'none'; script-src 'sha256-x' 'unsafe-inline'", 10],
    [policy, "script-src 'self'", -20],
    [policy, "default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
    [policy, "default-src 'none'; connect-src http://x.example", -20],
    [policy, "default-src 'none'; img-src http://x.example", -10],
    ['strict-transport-security', undefined, -20],
    ['strict-transport-security', 'max-age=300', -10],
    ['strict-transport-security', 'forever', -20],
    ['x-content-type-options', undefined, -5],
    ['x-content-type-options', 'sniff', -5],
    ['referrer-policy', undefined, 0],
    ['referrer-policy', 'unsafe-url', -5],
    ['referrer-policy', 'unsafe-url, no-referrer', 5],
    ['cross-origin-resource-policy', undefined, 0],
    ['cross-origin-resource-policy', 'same-site', 10],
    ['cross-origin-resource-policy', 'cross-origin', 0],
    ['cross-origin-resource-policy', 'everybody', -5],
  ])('rates %s: %s', (name, value, points) => {
    expect(pointsOf(name, { [name]: value })).toBe(points);
  });

  it.each([
    ['DENY', 0],
    ['ALLOW-FROM https://www.maplelaw.example', 0],
    ['everybody', -20],
  ])('rates x-frame-options if the policy does not restrict frames: %s', (value, points) => {
    const over = { [policy]: "default-src 'none'", 'x-frame-options': value };
    expect(pointsOf('x-frame-options', over)).toBe(points);
  });

  it('adds bonus points only to a score of at least 90', () => {
    expect(gradeHeaders(new Map())).toMatchObject({ grade: 'D', score: 30 });
    expect(gradeHeaders(new Map(Object.entries(good)))).toMatchObject({ grade: 'A+', score: 130 });
    expect(gradeHeaders(new Map(Object.entries({ ...good, [policy]: '' })))).toMatchObject({ score: 55 });
  });
});
