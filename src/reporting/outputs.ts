import { accessSync, appendFileSync, constants } from 'node:fs';
import { EOL } from 'node:os';
import type { Outcome } from '../operations/outcome.js';
import type { Outputs } from '../operations/outputs.js';
import type { Environment } from '../inputs/inputs.js';
// Not from the package's index, which also loads an HTTP client and makes every step start about a quarter slower.
import { prepareKeyValueMessage } from '../../node_modules/@actions/core/lib/file-command.js';
import type { StepLog } from './log.js';
import type { StepFiles } from './output-files.js';

/** A larger response is only in its file: a step's output may have at most 1 MiB. */
const responseLimitBytes = 512 * 1024;

/** The outputs for later steps. Writes the file of the last response. */
export async function outputsOf(outcome: Outcome, files: Pick<StepFiles, 'write'>): Promise<Outputs> {
  const isSkipped = outcome.kind !== 'done';
  const response = 'response' in outcome ? outcome.response : undefined;
  return {
    skipped: String(isSkipped),
    ...outcome.result.outputs,
    response: response && (Buffer.byteLength(response.text, 'utf8') <= responseLimitBytes ? response.text : ''),
    'response-file': response && (await files.write('response', response.text)),
  };
}

/** Hands outputs to the runner, without the step's tokens and in one write; without a runner's file, as commands in the log. */
export function setOutputs(outputs: Outputs, environment: Environment, log: StepLog): void {
  const pairs = Object.entries(outputs).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, log.redacted(value)] as const],
  );
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
