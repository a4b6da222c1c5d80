import { appendFile } from 'node:fs/promises';
import { type Block, fold, paragraph } from '../../document/blocks.js';
import type { Outcome } from '../../operations/outcome.js';
import type { OperationName } from '../../operations/table.js';
import { present } from '../../../packages/shared/src/json-values.js';
import { grouped } from '../../../packages/shared/src/numbers.js';
import { shortened } from '../../../packages/shared/src/text.js';
import type { Environment } from '../../inputs/inputs.js';
import { markdownOf, text } from './markdown.js';

/** GitHub refuses a step's summary that is larger than 1 MiB; this limit leaves room for earlier text of the step. */
const limitBytes = 900 * 1024;

/**
 * The job summary, in GitHub's Markdown: for people, what the step did.
 * @param failure the line that the step fails with
 */
export function summaryOf(operation: OperationName, outcome: Outcome, failure?: string): string {
  const { kind, result } = outcome;
  const { headline, warnings = [], document = [], showsFailure } = result;
  const isSent = failure !== undefined || (kind !== 'skipped' && kind !== 'shown');
  const ofDone = result.isBadNews === true ? '⚠️' : '✅';
  const sign = failure !== undefined ? '❌' : kind === 'done' ? ofDone : '⏭️';
  const request = kind === 'shown' ? outcome.request : undefined;
  const blocks: readonly Block[] = [
    ...(failure !== undefined && showsFailure !== true ? [paragraph(`The step failed. ${failure}`)] : []),
    ...present(whyNothing(outcome)).map((why) => paragraph(`${why.replace('nothing', 'Nothing')}.`)),
    ...warnings.map((warning) => paragraph(`⚠️ ${warning}`)),
    ...document,
    ...present(request).map(({ endpoint, body }) =>
      fold(`The request that would be sent to ${endpoint}`, { kind: 'code', text: shortened(body, 20_000) }),
    ),
  ];
  return `## ${sign} ${text(isSent ? headline : `${operation} sent nothing`)}\n\n${markdownOf(blocks)}\n\n`;
}

/** Why a step sent or changed nothing, as a clause; undefined where it did its work. */
export function whyNothing(outcome: Outcome): string | undefined {
  switch (outcome.kind) {
    case 'done':
      return undefined;
    case 'skipped':
      return `nothing was sent, because ${outcome.why}`;
    case 'shown':
      return 'nothing was sent, because this is a dry run';
    case 'planned':
    case 'verdict':
      return 'nothing was changed, because this is a dry run';
  }
}

export async function writeSummary(markdown: string, environment: Environment): Promise<void> {
  const file = environment.GITHUB_STEP_SUMMARY ?? '';
  if (file === '') return;
  const bytes = Buffer.byteLength(markdown, 'utf8');
  const whole =
    bytes <= limitBytes
      ? markdown
      : `${cutAtLine(markdown)}\n\n… cut: this summary would have ${grouped(bytes)} bytes.\n`;
  await appendFile(file, whole, 'utf8');
}

function cutAtLine(markdown: string): string {
  const cut = Buffer.from(markdown, 'utf8').subarray(0, limitBytes).toString('utf8');
  return cut.slice(0, cut.lastIndexOf('\n'));
}
