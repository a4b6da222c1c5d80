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
const step = {
  version: 1,
  action: '1.2.3',
  at: '2026-11-25T00:00:00.000Z',
  repository: 'o/r',
  pullRequest: 7,
  commit: 'a'.repeat(40),
};
const commit = { commit: 'b'.repeat(40), what: 'main' };
const tools = new Map([['git', '2.39.5']]);

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('\u0000', '"', '\\', '\n', '語', '\u202e', '\ud800', '\u{e0041}'),
    maxLength: 300,
  }),
);

async function lineOf(computed: ComputedTargets): Promise<string> {
  const groups = computed.kind === 'all' ? [] : groupByCause(computed.why, 1);
  return recordLine({ ...step, ...(await computedClaim(computed, groups, 12.6)) });
}

test('whatever the names, a record is one line of whole JSON of at most 4 KiB', async () => {
  const names = fc.array(hostile, { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(names, names, fc.boolean(), async (paths, targets, isAll) => {
      const compared = { base: commit, head: commit, changedFiles: paths.length, changes: paths };
      const common = { compared, buildSystems: targets, tools, warnings: [] };
      const line = await lineOf(
        isAll
          ? {
              ...common,
              kind: 'all',
              why: '',
              causes: paths.map((path) => ({ what: path, files: [path, path, path, path] })),
            }
          : {
              ...common,
              kind: 'targets',
              targets,
              why: new Map(
                targets.map((name, index): [string, Reason] => [name, { kind: 'file', path: paths[index] ?? name }]),
              ),
            },
      );
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(mostRecordBytes);
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029\ud800-\udfff]/u);
      const record = JSON.parse(line) as { changedFiles: number; causes: unknown[]; causesInAll: number; cut: boolean };
      expect([matchesSchema(record), matchesSchema.errors]).toEqual([true, null]);
      expect(record.changedFiles).toBe(paths.length);
      if (record.causes.length < record.causesInAll) expect(record.cut).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('no token is cut in two', async () => {
  const token = 'a-token-that-nobody-may-see';
  for (let before = 170; before < 205; before += 1) {
    const what = `${'x'.repeat(before)}${token}`;
    const line = await redacting([token], () =>
      lineOf({ buildSystems: [], tools, warnings: [], kind: 'all', why: what, causes: [{ what, files: [] }] }),
    );
    expect(line).not.toContain('a-token');
  }
});

test('folders are two levels deep, those with the most files first', async () => {
  const changes = ['a/b/c/d.ts', 'a/b/e.ts', 'a/f.ts', 'g.ts'];
  const compared = { base: commit, head: commit, changedFiles: 4, changes };
  const line = await lineOf({
    compared,
    buildSystems: [],
    tools,
    warnings: [],
    kind: 'targets',
    targets: [],
    why: new Map(),
  });
  expect(JSON.parse(line)).toMatchObject({
    claimed: 0,
    milliseconds: 13,
    tools: { git: '2.39.5' },
    folders: [
      { folder: 'a/b', files: 2 },
      { folder: '', files: 1 },
      { folder: 'a', files: 1 },
    ],
    cut: false,
  });
});
