import type { QuarantinePolicy } from '../flaky-tests/policy/quarantine-policy.js';
import { InputError, reading } from '../inputs/input-error.js';
import { getOrMake } from '../../packages/shared/src/append.js';
import { counted } from '../../packages/shared/src/numbers.js';
import type { Step } from './operation.js';
import { readRepositoryFile } from './repository-file.js';

/** The policy of a step. */
export interface StepPolicy {
  readonly policy: QuarantinePolicy;
  /** Why it is not known. Without it, nothing may be excused. */
  readonly problem?: InputError;
}

/** What was read for a step: an operation asks in several places, and GitHub's API is asked once. */
const policies = new WeakMap<Step, Promise<StepPolicy>>();
const lists = new WeakMap<Step, Promise<readonly object[]>>();

/** The policy of `quarantine-policy`; one without restrictions where the input is empty. */
export const policyOf = (step: Step): Promise<StepPolicy> => getOrMake(policies, step, () => readPolicyOf(step));

/** The policy. @throws InputError where it cannot be read */
export async function knownPolicyOf(step: Step): Promise<QuarantinePolicy> {
  const { policy, problem } = await policyOf(step);
  if (problem !== undefined) throw problem;
  return policy;
}

async function readPolicyOf(step: Step): Promise<StepPolicy> {
  try {
    const policy = await policyIn(step);
    for (const line of policyWarnings(policy)) step.log.warn(line);
    return { policy };
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return { policy: {}, problem };
  }
}

async function policyIn(step: Step): Promise<QuarantinePolicy> {
  const { quarantinePolicy: given } = step.inputs;
  if (given === undefined) return {};
  if (given.kind === 'policy') return given.policy;
  const { text, path } = await readRepositoryFile(step, 'quarantine-policy', given.path);
  if (text === undefined) return {};
  const { readPolicy } = await import('../inputs/quarantine-policy.js');
  return reading('quarantine-policy', () => readPolicy(text, path));
}

/** Warnings about keys that are right each by itself, and not together. */
function policyWarnings({ maxDays, warnDays }: QuarantinePolicy): readonly string[] {
  if (warnDays === undefined) return [];
  if (maxDays === undefined) {
    return ['input {input:quarantine-policy}: warn-days changes nothing without max-days. Add max-days, or remove it'];
  }
  return warnDays < maxDays
    ? []
    : [
        `input {input:quarantine-policy}: warn-days ${String(warnDays)} is not less than max-days ${String(maxDays)}, so every quarantined test triggers a warning. Give a smaller number`,
      ];
}

/** The records of `quarantine-file`; none where the input is empty. @throws InputError where they cannot be read */
export const quarantineFileOf = (step: Step): Promise<readonly object[]> =>
  getOrMake(lists, step, () => readQuarantineFile(step));

async function readQuarantineFile(step: Step): Promise<readonly object[]> {
  const { quarantineFile } = step.inputs;
  if (quarantineFile === undefined) return [];
  const { text, path } = await readRepositoryFile(step, 'quarantine-file', quarantineFile);
  if (text === undefined) return [];
  const { readQuarantineList } = await import('../inputs/quarantine-list.js');
  const records = await step.computing(() => reading('quarantine-file', () => readQuarantineList(text, path)));
  step.log.info(`quarantine-file: ${counted(records.length, 'quarantined test')}`);
  return records;
}

/** True where `quarantine-file` takes the place of the service, whose address and token are both empty. */
export const isFileAlone = ({ quarantineFile, baseUrl, apiToken }: Step['inputs']): boolean =>
  quarantineFile !== undefined && baseUrl === undefined && apiToken === undefined;
