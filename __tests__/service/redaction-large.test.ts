import { describe, expect, test } from '@jest/globals';
import { redactor } from '../../src/service/redaction.js';

const secret = 'q7+secret/"to\\ken" with=signs';

describe('a secret in a large text', () => {
  test.each<[string, (length: number) => string]>([
    ['line breaks', (length) => `q${'\n'.repeat(length)}`],
    ['spaces', (length) => `q${' '.repeat(length)}q`],
    ['beginnings', (length) => 'q'.repeat(length)],
    ['half beginnings', (length) => 'q7+secret/\n'.repeat(length / 10)],
    ['beginnings between others', (length) => 'q7+se '.repeat(length / 5)],
    ['percent signs', (length) => '%71%37'.repeat(length / 6)],
    ['references', (length) => `&#${'0'.repeat(length)}`],
  ])('four times as many %s take no more than the time of four', (_name, text) => {
    const clean = redactor(secret);
    const [short, long] = [text(500_000), text(2_000_000)];
    const timeOf = (what: string): number => {
      const before = process.cpuUsage();
      expect(clean(what)).toBe(what);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    timeOf(short);
    // Twice the text in three times the time is what no linear reader needs; small times are all noise.
    expect(timeOf(long)).toBeLessThan(9 * Math.max(timeOf(short), 50_000));
  });

  test('in megabytes is taken out in turns, as it is at once', async () => {
    const clean = redactor(secret);
    const base64 = Buffer.from(secret).toString('base64');
    // Wherever a turn ends, a form of the secret lies across it.
    for (const form of [secret, encodeURIComponent(secret), base64, secret.replace('to', '\n  to')]) {
      const text = `${form} `.repeat(Math.ceil(200_000 / form.length));
      const taken = await clean.inTurns(text);
      expect(taken).toBe('*** '.repeat(Math.ceil(200_000 / form.length)));
      expect(taken).toBe(clean(text));
    }
    expect(await clean.inTurns(`${'x'.repeat(300_000)}${secret}`, 'REDACTED')).toBe(`${'x'.repeat(300_000)}REDACTED`);
    expect(await clean.inTurns('')).toBe('');
  });

  test.each([secret, 'seven77'])('in megabytes leaves others their turn, %s', async (given) => {
    const ended = new AbortController();
    setImmediate(() => {
      ended.abort(new Error('enough'));
    });
    const text = 'q7+secret/ '.repeat(500_000);
    await expect(redactor(given).inTurns(text, undefined, ended.signal)).rejects.toThrow('enough');
    // A short text takes one turn.
    expect(await redactor(given).inTurns(given, undefined, ended.signal)).toBe('***');
  });
});
