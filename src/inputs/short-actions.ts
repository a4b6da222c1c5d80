import { UserError } from '../../packages/shared/src/user-error.js';
import type { Environment } from './inputs.js';
import { type InputName, inputTable } from './table.js';

/** An action in a folder of its own, for one operation. */
interface ShortAction {
  readonly operation: string;
  /** Its inputs besides the preset `operation`, in the order of its `action.yml`. */
  readonly inputs: readonly InputName[];
}

const ofAll = ['base-url', 'api-token', 'github-token', 'dry-run'] as const;

/** The short actions by their folders. */
export const shortActions = {
  submit: {
    operation: 'submit-pull-request',
    inputs: [
      'required-label',
      'target-branch',
      'pull-request',
      'priority',
      'wait',
      'wait-timeout-minutes',
      'cancel-on-abort',
      'queue-branches',
      ...ofAll,
    ],
  },
  'impacted-targets': {
    operation: 'set-impacted-targets',
    inputs: [
      'impacted-targets-from',
      'impacted-targets-config',
      'working-directory',
      'base-sha',
      'head-sha',
      'shards',
      'target-branch',
      'pull-request',
      'trust-pull-request',
      'queue-branches',
      ...ofAll,
    ],
  },
  quarantine: {
    operation: 'excuse-quarantined-failures',
    inputs: [
      'junit-paths',
      'tests-outcome',
      'quarantine-policy',
      'quarantine-file',
      'organization-slug',
      'working-directory',
      'test-collection',
      ...ofAll,
    ],
  },
} as const satisfies Readonly<Record<string, ShortAction>>;

/** Set to the folder of the short action that a step runs; its entry file in `dist` sets it. */
export const shortActionVariable = 'MERGE_QUEUE_SHORT_ACTION';

/**
 * Refuses an input of the action that a short one lacks. The runner passes it on with a warning that few people see.
 * @throws UserError with the line to change
 */
export function refuseInputsOfTheAction(environment: Environment): void {
  const folder = environment[shortActionVariable];
  if (folder === undefined || !Object.hasOwn(shortActions, folder)) return;
  const { operation, inputs }: ShortAction = shortActions[folder as keyof typeof shortActions];
  const own: ReadonlySet<string> = new Set<string>([...inputs, 'operation']);
  const foreign = Object.keys(inputTable).find(
    (name) => !own.has(name) && (environment[`INPUT_${name.toUpperCase()}`] ?? '').trim() !== '',
  );
  if (foreign === undefined) return;
  const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref = 'v1' } = environment;
  const whole = repository === undefined ? `without /${folder}` : `${repository}@${ref}`;
  throw new UserError(
    `input ${foreign}: ${folder}/ has no such input, and the whole action has it. Write uses: ${whole}, and under with: operation: ${operation}`,
    { input: foreign },
  );
}
