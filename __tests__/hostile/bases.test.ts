import { afterAll, describe, expect } from '@jest/globals';
import fc from 'fast-check';
import {
  HostedRepository,
  checkOut,
  forkOf,
  git,
  removeSamples,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { targetsOf } from '../steps/layout.js';
import { pullRequestIntoMain } from '../steps/payloads.js';
import { runStep } from '../steps/step.js';
import { type CaseOf, property } from './property.js';

afterAll(removeSamples);

const rules = '.github/impacted-targets.yml';
const host = new HostedRepository({
  [rules]: 'targets:\n  ui: [ui/**]\n  web: [web/**]\n',
  'ui/a': '1\n',
  'web/a': '1\n',
});
const baseSha = git(host.directory, 'rev-parse', 'main');
const { headSha } = host.pullRequest(7, { 'ui/a': '2\n' });

/** Trees by which a stranger would hide what the pull request changes: its own, and one whose rules know of nothing. */
const withoutRules = host.commit({ 'ui/a': '2\n', [rules]: 'unowned: ignore\ntargets:\n  web: [web/**]\n' });
git(host.directory, 'update-ref', 'refs/heads/kept', withoutRules);
git(host.directory, 'reset', '--quiet', '--hard', baseSha);
const trees = { own: headSha, 'without rules': withoutRules };

const ref = fc.constantFrom('refs/heads/main', 'refs/pull/7/head', 'refs/pull/7/merge');
const anyCase = fc.record({
  eventName: fc.constantFrom('pull_request_target', 'workflow_run', 'issue_comment'),
  isFork: fc.boolean(),
  ref,
  depth: fc.constantFrom(0, 1),
  /** What the stranger makes of the refs that a stranger can write to. */
  refs: fc.array(
    fc.record({
      name: ref,
      tree: fc.constantFrom<keyof typeof trees>('own', 'without rules'),
      parents: fc.array(fc.constantFrom<'base' | 'head' | 'made'>('base', 'head', 'made'), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  namesBase: fc.boolean(),
  givesHead: fc.boolean(),
});

/** Points refs of a repository at commits that say what their author likes. */
function disguise(directory: string, { refs }: CaseOf<typeof anyCase>): void {
  let made = git(directory, 'commit-tree', `${headSha}^{tree}`, '-m', 'x');
  for (const { name, tree, parents } of refs) {
    const ids = parents.map((parent) => ({ base: baseSha, head: headSha, made })[parent]);
    made = git(directory, 'commit-tree', `${trees[tree]}^{tree}`, ...ids.flatMap((id) => ['-p', id]), '-m', 'x');
    git(directory, 'update-ref', name, made);
  }
}

describe('whatever a stranger points refs at', () => {
  property(
    'no target goes missing from the answer for a commit of the pull request',
    anyCase,
    async (one) => {
      const from = forkOf(host, one.isFork ? 'stranger' : 'Codertocat');
      // In the repository that is acted on, the head of a pull request alone is the stranger's.
      disguise(
        from.directory,
        one.isFork ? one : { ...one, refs: one.refs.filter(({ name }) => name.endsWith('/head')) },
      );
      const workspace = checkOut(from.url, one.ref, { depth: one.depth });
      const payload =
        one.eventName === 'pull_request_target'
          ? pullRequestIntoMain(7, headSha, one.namesBase ? baseSha : undefined)
          : {};
      const head = git(workspace, 'rev-parse', 'HEAD');
      const step = await runStep({
        workspace,
        event: { name: one.eventName, payload },
        inputs: {
          operation: 'compute-impacted-targets',
          'impacted-targets-from': 'paths',
          'pull-request': '7',
          'target-branch': 'main',
          'pull-request-sha': headSha,
          // What a workflow gives that computes for what it has checked out.
          ...(one.givesHead && one.ref !== 'refs/heads/main' && { 'head-sha': head }),
        },
      });
      if (step.exitCode === 1) return;
      const targets = targetsOf(step);
      if (targets !== 'ALL') expect(targets).toContain('ui');
    },
    { share: 0.15, perCaseMs: 5_000 },
  );
});
