import { expect, test } from '@jest/globals';
import { counted, grouped } from '../src/numbers.js';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [20_971_520, '20,971,520'],
])('%d is %s', (number, text) => {
  expect(grouped(number)).toBe(text);
});

test.each([
  [counted(0, 'changed file'), '0 changed files'],
  [counted(1, 'changed file'), '1 changed file'],
  [counted(0.5, 'minute'), '0.5 minutes'],
  [counted(1024, 'entry', 'entries'), '1,024 entries'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});
