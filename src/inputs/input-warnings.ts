import { type Environment, type Inputs, inputText } from './inputs.js';
import { type InputEntry, type InputName, type Subject, type User, inputEntries } from './table.js';
import { lines, otherNotation, quoted } from './values.js';

/** The parts of an operation that decide which inputs it uses. */
export interface InputUser {
  readonly name: string;
  readonly about: readonly Subject[];
}

/** Warnings about inputs that are valid but look like a mistake. Each is a line that names the input. */
export async function inputWarnings(
  environment: Environment,
  inputs: Inputs,
  operation: InputUser,
  knownFields: readonly string[],
): Promise<readonly string[]> {
  const textOf = (name: InputName): string | undefined => inputText(environment, name);
  const unused = [...unusedInputs(operation, textOf)].map(
    ([name, why]) => `input {input:${name}}: it is not used ${why}, so it changes nothing. Remove it`,
  );
  const { extraFields } = inputs;
  return [
    ...unused,
    ...listWarnings('required-label', 'label', textOf('required-label'), /,|^label:|^https?:\/\//),
    ...listWarnings('tests', 'test', textOf('tests')),
    ...listWarnings('queue-branches', 'branch', textOf('queue-branches'), /^[^{]*,/),
    ...listWarnings('failed-targets', 'target', textOf('failed-targets'), /,/),
    ...(Object.keys(extraFields).length === 0
      ? []
      : (await import('./extra-fields.js')).extraFieldWarnings(extraFields, knownFields)),
  ];
}

const isUserIn =
  ({ name, about }: InputUser) =>
  (user: User): boolean =>
    [name, ...about, 'all'].includes(typeof user === 'string' ? user : user.by);

/** True for an input that an operation uses, alone or together with another one. */
export function isUsedBy({ usedBy }: InputEntry, operation: InputUser): boolean {
  return usedBy === 'all' || usedBy.some(isUserIn(operation));
}

/**
 * Inputs that were given but are not used, each with the reason. An input with its default value counts as not given,
 * because the runner does not distinguish the two.
 * @param textOf the text of an input; its default when not given
 */
export function unusedInputs(
  { name: operation, about }: InputUser,
  textOf: (name: InputName) => string | undefined,
): ReadonlyMap<InputName, string> {
  const given: ReadonlySet<string> = new Set(
    inputEntries.filter(([name, { default: usual = '' }]) => (textOf(name) ?? '') !== usual).map(([name]) => name),
  );
  const isUser = isUserIn({ name: operation, about });
  const unused = new Map<InputName, string>();
  for (const [name, { usedBy }] of inputEntries) {
    if (usedBy === 'all' || !given.has(name)) continue;
    // The other inputs with which this operation would use the input; undefined where it uses the input alone.
    const others = usedBy.filter(isUser).map((user) => (typeof user === 'string' ? undefined : user.with));
    if (others.some((other) => other === undefined || given.has(other))) continue;
    unused.set(name, [`by ${operation}`, ...others.map((other) => `without ${String(other)}`)].join(' '));
  }
  return unused;
}

/**
 * Warnings for lines that are used as they are, although they look like a list in another notation, or match a pattern.
 */
function listWarnings(name: InputName, item: string, text: string | undefined, also?: RegExp): readonly string[] {
  return lines(text)
    .filter((line) => otherNotation(line) !== undefined || also?.test(line) === true)
    .map(
      (line) =>
        `input {input:${name}}: ${quoted(line)} is read as the name of one ${item}. Give one ${item} a line, without quotes`,
    );
}
