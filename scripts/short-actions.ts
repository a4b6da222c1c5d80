import { stringify } from 'yaml';
import { type InputEntry, type InputName, inputTable } from '../src/inputs/table.js';
import type { OperationName } from '../src/operations/table.js';
import { type OutputDescriptions, inputsOf, outputsOf, sharedInputs } from './reference.js';

/** An action in its own folder, for one operation. */
interface ShortAction {
  readonly operation: OperationName;
  readonly name: string;
  readonly description: string;
  /** The inputs that people need, in this order. The others that the operation uses follow. */
  readonly first: readonly InputName[];
  /** Inputs without which it does nothing. */
  readonly required?: readonly InputName[];
  /** Defaults that differ from the action's. */
  readonly defaults?: Partial<Record<InputName, string>>;
  /** Inputs of the operation that contradict those defaults. */
  readonly without?: readonly InputName[];
}

export const shortActions: Readonly<Record<string, ShortAction>> = {
  submit: {
    operation: 'submit-pull-request',
    name: 'Submit to a merge queue',
    description: 'Submits a pull request to a merge queue, and can wait until it is merged',
    first: ['base-url', 'api-token', 'required-label', 'target-branch', 'priority', 'no-batch', 'wait'],
  },
  'impacted-targets': {
    operation: 'set-impacted-targets',
    name: 'Upload impacted targets',
    description: 'Computes what a pull request impacts, and uploads it to a merge queue',
    first: ['base-url', 'api-token', 'impacted-targets-from', 'impacted-targets-config', 'target-branch'],
    defaults: { 'impacted-targets-from': 'auto' },
    without: ['impacted-targets', 'impacted-targets-file'],
  },
  quarantine: {
    operation: 'excuse-quarantined-failures',
    name: 'Excuse quarantined failures',
    description: 'Lets a job pass whose only failed tests are quarantined',
    first: ['junit-paths', 'tests-outcome', 'base-url', 'api-token', 'organization-slug'],
    required: ['junit-paths', 'tests-outcome'],
  },
};

/** The `action.yml` of a short action, before it is formatted. */
export async function shortActionFile(
  { operation, name, description, first, required = [], defaults = {}, without = [] }: ShortAction,
  outputs: OutputDescriptions,
  { using, main }: { readonly using: string; readonly main: string },
): Promise<string> {
  const used = [...first, ...inputsOf(operation).map((input) => input.name), ...sharedInputs];
  const names = [...new Set(used)].filter((input) => input !== 'operation' && !without.includes(input));
  const declared = names.map((input) => {
    const { description: meaning, runnerDefault, default: usual = runnerDefault }: InputEntry = inputTable[input];
    const fallback = defaults[input] ?? usual;
    return [
      input,
      {
        description: meaning,
        required: required.includes(input),
        ...(fallback === undefined ? {} : { default: fallback }),
      },
    ] as const;
  });
  const preset = { description: 'What this action does. Leave it out', required: false, default: operation };
  const content = {
    name,
    description,
    author: 'Merge Queue Action contributors',
    branding: { icon: 'git-merge', color: 'purple' },
    inputs: { ...Object.fromEntries(declared), operation: preset },
    outputs: Object.fromEntries(
      (await outputsOf(operation)).map((output) => [output, { description: outputs[output]?.description ?? '' }]),
    ),
    runs: { using, main: `../${main}` },
  };
  return `# Written by scripts/short-actions.ts\n${stringify(content, { lineWidth: 0, singleQuote: true })}`;
}
