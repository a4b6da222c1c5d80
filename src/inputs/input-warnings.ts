import { type Environment, type Inputs, inputText } from './inputs.js';
import { type InputEntry, type InputName, type Subject, type User, inputEntries } from './table.js';
import { lines, otherNotation, quoted } from './values.js';

/** The parts of an operation that decide which inputs it uses. */
export interface InputUser {
  readonly name: string;
  readonly about: readonly Subject[];
}

/** Lists of which every line is used as it is, with what a line names, and the form of a line that is probably meant otherwise. */
const lists: readonly (readonly [input: InputName, item: string, odd?: RegExp])[] = [
  ['required-label', 'label', /,|^label:|^https?:\/\//],
  ['tests', 'test'],
  ['queue-branches', 'branch', /^[^{]*,/],
  ['failed-targets', 'target', /,/],
];

/** Warnings about inputs that are valid but look like a mistake. Each is a line that names the input. */
export async function inputWarnings(
  environment: Environment,
  { extraFields }: Inputs,
  operation: InputUser,
  knownFields: readonly string[],
): Promise<readonly string[]> {
  const textOf = (name: InputName): string | undefined => inputText(environment, name);
  const unused = [...unusedInputs(operation, textOf)].map(
    ([name, why]) => `input {input:${name}}: it is not used ${why}, so it changes nothing. Remove it`,
  );
  const odd = lists.flatMap(([name, item, form]) =>
    lines(textOf(name))
      .filter((line) => otherNotation(line) !== undefined || form?.test(line) === true)
      .map(
        (line) =>
          `input {input:${name}}: ${quoted(line)} is read as the name of one ${item}. Write one ${item} per line, without quotes or commas`,
      ),
  );
  if (Object.keys(extraFields).length === 0) return [...unused, ...odd];
  const { extraFieldWarnings } = await import('./extra-fields.js');
  return [...unused, ...odd, ...extraFieldWarnings(extraFields, knownFields)];
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
  operation: InputUser,
  textOf: (name: InputName) => string | undefined,
): ReadonlyMap<InputName, string> {
  const isGiven = (name: string): boolean =>
    inputEntries.some(([one, { default: usual = '' }]) => one === name && (textOf(one) ?? '') !== usual);
  const unused = new Map<InputName, string>();
  for (const [name, { usedBy }] of inputEntries) {
    if (usedBy === 'all' || !isGiven(name)) continue;
    // The other inputs with which this operation would use the input; undefined where it uses the input alone.
    const others = usedBy.filter(isUserIn(operation)).map((user) => (typeof user === 'string' ? undefined : user.with));
    if (others.some((other) => other === undefined || isGiven(other))) continue;
    unused.set(name, [`by ${operation.name}`, ...others.map((other) => `without ${String(other)}`)].join(' '));
  }
  return unused;
}
