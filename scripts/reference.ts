import { type InputEntry, type InputName, inputEntries, inputTable } from '../src/inputs/table.js';
import { type OutputName, outputNames } from '../src/operations/outputs.js';
import { type OperationName, type OutputSubject, operationNames, operations } from '../src/operations/table.js';
import { markdownTable } from './markdown-table.js';

/** Descriptions of the outputs, as `action.yml` has them. */
export type OutputDescriptions = Readonly<Record<string, { readonly description: string }>>;

/** What README.md shows: what most workflows need. */
const everydayInputs = (
  'operation base-url api-token target-branch required-label wait impacted-targets-from impacted-targets-file ' +
  'shards junit-paths tests-outcome organization-slug'
).split(' ') as InputName[];
const everydayOutputs = (
  'skipped pull-request pull-request-state pull-request-readiness impacted-targets-count impacted-targets-file ' +
  'impacted-targets-matrix excused-count'
).split(' ') as OutputName[];

const namesOfSubject: Readonly<Record<OutputSubject, RegExp>> = {
  'pull request': /^(?:pull-request|queue-position$|failure-reason$)/,
  'impacted targets': /^(?:impacts-all|impacted-targets|base-sha|head-sha)/,
  queue: /^queue-(?:state|length)$/,
  'queue changes': /^queue-change/,
  sync: /^(?:submitted-count|sync-file)$/,
  tests: /^tests-/,
  'excused tests': /^excused-/,
  metrics: /^metrics-file$/,
  audit: /^(?:audit-file|escaped-count)$/,
};
const outputsOfSubject = (subject: OutputSubject): readonly OutputName[] =>
  outputNames.filter((name) => namesOfSubject[subject].test(name));
const outputsOfEveryOperation: readonly OutputName[] = ['skipped'];
const outputsOfResponses: readonly OutputName[] = ['response', 'response-file'];

/** The operations that also run without a service; the page says of each what it then takes or leaves out. */
const runsWithoutService: Readonly<Partial<Record<OperationName, readonly string[]>>> = {
  'audit-impacted-targets': [],
  'check-quarantined-tests': ['`base-url` and `api-token`, or `quarantine-file`'],
  'excuse-quarantined-failures': ['`base-url` and `api-token`, or `quarantine-file`'],
};

async function sendsNothing(name: OperationName): Promise<boolean> {
  return (await operations[name].load()).operation.kind === 'local';
}

/** The outputs that an operation sets, in the order of `action.yml`. */
export async function outputsOf(operation: OperationName): Promise<readonly OutputName[]> {
  const ofResponses = (await sendsNothing(operation)) ? [] : outputsOfResponses;
  const set = new Set(
    outputsOfEveryOperation.concat(ofResponses, operations[operation].sets.flatMap(outputsOfSubject)),
  );
  return outputNames.filter((name) => set.has(name));
}

/** The outputs that no operation is said to set. */
export async function outputsOfNoOperation(): Promise<readonly OutputName[]> {
  const set = (await Promise.all(operationNames.map(outputsOf))).flat();
  return outputNames.filter((name) => !set.includes(name));
}

const code = (name: string): string => `\`${name}\``;
const listed = (names: readonly string[]): string => names.map(code).join(', ');

/** All inputs, or those that README.md shows. */
export function inputsTable(which: 'all' | 'everyday'): string {
  const names = which === 'all' ? inputEntries.map(([name]) => name) : everydayInputs;
  const rows = names.map((name) => {
    const { description, required, runnerDefault, default: fallback = runnerDefault }: InputEntry = inputTable[name];
    const defaults = fallback === undefined ? '' : listed(fallback.split('\n'));
    return [code(name), required === true ? 'required' : defaults, description];
  });
  return markdownTable(['Input', 'Default', 'Meaning'], rows);
}

/** All outputs, or those that README.md shows. */
export function outputsTable(which: 'all' | 'everyday', descriptions: OutputDescriptions): string {
  const names = which === 'all' ? outputNames : everydayOutputs;
  const rows = names.map((name) => [code(name), descriptions[name]?.description ?? '']);
  return markdownTable(['Output', 'Value'], rows);
}

/** Subjects of the inputs in `action.yml`, by the first input of each. */
export const inputSubjects: Readonly<Partial<Record<InputName, string>>> = {
  operation: 'What to do, and where the service is',
  repository: 'Which pull request',
  'required-label': 'When the step acts',
  priority: 'Submit and wait',
  requeue: 'sync-queue',
  'impacted-targets': 'Impacted targets',
  'failed-targets': 'The audit of impacted targets',
  'queue-settings': 'Queues',
  'organization-slug': 'Flaky tests',
  'request-timeout-seconds': 'Requests',
  'dry-run': 'Every operation',
};

/**
 * The inputs that an operation uses beside those that every operation uses, in the order of the table.
 * @returns by the input with which they are used; by an empty name, those that are always used
 */
function inputsOf(operation: OperationName): ReadonlyMap<string, readonly InputName[]> {
  const uses: readonly string[] = [operation, ...operations[operation].about];
  const inputs = new Map<string, InputName[]>([['', []]]);
  for (const [name, { usedBy }] of inputEntries) {
    if (usedBy === 'all') continue;
    const needed = usedBy.flatMap((user) => {
      const [by, other] = typeof user === 'string' ? [user, ''] : [user.by, user.with];
      return uses.includes(by) ? [other] : [];
    });
    const [only = ''] = needed.includes('') ? [''] : needed;
    if (needed.length > 0) inputs.set(only, [...(inputs.get(only) ?? []), name]);
  }
  return inputs;
}

/** Subjects with so many outputs that they are listed once, below the operations. */
const listedOnce: Readonly<Partial<Record<OutputSubject, string>>> = {
  'pull request': 'those of the pull request',
  'impacted targets': 'those of the impacted targets',
};

async function operationSection(name: OperationName): Promise<string> {
  const { description, needs = [], sets } = operations[name];
  const service = runsWithoutService[name]?.map((names) => [names]) ?? [[code('base-url')], [code('api-token')]];
  const needed = [...((await sendsNothing(name)) ? [] : service), ...needs.map((names) => names.map(code))];
  const lines = [
    ['Needs', needed.map((names) => (names.length === 1 ? names[0] : `one of ${names.join(', ')}`)).join('; ')],
    ...[...inputsOf(name)].map(([only, names]) => [
      only === '' ? 'Inputs' : `With ${code(only)} also`,
      listed(names.filter((input) => !needs.flat().includes(input))),
    ]),
    ['Outputs', sets.map((subject) => listedOnce[subject] ?? listed(outputsOfSubject(subject))).join(', ')],
  ];
  const list = lines.filter(([, text]) => text !== '').map(([what = '', text = '']) => `- **${what}:** ${text}`);
  return `### ${name}\n\n${description}.\n\n${list.join('\n')}`;
}

/** A section for each operation: what it does, what it needs, its inputs and its outputs. */
export async function operationSections(): Promise<string> {
  const shared = inputEntries.flatMap(([name, { usedBy }]) => (usedBy === 'all' && name !== 'operation' ? [name] : []));
  const outputs =
    `Every operation sets ${listed(outputsOfEveryOperation)}, and those that send a request also ` +
    `${outputsOfResponses.map(code).join(' and ')}. The outputs of the pull request are ` +
    `${listed(outputsOfSubject('pull request'))}. Those of the impacted targets are ${listed(outputsOfSubject('impacted targets'))}.`;
  const sections = await Promise.all(operationNames.map(operationSection));
  return [...sections, `Every operation also uses ${listed(shared)}.`, outputs].join('\n\n');
}
