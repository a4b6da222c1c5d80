import { accessSync, appendFileSync, constants } from 'node:fs';
import { EOL } from 'node:os';
import type { QueueResult, Result } from '../operations/result.js';
import type { ServiceResponse } from '../service/transport/transport.js';
import { oneLine, shortened } from '../../packages/shared/src/text.js';
import type { Environment } from '../inputs/inputs.js';
// Not from the package's index, which also loads an HTTP client and makes every step start about a quarter slower.
import { prepareKeyValueMessage } from '../../node_modules/@actions/core/lib/file-command.js';
import type { StepLog } from './log.js';

/** A larger response is only in its file: a step's output may have at most 1 MiB. */
const responseLimitBytes = 512 * 1024;

/** Most characters of a word in a service's response, such as a state. */
const longestWord = 1000;
/** Most characters of an address. A longer address is left out, because a cut address leads nowhere. */
const longestAddress = 2000;
/** Most characters of a list, one item a line. */
const longestList = 10_000;

/** What outputs are made from: the result of the operation, and the response that it got. */
interface Facts extends Result {
  readonly skipped: boolean;
  readonly response?: ServiceResponse | undefined;
  readonly responseFile?: string | undefined;
}

/** Every output, in the order of `action.yml`, with its value; an output without a value is not set. */
const outputTable = {
  skipped: ({ skipped }) => String(skipped),
  'pull-request': ({ pullRequest }) => pullRequest && String(pullRequest.number),
  'pull-request-state': ({ pullRequest }) => pullRequest?.state && shortened(pullRequest.state, longestWord),
  'pull-request-submitted': ({ pullRequest: { submitted } = {} }) => submitted?.toString(),
  'pull-request-url': ({ pullRequest: { url } = {} }) => ((url ?? '').length > longestAddress ? undefined : url),
  'pull-request-readiness': ({ pullRequest: { state, unmet = [] } = {} }) =>
    state && shortened(unmet.map(({ condition }) => condition).join('\n'), longestList),
  'queue-position': ({ pullRequest: { position } = {} }) => position?.toString(),
  'failure-reason': ({ pullRequest: { failureReason } = {} }) => failureReason && oneLine(failureReason, longestWord),
  'queue-state': ({ queue }) => queue?.state && shortened(queue.state, longestWord),
  'queue-length': ({ queue }) => queue && lengthOf(queue),
  'queue-changed': ({ queueChanges }) => queueChanges && String(queueChanges.changes.length > 0),
  'queue-changes-file': ({ queueChanges }) => queueChanges?.file,
  'submitted-count': ({ sync }) => sync && String(sync.submitted),
  'sync-file': ({ sync }) => sync?.file,
  'impacts-all': ({ impactedTargets }) => impactedTargets && String(impactedTargets.isEverything),
  'impacted-targets': ({ impactedTargets }) => impactedTargets && (impactedTargets.json ?? ''),
  'impacted-targets-count': ({ impactedTargets: list }) => list && (list.all ? 'ALL' : String(list.count)),
  'impacted-targets-reason': ({ impactedTargets }) => impactedTargets && oneLine(impactedTargets.why ?? '', 2000),
  'impacted-targets-file': ({ impactedTargets }) => impactedTargets?.file,
  'impacted-targets-text-file': ({ impactedTargets }) => impactedTargets?.textFile,
  'impacted-targets-explanation-file': ({ impactedTargets }) => impactedTargets?.explanationFile,
  'impacted-targets-matrix': ({ impactedTargets, matrix }) => impactedTargets?.matrix ?? matrix,
  'impacted-targets-record': ({ impactedTargets }) => impactedTargets?.record,
  'base-sha': ({ impactedTargets }) => impactedTargets?.commits?.base,
  'head-sha': ({ impactedTargets }) => impactedTargets?.commits?.head,
  'escaped-count': ({ audit }) => audit && String(audit.escaped),
  'audit-file': ({ audit }) => audit?.file,
  'tests-count': ({ tests }) => tests && String(tests.count),
  'tests-file': ({ tests }) => tests?.file,
  'excused-count': ({ excused }) => excused && String(excused.count),
  'excused-file': ({ excused }) => excused?.file,
  'metrics-file': ({ metrics }) => metrics?.file,
  response: ({ response }) =>
    response && (Buffer.byteLength(response.text, 'utf8') <= responseLimitBytes ? response.text : ''),
  'response-file': ({ responseFile }) => responseFile,
} as const satisfies Readonly<Record<string, (facts: Facts) => string | undefined>>;

export type OutputName = keyof typeof outputTable;
export type Outputs = Partial<Record<OutputName, string>>;
export const outputNames = Object.keys(outputTable) as OutputName[];

/** The outputs for later steps, from the result of the operation. */
export function outputsOf(result: Result, more: Omit<Facts, keyof Result>): Outputs {
  const facts = { ...result, ...more };
  const values = Object.entries(outputTable).map(([name, valueOf]) => [name, valueOf(facts)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
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
