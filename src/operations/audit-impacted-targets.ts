import { withPastMerges } from '../../packages/impacted-targets/src/analysis/past-merges.js';
import { audit, type Audit, type Verdict } from '../../packages/impacted-targets/src/audit/audit.js';
import { given, present } from '../../packages/shared/src/json-values.js';
import { counted } from '../../packages/shared/src/numbers.js';
import { shortened } from '../../packages/shared/src/text.js';
import { InputError } from '../inputs/input-error.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import { mergesRequest } from './checkout-request.js';
import type { Fact } from '../document/blocks.js';
import { auditDocument } from './documents/audit.js';
import { failedTestsOf, type QuarantineKnown } from './failed-tests.js';
import type { Operation, Step, StepWith } from './operation.js';
import { gitHubFor } from './requests.js';
import type { Result } from './result.js';
import { testedTogether } from './tested-together.js';

/** Version of the form of the file, which `schemas/impacted-targets-audit.schema.json` describes. */
const auditVersion = 1;

/** Says for each failed target which merges claimed it, and whether it escaped. It changes nothing. */
export const operation: Operation = {
  kind: 'review',
  needs: { pullRequest: 'none', targetBranch: false, repository: false },
  withoutService: async (step, missing) => (missing === undefined ? undefined : audited(step, undefined, missing)),
  plan: async (step, service) =>
    step.inputs.dryRun
      ? { result: await audited(step, undefined, 'this is a dry run') }
      : { result: { headline: 'Audit impacted targets' }, carryOut: () => audited(step, service, '') },
};

/** @param missing why the service is not asked, where it is not */
async function audited(step: Step, service: MergeQueueService | undefined, missing: string): Promise<Result> {
  const { inputs, log } = step;
  if (inputs.failedTargets.length === 0 && inputs.junitPaths.length === 0) {
    throw new InputError(
      'failed-targets',
      'nothing failed, as far as the step is told. Give names of targets here, one a line, or reports in junit-paths',
    );
  }
  const { tests, quarantine } = await failedTestsOf(step, service, missing);
  const failed = { targets: inputs.failedTargets, tests };
  const count = failed.targets.length + tests.length;
  if (count === 0) return resultOf(step, { merges: [], targets: [], unknownTests: [] }, quarantine, missing);
  const since = inputs.baseSha === undefined ? await lastGoodCommits(step) : [inputs.baseSha];
  const apart = given({ testedTogether: service && testedTogether(step, service) });
  const found = await log.group(`Auditing ${counted(count, 'failure')}`, () =>
    step.computing(() =>
      withPastMerges(mergesRequest(step), { since }, { log, signal: step.signal }, async (past) => {
        return { base: past.base, head: past.head, ...(await audit(past, failed, apart)) };
      }),
    ),
  );
  return resultOf(step, found, quarantine, missing);
}

/**
 * The commits of the last successful runs of this workflow on this branch, the newest first.
 * @throws InputError where the workflow or the branch is not known; GitHubError
 */
async function lastGoodCommits(step: Step): Promise<readonly string[]> {
  const { inputs, event, environment, log } = step;
  const advice = 'Give the last good commit in base-sha';
  const [, file] = /^[^@]*\/\.github\/workflows\/([^/@]+\.ya?ml)@/.exec(environment.GITHUB_WORKFLOW_REF ?? '') ?? [];
  const branch = inputs.targetBranch ?? /^refs\/heads\/(.+)$/.exec(event.ref)?.[1];
  if (file === undefined || branch === undefined || event.repository === undefined) {
    const what = branch === undefined ? 'the branch' : 'the workflow';
    const problem = `it is empty, and the event doesn't name ${what} whose last successful run could be used`;
    throw new InputError('base-sha', `${problem}. ${advice}`);
  }
  const commits = await gitHubFor(step, event.repository).commitsOfSuccessfulRuns(file, branch);
  if (commits.length === 0) {
    const run = `${file} on ${shortened(branch, 100)}`;
    throw new InputError('base-sha', `it is empty, and GitHub knows no successful run of ${run}. ${advice}`);
  }
  log.info(`The last successful run of ${file} on ${shortened(branch, 100)} tested ${commits[0] ?? ''}`);
  return commits;
}

/** Says so where nobody knows whether merges that claimed a target were tested apart. */
function apartUnknown(targets: Audit['targets'], missing: string): Fact | undefined {
  const unknown = targets.filter(({ verdict, isApartKnown }) => verdict === 'claimed' && !isApartKnown);
  const why = missing === '' ? 'the service shows no test run that says it' : missing;
  return unknown.length === 0 ? undefined : ['Tested apart', `not known for ${namesOf(unknown, 200)}: ${why}`];
}

const namesOf = (targets: Audit['targets'], most: number): string =>
  shortened(targets.map(({ target }) => target).join(', '), most);

const verdicts: readonly Verdict[] = ['escaped', 'apart', 'claimed', 'flaky', 'unknown'];

/** @param found with the commits between which the merges are, where any were looked at */
async function resultOf(
  { inputs, files }: StepWith<'inputs' | 'files'>,
  found: Audit & { readonly base?: string; readonly head?: string },
  quarantine: QuarantineKnown,
  missing: string,
): Promise<Result> {
  const { base, head, targets, merges, unknownTests } = found;
  const counts = Object.fromEntries(
    verdicts.map((verdict) => [verdict, targets.filter((one) => one.verdict === verdict).length]),
  );
  const escaped = targets.filter(({ verdict }) => verdict === 'escaped');
  const document = { version: auditVersion, base: null, head: null, quarantine: quarantine.isKnown, counts, ...found };
  const file = await files.write('impacted-targets-audit.json', `${JSON.stringify(document, undefined, 1)}\n`);
  const named = verdicts.flatMap((verdict) => (counts[verdict] ? [`${String(counts[verdict])} ${verdict}`] : []));
  const what =
    targets.length === 0 ? 'No target failed' : `${counted(targets.length, 'failed target')}: ${named.join(', ')}`;
  const facts = present<Fact>(
    base !== undefined && ['Last good commit', base],
    head !== undefined && ['Failed commit', head],
    apartUnknown(targets, missing),
  );
  const failed = merges.filter(({ failure }) => failure !== undefined).slice(0, 5);
  return {
    headline: merges.length === 0 ? what : `${what}, after ${counted(merges.length, 'merge')}`,
    isBadNews: escaped.length > 0,
    outputs: { 'audit-file': file, 'escaped-count': String(escaped.length) },
    document: [...(facts.length === 0 ? [] : [{ kind: 'facts', facts } as const]), ...auditDocument(found)],
    warnings: present(
      quarantine.why !== undefined && `Whether failed tests are quarantined is not known: ${quarantine.why}`,
      unknownTests[0] !== undefined &&
        `${counted(unknownTests.length, 'failed test belongs', 'failed tests belong')} to no known target, such as ${shortened(unknownTests[0], 200)}`,
      ...failed.map(
        (one) => `What ${one.commit} claimed could not be computed, so it counts as ALL: ${one.failure ?? ''}`,
      ),
    ),
    ...(inputs.failOnEscape && escaped.length > 0
      ? {
          failure: `${counted(escaped.length, 'target')} escaped: ${namesOf(escaped, 500)}. No merge since the last good commit claimed ${escaped.length === 1 ? 'it' : 'them'}; the summary has the lines for ${inputs.impactedTargetsConfig}`,
        }
      : {}),
  };
}
