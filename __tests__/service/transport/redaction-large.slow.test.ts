import { describe, expect, test } from '@jest/globals';
import { redactor } from '../../../packages/shared/src/redaction.js';

const secret = 'q7+secret/"to\\ken" with=signs';

describe('a secret in a large text', () => {
  test.each<[string, (length: number) => string]>([
    ['line breaks', (length) => `q${'\n'.repeat(length)}`],
    ['beginnings', (length) => 'q'.repeat(length)],
    ['half beginnings', (length) => 'q7+secret/\n'.repeat(length / 10)],
    ['beginnings with line breaks', (length) => 'q\n7\n+\n'.repeat(length / 6)],
    ['percent signs', (length) => '%71%37'.repeat(length / 6)],
    ['escapes', (length) => '\\u0071\\n'.repeat(length / 8)],
    ['backslashes', (length) => '\\'.repeat(length)],
  ])('four times as many %s take no more than the time of four', (_name, text) => {
    const clean = redactor(secret);
    const [short, long] = [text(500_000), text(2_000_000)];
    const timeOf = (what: string): number => {
      const before = process.cpuUsage();
      expect(clean(what)).toBe(what);
      expect(clean.cutOff(`${what}.`)).toBe(`${what}.`);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    timeOf(short);
    // Twice the text in three times the time is what no linear reader needs; small times are all noise.
    expect(timeOf(long)).toBeLessThan(9 * Math.max(timeOf(short), 50_000));
  });
});
