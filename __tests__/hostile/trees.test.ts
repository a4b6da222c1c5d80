import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isTrustedEvent } from '../../src/pull-request/trust.js';
import {
  type Files,
  git,
  importedRepository,
  removeSamples,
  sampleDirectory,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { labelled } from '../steps/payloads.js';
import { outputsIn } from '../steps/runner.js';
import { checkEnded } from './checks.js';
import { bareRepository, hostileFiles, trees, uploadPack } from './hostile-trees.js';
import { inProcess } from './in-process.js';
import { type CaseOf, property } from './property.js';
import { asVariable, githubToken, hostile, token } from './text.js';

afterAll(removeSamples);

const events = [
  'pull_request', 'pull_request_review', 'merge_group', 'push', 'pull_request_target', 'workflow_run', 'issue_comment', 'issues', 'check_run',
  'check_suite', 'status', 'deployment_status', 'repository_dispatch', 'workflow_dispatch', 'schedule', 'workflow_call', 'discussion', 'of_tomorrow',
]; // prettier-ignore

const cases = fc
  .record({
    system: fc.constantFrom(...Object.keys(trees)),
    eventName: fc.constantFrom(...events),
    /** Value of `impacted-targets-from` in place of the build system. */
    from: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(undefined, 'auto') },
      { weight: 1, arbitrary: hostile.map(asVariable) },
    ),
    base: fc.oneof<[fc.WeightedArbitrary<Files>, fc.WeightedArbitrary<Files>]>(
      { weight: 2, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: hostileFiles },
    ),
    change: hostileFiles,
    /** Files of the base that the change deletes, by their place among all, in thousandths. */
    deleted: fc.array(fc.nat(999), { maxLength: 2 }),
    /** Which of the two commits is checked out. */
    checkedOut: fc.constantFrom('base', 'head', 'head'),
    workingDirectory: fc.constantFrom('.', '.', '.', 'a', 'svc'),
  })
  // Where nothing is secret, the others may start what is in the repository: that is what they are for.
  .filter(({ system, eventName }) => trees[system]?.source !== undefined || !isTrustedEvent(eventName, true));
type Case = CaseOf<typeof cases>;

const plain: Case = {
  ...{ system: 'paths', eventName: 'push', from: undefined, base: {}, change: {}, deleted: [] },
  ...{ checkedOut: 'head', workingDirectory: '.' },
};

/** What an earlier run found. */
const found: readonly Case[] = [
  {
    // The names of targets went into the matrix of shards as they were.
    ...{ ...plain, system: 'go' },
    change: { 'a/go.mod': `module ${Buffer.from(token).toString('base64')}\n` },
  },
];

const surroundings = sampleDirectory();
const mark = join(surroundings, 'mark');
const trap = join(surroundings, 'trap');
const secret = 'what-nobody-may-read-0123456789';
const secretFile = join(surroundings, 'secret');
writeFileSync(trap, `#!/bin/sh\necho "$0 $*" >> '${mark}'\nexit 3\n`, { mode: 0o755 });
writeFileSync(secretFile, `${secret}\n`);

/** Files with the paths of this run, of which none is a directory of another: the later one counts. */
function treeOf(...all: readonly Files[]): Files {
  const tree = new Map<string, Files[string]>();
  for (const [path, content] of all.flatMap((files) => Object.entries(files))) {
    for (const other of tree.keys())
      if (other !== path && (`${other}/`.startsWith(`${path}/`) || `${path}/`.startsWith(`${other}/`)))
        tree.delete(other);
    tree.set(path, content);
  }
  const text = JSON.stringify([...tree])
    .replaceAll('TRAP', trap)
    .replaceAll('MARK', mark);
  return Object.fromEntries(JSON.parse(text.replaceAll('SECRET', secretFile)) as [string, Files[string]][]);
}

/** What makes one tree from another. */
const changeTo = (before: Files, after: Files): Files => ({
  ...Object.fromEntries(Object.keys(before).flatMap((path) => (Object.hasOwn(after, path) ? [] : [[path, null]]))),
  ...after,
});

/** A checkout of the two commits, with the files of one of them. */
function checkout({ base, change, deleted, system, checkedOut }: Case) {
  const before = treeOf(trees[system]?.files ?? {}, base, { 'a/x': 'x' });
  const paths = Object.keys(before);
  const gone = new Set(deleted.map((at) => paths[Math.floor((at * paths.length) / 1000)]));
  const kept = Object.fromEntries(Object.entries(before).filter(([path]) => !gone.has(path)));
  const after = treeOf(kept, change, { y: 'y' });
  const { directory, shas } = importedRepository([before, changeTo(before, after)]);
  if (checkedOut === 'base') writeFiles(directory, changeTo(after, before));
  return { workspace: directory, base: shas[0] ?? '', head: shas[1] ?? '' };
}

describe('whatever a pull request puts into the tree', () => {
  property(
    'starts no program, and brings no secret into anything that a step writes',
    cases,
    async (one) => {
      const { workspace, base, head } = checkout(one);
      const searchPath = [
        '.',
        'bin',
        join(workspace, 'bin'),
        workspace,
        'node_modules/.bin',
        join(workspace, 'node_modules/.bin'),
      ];
      const ended = await inProcess({
        workspace,
        eventName: one.eventName,
        event: JSON.stringify(labelled),
        inputs: {
          operation: 'compute-impacted-targets',
          'impacted-targets-from': one.from ?? trees[one.system]?.from ?? one.system,
          'working-directory': one.workingDirectory,
          'pull-request': '2',
          'base-sha': base,
          'head-sha': head,
          'api-token': token,
          'github-token': githubToken,
          shards: '2',
        },
        environment: {
          PATH: [...searchPath, process.env.PATH ?? ''].join(delimiter),
          HOME: surroundings,
          SERVICE_TOKEN: token,
          GOFLAGS: '-mod=mod',
          GOPROXY: 'off',
        },
      });
      const started = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
      rmSync(mark, { force: true });
      rmSync(dirname(workspace), { recursive: true, force: true });
      expect(started).toBe('');
      // Each mistake in a configuration file has an annotation.
      checkEnded(ended, { secrets: [token, githubToken], annotates: true });
      for (const written of [ended.stdout, ended.output, ended.summary, ...ended.files.values()]) {
        expect(written).not.toContain(secret);
        expect(written).not.toContain('root:x:0:0');
      }
      const file = outputsIn(ended.output).get('impacted-targets-file');
      expect(file === undefined).toBe(ended.exitCode === 1);
      if (trees[one.system]?.source === undefined && one.from === undefined) expect(ended.exitCode).toBe(1);
      if (file === undefined) return;
      const targets = JSON.parse(ended.files.get(file) ?? '') as unknown;
      // A name with a line break in it would be two targets to whoever reads the list by lines.
      const isName = (target: unknown): boolean => typeof target === 'string' && !/[\r\n]/.test(target);
      if (targets !== 'ALL') expect((targets as readonly unknown[]).filter((target) => !isName(target))).toEqual([]);
    },
    { share: 0.4, found },
  );

  test('would start a program where git looks for its repository by itself', () => {
    const { workspace } = checkout({ ...plain, change: bareRepository('svc/', uploadPack) });
    expect(() => git(join(workspace, 'svc'), 'fetch', 'origin')).toThrow('git fetch origin');
    expect(readFileSync(mark, 'utf8')).toContain(trap);
    rmSync(mark);
  });
});
