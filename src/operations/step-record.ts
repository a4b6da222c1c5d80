import {
  givenClaim,
  recordLine,
  recordVersion,
  type ClaimRecord,
} from '../../packages/impacted-targets/src/answer/record.js';
import { actionVersion } from '../version.js';
import type { StepWith } from './operation.js';

/**
 * A record of what a step claimed, with what the step knows of itself: one line of JSON, as `schemas/impacted-targets-record.schema.json`
 * describes it.
 */
export function stepRecord({ context, clock }: StepWith<'context' | 'clock'>, claim: ClaimRecord): string {
  const { repository, pullRequest } = context;
  const record = {
    version: recordVersion,
    action: actionVersion,
    at: new Date(clock.now()).toISOString(),
    repository: repository === undefined ? null : `${repository.owner}/${repository.name}`,
    pullRequest: pullRequest?.number ?? null,
    commit: pullRequest?.sha ?? null,
    ...claim,
  };
  return recordLine(record);
}

/** The record of a step that was to compute targets and has no answer. @param why the line that it fails with */
export function recordWithoutAnswer(
  step: StepWith<'context' | 'clock'>,
  { kind, why }: { readonly kind: 'time' | 'failure'; readonly why: string },
): string {
  return stepRecord(step, givenClaim('computed', undefined, [{ kind, what: why, files: [] }]));
}
