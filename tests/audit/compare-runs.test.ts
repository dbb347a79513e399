import { expect, it } from 'vitest';
import { allChecks } from '#audit/checks/all-checks.ts';
import { compareRuns, type SavedRun } from '#audit/compare-runs.ts';
import type { FindingGroup } from '#audit/finding.ts';
import type { PageSummary } from '#audit/reading/page-summary.ts';

const pages = ['/', '/about', '/contact'].map((address) => ({ address }) as PageSummary);

const titleWide = allChecks.find(({ id }) => id === 'title-wide')!;

const checks = [titleWide];
const url = 'https://www.maplelaw.example';

/** Findings of titles that are too wide on these pages, with their line. */
const wideTitles = (numbers: number[], line = 4, accepted?: string): FindingGroup => ({
  check: titleWide,
  cause: { file: 'data/site.yaml', line },
  accepted,
  findings: numbers.map((page) => ({ page, says: 'Too wide.' })),
});
const saved = (at: string[], accepted?: string): SavedRun => ({
  url,
  day: '2026-11-01',
  pages: 3,
  findings: [{ check: 'title-wide', cause: 'data/site.yaml:4', at, ...(accepted && { accepted }) }],
});

it('Every finding of the first run is new', () => {
  const groups = [wideTitles([0, 1])];
  const { lastDay, newIn, fixed } = compareRuns({ url, pages, groups, checks }, undefined);
  expect([lastDay, newIn(groups[0]!), fixed]).toEqual([undefined, 2, []]);
});

it('A finding is new on a page where the check found nothing before', () => {
  const groups = [wideTitles([0, 1])];
  expect(compareRuns({ url, pages, groups, checks }, saved(['/'])).newIn(groups[0]!)).toBe(1);
});

it('A finding whose line has moved is not new', () => {
  const groups = [wideTitles([0], 9)];
  expect(compareRuns({ url, pages, groups, checks }, saved(['/'])).newIn(groups[0]!)).toBe(0);
});

it('A finding is fixed when the check finds nothing on that page any more', () => {
  expect(
    compareRuns({ url, pages, groups: [wideTitles([0])], checks }, saved(['/', '/about'])).fixed,
  ).toEqual([{ check: titleWide, at: ['/about'] }]);
});

it('A finding that is no longer accepted is new again', () => {
  const groups = [wideTitles([0])];
  expect(
    compareRuns({ url, pages, groups, checks }, saved(['/'], 'It was looked at.')).newIn(groups[0]!),
  ).toBe(1);
});

it('A finding that is now accepted, or whose check is switched off, is not reported as fixed', () => {
  const accepted = [wideTitles([0], 4, 'It was looked at.')];
  expect(compareRuns({ url, pages, groups: accepted, checks }, saved(['/'])).fixed).toEqual([]);
  expect(compareRuns({ url, pages, groups: [], checks: [] }, saved(['/'])).fixed).toEqual([]);
});

it('The run of another site is not compared', () => {
  const groups = [wideTitles([0])];
  const other = { ...saved(['/about']), url: 'https://www.elmlaw.example' };
  const { lastDay, newIn, fixed } = compareRuns({ url, pages, groups, checks }, other);
  expect([lastDay, newIn(groups[0]!), fixed]).toEqual([undefined, 1, []]);
});
