import { expect, it } from 'vitest';
import { isSampleAddress } from '#lib/sample-address.ts';

it.each([
  'https://www.maplelaw.example',
  'https://maplelaw.test',
  'https://maplelaw.invalid',
  'https://example.com',
  'https://www.example.org',
  'https://maplelaw.example.net',
  'http://localhost:3000',
  'http://maplelaw.localhost',
  'http://127.0.0.1',
  'http://127.8.8.8',
  'http://[::1]:3000',
])('No visitor can come to %s', (url) => {
  expect(isSampleAddress(url)).toBe(true);
});

it.each([
  'https://www.maplelaw.com',
  'https://maple-example.com',
  'https://example.com.br',
  'https://mylocalhost',
  'https://localhost.org',
  'https://law127.com',
])('Visitors can come to %s', (url) => {
  expect(isSampleAddress(url)).toBe(false);
});
