import { type InputEntry, type InputName, type User, inputEntries, inputTable } from '../src/inputs/table.js';
import { type OutputName, outputNames } from '../src/operations/outputs.js';
import { type OperationName, type OutputSubject, operationNames, operations } from '../src/operations/table.js';
import { markdownTable } from './markdown-table.js';

/** Descriptions of the outputs, as `action.yml` has them. */
export type OutputDescriptions = Readonly<Record<string, { readonly description: string }>>;

/** The inputs that README.md shows, which most workflows need. */
const everydayInputs: readonly InputName[] = [
  'operation',
  'base-url',
  'api-token',
  'target-branch',
  'required-label',
  'wait',
  'impacted-targets-from',
  'impacted-targets-file',
  'shards',
  'junit-paths',
  'tests-outcome',
  'organization-slug',
];

/** The outputs that README.md shows. */
const everydayOutputs: readonly OutputName[] = [
  'skipped',
  'pull-request',
  'pull-request-state',
  'pull-request-readiness',
  'impacted-targets-count',
  'impacted-targets-file',
  'impacted-targets-matrix',
  'excused-count',
];

const outputsOfSubject: Readonly<Record<OutputSubject, (name: string) => boolean>> = {
  'pull request': (name) => name.startsWith('pull-request') || name === 'queue-position' || name === 'failure-reason',
  'impacted targets': (name) => /^(?:impacts-all|impacted-targets|base-sha|head-sha)/.test(name),
  queue: (name) => name === 'queue-state' || name === 'queue-length',
  'queue changes': (name) => name.startsWith('queue-change'),
  sync: (name) => name === 'submitted-count' || name === 'sync-file',
  tests: (name) => name.startsWith('tests-'),
  'excused tests': (name) => name.startsWith('excused-'),
  metrics: (name) => name === 'metrics-file',
  audit: (name) => name === 'audit-file' || name === 'escaped-count',
};

/** The operations that also run without a service; the page says of each what it then takes or leaves out. */
const runsWithoutService: Readonly<Partial<Record<OperationName, readonly string[]>>> = {
  'audit-impacted-targets': [],
  'check-quarantined-tests': ['`base-url` and `api-token`, or `quarantine-file`'],
  'excuse-quarantined-failures': ['`base-url` and `api-token`, or `quarantine-file`'],
};

const outputsOfEveryOperation: readonly OutputName[] = ['skipped'];
const outputsOfResponses: readonly OutputName[] = ['response', 'response-file'];

/** An input that an operation uses; with `only`, when that other input is given, too. */
export interface UsedInput {
  readonly name: InputName;
  readonly only?: InputName;
}

/** The inputs that every operation uses. */
export const sharedInputs: readonly InputName[] = inputEntries
  .filter(([, { usedBy }]) => usedBy === 'all')
  .map(([name]) => name);

/** The inputs that an operation uses beside those that every operation uses, in the order of the table. */
export function inputsOf(operation: OperationName): readonly UsedInput[] {
  const uses: readonly string[] = [operation, ...operations[operation].about];
  const namesIt = (user: User): boolean => uses.includes(typeof user === 'string' ? user : user.by);
  return inputEntries.flatMap(([name, { usedBy }]) => {
    const users = usedBy === 'all' ? [] : usedBy.filter(namesIt);
    const [first] = users;
    if (first === undefined) return [];
    const isFree = users.some((user) => typeof user === 'string');
    return isFree || typeof first === 'string' ? [{ name }] : [{ name, only: first.with as InputName }];
  });
}

async function sendsNothing(name: OperationName): Promise<boolean> {
  return (await operations[name].load()).operation.kind === 'local';
}

/** The outputs that an operation sets, in the order of `action.yml`. */
export async function outputsOf(operation: OperationName): Promise<readonly OutputName[]> {
  const more = [...outputsOfEveryOperation, ...((await sendsNothing(operation)) ? [] : outputsOfResponses)];
  const subjects = operations[operation].sets.map((subject) => outputsOfSubject[subject]);
  return outputNames.filter((name) => more.includes(name) || subjects.some((isOfIt) => isOfIt(name)));
}

/** The outputs that no operation is said to set. */
export async function outputsOfNoOperation(): Promise<readonly OutputName[]> {
  const set = new Set((await Promise.all(operationNames.map(outputsOf))).flat());
  return outputNames.filter((name) => !set.has(name));
}

const code = (name: string): string => `\`${name}\``;

/** All inputs, or those that README.md shows. */
export function inputsTable(which: 'all' | 'everyday'): string {
  const names = which === 'all' ? inputEntries.map(([name]) => name) : everydayInputs;
  return markdownTable(
    ['Input', 'Default', 'Meaning'],
    names.map((name) => {
      const { description, required, runnerDefault, default: fallback = runnerDefault }: InputEntry = inputTable[name];
      const defaults = fallback === undefined ? '' : fallback.split('\n').map(code).join(', ');
      return [code(name), required === true ? 'required' : defaults, description];
    }),
  );
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

/** All outputs, or those that README.md shows. */
export function outputsTable(which: 'all' | 'everyday', descriptions: OutputDescriptions): string {
  return markdownTable(
    ['Output', 'Value'],
    (which === 'all' ? outputNames : everydayOutputs).map((name) => [
      code(name),
      descriptions[name]?.description ?? '',
    ]),
  );
}

/** Subjects with so many outputs that they are listed once, below the operations. */
const listedOnce: readonly OutputSubject[] = ['pull request', 'impacted targets'];

/** The outputs of an operation beside those of every operation; of a subject that is listed once, its name. */
function outputsInWords(operation: OperationName): readonly string[] {
  return operations[operation].sets.flatMap((subject) =>
    listedOnce.includes(subject)
      ? [`those of ${subject === 'pull request' ? 'the pull request' : 'the impacted targets'}`]
      : outputNames.filter(outputsOfSubject[subject]).map(code),
  );
}

/** A section for each operation: what it does, what it needs, its inputs and its outputs. */
export async function operationSections(): Promise<string> {
  const sections = operationNames.map(async (name) => {
    const { description, needs = [] } = operations[name];
    const instead = runsWithoutService[name];
    const service = instead === undefined ? [[code('base-url')], [code('api-token')]] : [instead];
    const address = (await sendsNothing(name)) ? [] : service.filter((names) => names.length > 0);
    const oneOf = (names: readonly string[]): string =>
      names.length === 1 ? names.join('') : `one of ${names.join(', ')}`;
    const needed = [...address, ...needs.map((names) => names.map(code))].map(oneOf);
    const inputs = inputsOf(name).filter((input) => !needs.flat().includes(input.name));
    const enablers = [...new Set(inputs.flatMap(({ only }) => only ?? []))];
    const listed = (only: InputName | undefined): string =>
      inputs.flatMap((input) => (input.only === only ? [code(input.name)] : [])).join(', ');
    const lines: readonly (readonly [string, string])[] = [
      ['Needs', needed.join('; ')],
      ['Inputs', listed(undefined)],
      ...enablers.map((only) => [`With ${code(only)} also`, listed(only)] as const),
      ['Outputs', outputsInWords(name).join(', ')],
    ];
    const list = lines.filter(([, text]) => text !== '').map(([what, text]) => `- **${what}:** ${text}`);
    return `### ${name}\n\n${description}.\n\n${list.join('\n')}`;
  });
  const shared = `Every operation also uses ${sharedInputs
    .filter((name) => name !== 'operation')
    .map(code)
    .join(', ')}.`;
  const [ofPullRequest = '', ofTargets = ''] = listedOnce.map((subject) =>
    outputNames.filter(outputsOfSubject[subject]).map(code).join(', '),
  );
  const outputs = `Every operation sets ${outputsOfEveryOperation.map(code).join(', ')}, and those that send a request also ${outputsOfResponses
    .map(code)
    .join(
      ' and ',
    )}. The outputs of the pull request are ${ofPullRequest}. Those of the impacted targets are ${ofTargets}.`;
  return [...(await Promise.all(sections)), shared, outputs].join('\n\n');
}
