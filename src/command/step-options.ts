import { InvalidArgumentError, Option } from 'commander';
import { isUsedBy } from '../inputs/input-warnings.js';
import { type InputEntry, type InputName, inputEntries } from '../inputs/table.js';
import { BadValue, readBoolean, lines } from '../inputs/values.js';
import { type OperationName, operations } from '../operations/table.js';
import { withInputs } from '../../packages/shared/src/user-error.js';
import type { CommandEntry } from './command-entry.js';
import { optionOf, tokenVariables } from './option-names.js';

/** The commands that run an operation of the action. */
export const stepCommands = {
  submit: 'submit-pull-request',
  status: 'get-submitted-pull-request',
  cancel: 'cancel-pull-request',
  targets: 'set-impacted-targets',
  excuse: 'excuse-quarantined-failures',
} as const satisfies Readonly<Record<string, OperationName>>;

const noOptions: ReadonlySet<string> = new Set(['operation', 'summary', ...Object.keys(tokenVariables)]);

/** Descriptions of inputs whose defaults differ here, or whose description is about operations that are no commands. */
const ownDescriptions: Readonly<Partial<Record<InputName, string>>> = {
  repository:
    "owner/name, or host/owner/name. Default: what the CI system says, else the checkout's remote. Default of the host: that of the CI system, else github.com",
  'pull-request': 'its number. Default: what the CI system says',
  'pull-request-sha': 'its head commit. Default: what the CI system says, else the commit that is checked out',
  'target-branch': 'branch of the merge queue. Default: what the CI system says, else what GitHub says (GITHUB_TOKEN)',
  'base-url': 'address of the service, with its version. Default: the variable MERGE_QUEUE_BASE_URL',
  'tests-outcome': 'how the tests ended: success, failure, cancelled, skipped, or unknown',
  'trust-pull-request': 'let build systems execute code of the pull request, although this command has the token',
  'working-directory': 'start of relative paths. Default: the current directory',
  'required-label': 'labels. Without one of them, in any case, the pull request is skipped, and the command succeeds',
  wait: 'wait for the final state of the pull request',
  'cancel-on-abort': 'take the pull request out of the queue when you interrupt the wait',
  'no-batch': 'test the pull request by itself, and not in a batch with others',
  'dry-run': 'send nothing that changes anything, and show what would be done',
};

const listInputs: ReadonlySet<string> = new Set(['impacted-targets', 'impacted-targets-from', 'required-label']);

/** The command of an operation, with an option for each input that the operation uses, as the table of inputs describes it. */
export function stepCommand(operation: OperationName): CommandEntry {
  const user = { name: operation, about: operations[operation].about };
  const options = inputEntries
    .filter(([name, entry]) => !noOptions.has(name) && isUsedBy(entry, user))
    .map(([name, entry]) => [name, optionFor(name, entry)] as const);
  return {
    description: operations[operation].description.replaceAll('`', ''),
    options: [...options.map(([, option]) => option), new Option('--json', 'print the outputs as one JSON object')],
    run: async (values: Readonly<Record<string, unknown>>, surroundings) => {
      const inputs = new Map<InputName, string>();
      for (const [name, option] of options) {
        const value = values[option.attributeName()];
        if (Array.isArray(value)) inputs.set(name, value.join('\n'));
        // Commander reads --no-batch as the negation of an option that is true.
        else if (typeof value === 'string' || value === !option.negate) inputs.set(name, String(value || true));
      }
      const { runOperation } = await import('./step.js');
      return runOperation(operation, inputs, values.json === true, surroundings);
    },
  };
}

function optionFor(name: InputName, entry: InputEntry): Option {
  const isList = entry.read === lines || listInputs.has(name);
  const text = entry.description.replaceAll('`', '').replaceAll(/,? one a line/g, '');
  const described =
    ownDescriptions[name] ?? (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
  if (entry.read === readBoolean) return new Option(`--${name}`, described);
  const usual =
    entry.default === undefined || name in ownDescriptions ? '' : `. Default: ${entry.default.split('\n').join(', ')}`;
  const reader = (value: string, before?: string | readonly string[]): string | readonly string[] => {
    check(entry, value);
    if (isList) return [before ?? [], value].flat();
    if (before !== undefined) throw new InvalidArgumentError('It is given twice.');
    return value;
  };
  return new Option(`--${name} <${isList ? 'values...' : 'value'}>`, described + usual).argParser(reader);
}

/** @throws InvalidArgumentError for a text that the reader of the input refuses */
function check({ read }: InputEntry, text: string): void {
  try {
    read?.(text);
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    throw new InvalidArgumentError(`${withInputs(error.message, optionOf)}.`);
  }
}
