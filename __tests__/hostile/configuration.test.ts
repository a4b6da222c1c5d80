import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { type Files, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { compute as computeTargets } from './computing.js';

afterAll(removeSamples);

/** What a step of a pull request makes of rules, with the checkout that its workflow has. */
const compute = (given: Omit<Parameters<typeof computeTargets>[0], 'from'>) =>
  computeTargets({ ...given, from: 'paths' });

const rules = '.github/impacted-targets.yml';
/** Rules that make nothing of anything. */
const hiding = 'unowned: ignore\ntargets:\n  nothing: [nothing/**]\n';
const strict = 'targets:\n  svc: [svc/**]\n';

describe('rules beside those of the target branch', () => {
  test('in the working directory, which come first there, hide nothing', async () => {
    const { targets, step } = await compute({
      base: { [rules]: strict, 'svc/a': '', other: '' },
      change: { [`svc/${rules}`]: hiding, other: 'changed' },
      inputs: { 'working-directory': 'svc' },
    });
    expect(targets).toBe('ALL');
    expect(step.outputs['impacted-targets-reason']).toContain(`svc/${rules}`);
  });

  test('go with the directory that a link takes the place of', async () => {
    const { targets } = await compute({
      base: { 'svc/.github/impacted-targets.yml': strict, 'other/.github/impacted-targets.yml': hiding, 'svc/a': '' },
      change: { 'svc/.github/impacted-targets.yml': null, 'svc/a': null, svc: { link: 'other' }, 'other/x': '' },
      inputs: { 'working-directory': 'svc' },
    });
    expect(targets).toBe('ALL');
  });
});

describe('rules that Git tracks as something else are not read from the disk', () => {
  const made = { 'a/x': '', 'real.yml': hiding };
  const cases: readonly (readonly [string, Files, string])[] = [
    ['a link', { 'conf.yml': { link: 'real.yml' } }, 'conf.yml'],
    ['a link above them', { 'conf/real.yml': hiding, link: { link: 'conf' } }, 'link/real.yml'],
    ['in another case', { 'Conf.YML': hiding }, 'conf.yml'],
    ['in another form of a character', { 'confe\u0301.yml': hiding }, 'conf\u00e9.yml'],
    ['named with a backslash', { 'conf\\x.yml': hiding }, 'conf/x.yml'],
  ];
  /** Rules at a path by which another system's disk leads to others. */
  const led = (path: string, base: Files, change: Files) =>
    compute({
      base: { ...made, ...base },
      change: { ...change, 'a/x': 'changed' },
      inputs: { 'impacted-targets-config': path },
      prepare: (workspace) => {
        mkdirSync(join(workspace, path, '..'), { recursive: true });
        if (!existsSync(join(workspace, path))) writeFileSync(join(workspace, path), hiding);
      },
    });

  test.each(cases)('%s', async (_name, files, path) => {
    const ofPullRequest = await led(path, {}, files);
    expect([ofPullRequest.step.errors, ofPullRequest.targets]).toEqual([[], 'ALL']);
    const { step } = await led(path, files, {});
    expect(step.errors).toEqual([
      expect.stringMatching(/^compute-impacted-targets: impacted-targets-config: .*in the repository\. Give the path/),
    ]);
  });

  test('of the default name, as a link that the pull request makes of them', async () => {
    const { targets } = await compute({
      base: { [rules]: strict, 'svc/a': '' },
      change: { [rules]: { link: '../real.yml' }, 'real.yml': hiding, 'svc/a': 'changed' },
    });
    expect(targets).toBe('ALL');
  });

  test('reached by a link that Git does not track', async () => {
    const { step } = await compute({
      base: made,
      change: { 'a/x': 'changed' },
      inputs: { 'impacted-targets-config': 'link.yml' },
      prepare: (workspace) => {
        symlinkSync('real.yml', join(workspace, 'link.yml'));
      },
    });
    expect(step.errors[0]).toContain('link.yml leads to real.yml, which Git tracks');
  });

  test('but those that a step before has made are', async () => {
    const { step, targets } = await compute({
      base: made,
      change: { 'a/x': 'changed' },
      inputs: { 'impacted-targets-config': 'made/conf.yml' },
      prepare: (workspace) => {
        mkdirSync(join(workspace, 'made'));
        writeFileSync(join(workspace, 'made/conf.yml'), 'targets:\n  a: [a/**]\n');
      },
    });
    expect(step.errors).toEqual([]);
    expect(targets).toEqual(['a']);
  });
});
