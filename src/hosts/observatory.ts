/**
 * The grade that the Mozilla Observatory would give these headers, by its published rules
 * (github.com/mdn/mdn-http-observatory, src/grader and src/analyzer). What it checks over the network, such as the
 * redirect from http to https or cookies, is assumed to be right: no points added or taken off.
 */
export interface Grade {
  grade: string;
  score: number;
  rules: GradedRule[];
}

interface GradedRule {
  name: string;
  /** What was found, in a few words. */
  found: string;
  points: number;
}

/** Bonuses count only from a score of 90. */
const bonusFrom = 90;

const grades: [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/** `headers` are those of a page, by lower-case name. */
export function gradeHeaders(headers: ReadonlyMap<string, string>): Grade {
  const rules = Object.entries(judges).map(([name, judge]): GradedRule => {
    const [found, points] = judge(headers);
    return { name, found, points };
  });
  const sum = (some: GradedRule[]) => some.reduce((total, { points }) => total + points, 0);
  const withoutBonus = 100 + sum(rules.filter(({ points }) => points < 0));
  const bonus = withoutBonus >= bonusFrom ? sum(rules.filter(({ points }) => points > 0)) : 0;
  const score = withoutBonus + bonus;
  return { grade: grades.find(([from]) => score >= from)![1], score, rules };
}

type Judge = (headers: ReadonlyMap<string, string>) => [found: string, points: number];

const sixMonths = 15_552_000;

const judges: Record<string, Judge> = {
  'Content-Security-Policy': (headers) => judgePolicy(policyOf(headers)),
  'Strict-Transport-Security': (headers) => {
    const value = headers.get('strict-transport-security');
    const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1];
    if (value === undefined) return ['missing', -20];
    if (age === undefined) return ['names no age', -20];
    return Number(age) < sixMonths ? ['less than six months', -10] : ['six months or more', 0];
  },
  'X-Content-Type-Options': (headers) =>
    headers.get('x-content-type-options')?.toLowerCase() === 'nosniff' ? ['nosniff', 0] : ['missing', -5],
  'X-Frame-Options': (headers) => {
    if (policyOf(headers).has('frame-ancestors')) return ['frame-ancestors in the policy', 5];
    const value = headers.get('x-frame-options')?.toLowerCase() ?? '';
    return /^(?:deny|sameorigin|allow-from )/.test(value) ? [value, 0] : ['missing', -20];
  },
  'Referrer-Policy': (headers) => {
    const value = headers.get('referrer-policy')?.toLowerCase();
    if (value === undefined) return ['missing', 0];
    const last = value.split(',').at(-1)!.trim();
    return privateReferrers.has(last) ? [last, 5] : [last, -5];
  },
  'Cross-Origin-Resource-Policy': (headers) => {
    const value = headers.get('cross-origin-resource-policy')?.toLowerCase();
    if (value === undefined) return ['missing', 0];
    return value === 'same-origin' || value === 'same-site'
      ? [value, 10]
      : [value, value === 'cross-origin' ? 0 : -5];
  },
};

const privateReferrers = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

type Policy = ReadonlyMap<string, readonly string[]>;

function policyOf(headers: ReadonlyMap<string, string>): Policy {
  const directives = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((text) => text.trim().split(/\s+/));
  return new Map(
    directives.filter(([name]) => name).map(([name, ...sources]) => [name!.toLowerCase(), sources]),
  );
}

const tooBroad = new Set([
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
]);
const isHash = (source: string) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source);

function judgePolicy(policy: Policy): [found: string, points: number] {
  if (policy.size === 0) return ['missing', -25];
  const sources = (name: string): readonly string[] => {
    const named = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    // Browsers that support hashes ignore 'unsafe-inline' beside them.
    return named.some(isHash) ? named.filter((source) => source !== "'unsafe-inline'") : named;
  };
  const [scripts, styles, objects] = [sources('script-src'), sources('style-src'), sources('object-src')];
  const isUnsafe = (source: string) =>
    tooBroad.has(source) || source === "'unsafe-inline'" || source === 'data:';
  const isPlain = (source: string) => /^(?:http|ftp):/.test(source);
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src');
  const passive = [...sources('img-src'), ...sources('media-src')];
  if (scripts.some(isUnsafe) || objects.some((source) => tooBroad.has(source)))
    return ['unsafe scripts', -20];
  if (active.some(([, named]) => named.some(isPlain))) return ['lets in what comes over http', -20];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['unsafe-eval', -10];
  if (passive.some(isPlain)) return ['lets in pictures over http', -10];
  if (styles.some(isUnsafe)) return ["'unsafe-inline' for styles only", 0];
  const [only, ...others] = policy.get('default-src') ?? [];
  return only === "'none'" && others.length === 0
    ? ["default-src 'none', nothing unsafe", 10]
    : ['nothing unsafe', 5];
}
