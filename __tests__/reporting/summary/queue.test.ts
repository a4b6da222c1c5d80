import { expect, test } from '@jest/globals';
import { sampleSummaries } from './samples.js';

test('a queue of 500 entries fits: a hundred are shown, the others are counted', () => {
  const { 'queue-parallel-500': summary = '', 'queue-parallel-30': small = '' } = sampleSummaries();
  const rows = summary.split('\n').filter((line) => /^\| \d+ \|/.test(line));
  expect(rows).toHaveLength(100);
  expect(summary).toContain('… and 400 more, in the response file.');
  expect(small).not.toContain('more, in the response file');
  // GitHub shows a mebibyte of a step's summary.
  expect(Buffer.byteLength(summary)).toBeLessThan(2 ** 16);
});

test('a pull request has its times in seconds, a short commit and one priority', () => {
  const { 'pull-request': summary = '' } = sampleSummaries();
  expect(summary).toContain('| Since | <code>2026-11-21 12:00:00 UTC</code> |');
  expect(summary).toMatch(/\| Head commit \| <code>a{7}<\/code> \|/);
  expect(summary.match(/Priority/g)).toHaveLength(1);
});
