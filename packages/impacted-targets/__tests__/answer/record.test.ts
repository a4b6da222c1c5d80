import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { redacting } from '../../../shared/src/redaction.js';
import { computedClaim, mostRecordBytes, recordLine } from '../../src/answer/record.js';
import type { ComputedTargets } from '../../src/answer/computed-targets.js';
import { groupByCause } from '../../src/answer/explanation/groups.js';
import type { Reason } from '../../src/answer/impact.js';

const schema = resolve(import.meta.dirname, '../../../../schemas/impacted-targets-record.schema.json');
const ajv = new Ajv({ strict: true, strictRequired: false, strictTypes: false, formats: { 'date-time': true } });
const matchesSchema = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')) as object);
const at = { at: '2026-11-25T00:00:00.000Z', repository: 'o/r', pullRequest: 7, commit: 'a'.repeat(40) };
const step = { version: 1, action: '1.2.3', ...at };
const commit = { commit: 'b'.repeat(40), what: 'main' };

/** The line of a computed answer. @param paths that changed; each is the cause of a target, or of `ALL` */
async function lineOf(paths: readonly string[], targets: readonly string[] | 'ALL'): Promise<string> {
  const common = {
    compared: { base: commit, head: commit, changedFiles: paths.length, changes: paths },
    buildSystems: targets === 'ALL' ? [] : targets,
    tools: new Map([['git', '2.39.5']]),
    warnings: [],
  };
  const reasonOf = (name: string, index: number): [string, Reason] => [
    name,
    { kind: 'file', path: paths[index] ?? name },
  ];
  const computed: ComputedTargets =
    targets === 'ALL'
      ? { ...common, kind: 'all', why: '', causes: paths.map((what) => ({ what, files: [what, what, what, what] })) }
      : { ...common, kind: 'targets', targets, why: new Map(targets.map(reasonOf)) };
  const groups = computed.kind === 'all' ? [] : groupByCause(computed.why, 1);
  return recordLine({ ...step, ...(await computedClaim(computed, groups, 12.6)) });
}

const odd = fc.constantFrom('\u0000', '"', '\\', '\n', '語', '\u202e', '\ud800', '\u{e0041}');
const hostile = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: odd, maxLength: 300 }));
const names = fc.array(hostile, { maxLength: 60 });

test('whatever the names, a record is one line of whole JSON of at most 4 KiB', async () => {
  await fc.assert(
    fc.asyncProperty(names, fc.oneof(names, fc.constant('ALL' as const)), async (paths, targets) => {
      const line = await lineOf(paths, targets);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(mostRecordBytes);
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029\ud800-\udfff]/u);
      const record = JSON.parse(line) as { changedFiles: number; causes: unknown[]; causesInAll: number; cut: boolean };
      expect([matchesSchema(record), matchesSchema.errors]).toEqual([true, null]);
      // No text is cut within a character.
      expect(JSON.stringify(record)).not.toMatch(/(?<!\\)\\ud[89a-f]/);
      expect(record.changedFiles).toBe(paths.length);
      if (record.causes.length < record.causesInAll) expect(record.cut).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('no token is cut in two', async () => {
  const token = 'a-token-that-nobody-may-see';
  for (let before = 170; before < 205; before += 1) {
    const line = await redacting([token], () => lineOf([`${'x'.repeat(before)}${token}`], 'ALL'));
    expect(line).not.toContain('a-token');
  }
});

test('causes and folders, those with the most first; folders are two levels deep', async () => {
  const paths = ['a/b/c/d\u{e0041}.ts', 'a/b/e.ts', 'a/f.ts', 'g.ts'];
  const folders = [
    { folder: 'a/b', files: 2 },
    { folder: '', files: 1 },
    { folder: 'a', files: 1 },
  ];
  expect(JSON.parse(await lineOf(paths, []))).toMatchObject({
    ...{
      answer: 'list',
      everything: false,
      claimed: 0,
      milliseconds: 13,
      tools: { git: '2.39.5' },
      folders,
      cut: false,
    },
  });
  expect(JSON.parse(await lineOf(paths, 'ALL'))).toMatchObject({
    ...{ answer: 'all', everything: true, claimed: null, causesInAll: 4 },
    causes: paths.map((what) => ({ kind: 'build', what, files: [what, what, what] })),
  });
  const long = JSON.parse(await lineOf(['x'.repeat(201)], 'ALL')) as object;
  expect(long).toMatchObject({ causes: [{ what: `${'x'.repeat(199)}…` }], cut: true });
  const many = Array.from({ length: 20 }, (_, index) => 'x'.repeat(100 + index));
  expect(JSON.parse(await lineOf(many, 'ALL'))).toMatchObject({ causesInAll: 20, cut: true });
});
