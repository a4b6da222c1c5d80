import { accessSync, appendFileSync, constants } from 'node:fs';
import { EOL } from 'node:os';
import type { QueueResult, Result } from '../operations/result.js';
import type { ServiceResponse } from '../service/transport/transport.js';
import { oneLine, shortened } from '../../packages/shared/src/text.js';
import type { Environment } from '../inputs/inputs.js';
// Not from the package's index, which also loads an HTTP client and makes every step start about a quarter slower.
import { prepareKeyValueMessage } from '../../node_modules/@actions/core/lib/file-command.js';
import type { StepLog } from './log.js';

/** Every output, as `action.yml` lists them. */
export const outputNames = [
  'skipped',
  'pull-request',
  'pull-request-state',
  'pull-request-submitted',
  'pull-request-url',
  'pull-request-readiness',
  'queue-position',
  'failure-reason',
  'queue-state',
  'queue-length',
  'queue-changed',
  'queue-changes-file',
  'submitted-count',
  'sync-file',
  'impacts-all',
  'impacted-targets',
  'impacted-targets-count',
  'impacted-targets-reason',
  'impacted-targets-file',
  'impacted-targets-explanation-file',
  'impacted-targets-matrix',
  'impacted-targets-record',
  'base-sha',
  'head-sha',
  'analysis-file',
  'escaped-count',
  'audit-file',
  'tests-count',
  'tests-file',
  'excused-count',
  'excused-file',
  'metrics-file',
  'response',
  'response-file',
] as const;

export type OutputName = (typeof outputNames)[number];
export type Outputs = Partial<Record<OutputName, string>>;

/** A larger response is only in its file: a step's output may have at most 1 MiB. */
const responseLimitBytes = 512 * 1024;

/** Most characters of a word in a service's response, such as a state. */
const longestWord = 1000;
/** Most characters of an address. A longer address is left out, because a cut address leads nowhere. */
const longestAddress = 2000;
/** Most characters of a list, one item a line. */
const longestList = 10_000;

/** The outputs for later steps, from the result of the operation. An output without a value is not set. */
export function outputsOf(
  result: Result,
  {
    skipped,
    response,
    responseFile,
  }: { skipped: boolean; response?: ServiceResponse | undefined; responseFile?: string | undefined },
): Outputs {
  const { pullRequest, queue, queueChanges, sync, impactedTargets, analysis, audit, tests, excused, metrics } = result;
  const some = (outputs: Partial<Record<OutputName, string | undefined>>): Outputs =>
    Object.fromEntries(Object.entries(outputs).filter(([, value]) => value !== undefined));
  return some({
    skipped: String(skipped),
    'pull-request': pullRequest && String(pullRequest.number),
    'pull-request-state': pullRequest?.state && shortened(pullRequest.state, longestWord),
    'pull-request-submitted': pullRequest?.submitted === undefined ? undefined : String(pullRequest.submitted),
    'pull-request-url': (pullRequest?.url ?? '').length > longestAddress ? undefined : pullRequest?.url,
    'pull-request-readiness':
      pullRequest?.state &&
      shortened((pullRequest.unmet ?? []).map(({ condition }) => condition).join('\n'), longestList),
    'queue-position': pullRequest?.position === undefined ? undefined : String(pullRequest.position),
    'failure-reason': pullRequest?.failureReason && oneLine(pullRequest.failureReason, longestWord),
    'queue-state': queue?.state && shortened(queue.state, longestWord),
    'queue-length': queue && lengthOf(queue),
    'queue-changed': queueChanges && String(queueChanges.changes.length > 0),
    'queue-changes-file': queueChanges?.file,
    'submitted-count': sync && String(sync.submitted),
    'sync-file': sync?.file,
    'impacts-all': impactedTargets && String(impactedTargets.isEverything),
    'impacted-targets': impactedTargets && (impactedTargets.json ?? ''),
    'impacted-targets-count': impactedTargets && (impactedTargets.all ? 'ALL' : String(impactedTargets.count)),
    'impacted-targets-reason': impactedTargets && oneLine(impactedTargets.why ?? '', 2000),
    'impacted-targets-file': impactedTargets?.file,
    'impacted-targets-explanation-file': impactedTargets?.explanationFile,
    'impacted-targets-matrix': impactedTargets?.matrix ?? result.matrix,
    'impacted-targets-record': impactedTargets?.record,
    'base-sha': impactedTargets?.commits?.base,
    'head-sha': impactedTargets?.commits?.head,
    'analysis-file': analysis?.file,
    'escaped-count': audit && String(audit.escaped),
    'audit-file': audit?.file,
    'tests-count': tests && String(tests.count),
    'tests-file': tests?.file,
    'excused-count': excused && String(excused.count),
    'excused-file': excused?.file,
    'metrics-file': metrics?.file,
    response: response && (Buffer.byteLength(response.text, 'utf8') <= responseLimitBytes ? response.text : ''),
    'response-file': responseFile,
  });
}

/** Length of the queue; undefined where the service does not give it. */
function lengthOf({ entries, cut }: QueueResult): string | undefined {
  const length = cut === undefined ? entries?.length : cut.total;
  return length === undefined ? undefined : String(length);
}

/** Hands outputs to the runner, without the step's tokens and in one write; without a runner's file, as commands in the log. */
export function setOutputs(outputs: Outputs, environment: Environment, log: StepLog): void {
  const pairs = Object.entries(outputs).map(([name, value]) => [name, log.redacted(value)] as const);
  const { GITHUB_OUTPUT: file = '' } = environment;
  if (file === '') {
    for (const [name, value] of pairs) log.command('set-output', { name }, value);
    return;
  }
  const text = pairs.map(([name, value]) => `${prepareKeyValueMessage(name, value)}${EOL}`).join('');
  // The runner creates the file. A missing file is an error and is not created here.
  accessSync(file, constants.W_OK);
  appendFileSync(file, text);
}
