import { expect, test } from '@jest/globals';
import { breakLongWords, code, link, table, text } from '../../../src/reporting/summary/markdown.js';

const row = (cell: string): string => table(['a'], [[cell]]);
const broken = (cell: string): string => breakLongWords(row(cell)).split('\n')[2] ?? '';

test('long words of a row get places where a line may break, and are the same without them', () => {
  const name = 'com.acme.shop.checkout.integration.CheckoutPageWithPaymentsTest';
  for (const cell of [
    text(name),
    code(name),
    link(name, `https://example.com/${'a'.repeat(100)}`),
    text('a|b&<c>'.repeat(20)),
  ]) {
    expect(broken(cell)).toContain('<wbr>');
    expect(broken(cell).replaceAll('<wbr>', '')).toBe(`| ${cell} |`);
  }
  expect(broken('b'.repeat(100)).replaceAll('<wbr>', '')).toBe(`| ${'b'.repeat(100)} |`);
  expect(
    Math.max(
      ...broken('b'.repeat(100))
        .slice(2, -2)
        .split('<wbr>')
        .map((piece) => piece.length),
    ),
  ).toBe(18);
});

test('addresses, references, short words and lines outside of tables stay whole', () => {
  const address = `https://example.com/${'a.'.repeat(100)}`;
  expect(broken(link('here', address))).toContain(`(<${address}>)`);
  expect(broken(text('&'.repeat(60)))).not.toMatch(/&(?:#\d*)?<wbr>/);
  expect(broken('short words of a sentence that is long')).not.toContain('<wbr>');
  const paragraph = `${'c'.repeat(100)} | d`;
  expect(breakLongWords(paragraph)).toBe(paragraph);
});
