import { stringify } from 'yaml';
import { type InputEntry, type InputName, inputTable } from '../src/inputs/table.js';
import { shortActions } from '../src/inputs/short-actions.js';
import { type OutputDescriptions, outputsOf } from './reference.js';

/** What the `action.yml` of a short action says besides its inputs. */
interface Description {
  readonly name: string;
  readonly description: string;
  /** Inputs without which it does nothing. */
  readonly required?: readonly InputName[];
  /** Defaults that differ from the action's. */
  readonly defaults?: Partial<Record<InputName, string>>;
}

const descriptions: Readonly<Record<keyof typeof shortActions, Description>> = {
  submit: {
    name: 'Submit to a merge queue',
    description: 'Submits a pull request to a merge queue, and can wait until it is merged',
  },
  'impacted-targets': {
    name: 'Upload impacted targets',
    description: 'Computes what a pull request impacts, and uploads it to a merge queue',
    defaults: { 'impacted-targets-from': 'auto' },
  },
  quarantine: {
    name: 'Excuse quarantined failures',
    description: 'Lets a job pass whose only failed tests are quarantined',
    required: ['junit-paths', 'tests-outcome'],
  },
};

/** The `action.yml` of a short action, before it is formatted. */
export async function shortActionFile(
  folder: keyof typeof shortActions,
  outputs: OutputDescriptions,
  using: string,
): Promise<string> {
  const { name, description, required = [], defaults = {} } = descriptions[folder];
  const { operation } = shortActions[folder];
  const inputs: readonly InputName[] = shortActions[folder].inputs;
  const declared = inputs.map((input) => {
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
    runs: { using, main: `../dist/${folder}.js` },
  };
  return `# Written by scripts/short-actions.ts\n${stringify(content, { lineWidth: 0, singleQuote: true })}`;
}
