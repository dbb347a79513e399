import { expect, it } from 'vitest';
import { plainText, writtenLike } from '#lib/file-text.ts';

it('A text is read alike from Windows, Linux and old Macs', () => {
  expect(plainText('\uFEFFa\r\nb\nc\rd')).toBe('a\nb\nc\nd');
});

it('A file that was changed keeps its byte order mark, and the line ends of most of its lines', () => {
  expect(writtenLike('\uFEFFa\r\nb\r\nc\n', 'a\nb\n')).toBe('\uFEFFa\r\nb\r\n');
  expect(writtenLike('a\r\nb\n', 'a\nb\n')).toBe('a\nb\n');
  expect(writtenLike('', 'a\nb\n')).toBe('a\nb\n');
});
