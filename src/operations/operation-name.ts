import { InputError } from '../inputs/input-error.js';
import { type Environment, inputText } from '../inputs/inputs.js';
import { quoted, unreplaced } from '../inputs/values.js';
import { type OperationName, operationNames, operations } from './table.js';

const spelling = (text: string): string => text.toLowerCase().replace(/[-_\s]/g, '');

/**
 * The operation that a name means. The endpoint's own spelling (`submitPullRequest`) is accepted too; case, `-` and `_`
 * do not matter.
 */
export function operationNamed(text: string): OperationName | undefined {
  const written = spelling(text);
  return operationNames.find((name) => spelling(name) === written);
}

/**
 * The operation with this alias, or else the one whose name is nearest to a mistyped one; undefined when no name is
 * near.
 */
export async function nearestOperation(text: string): Promise<OperationName | undefined> {
  const { closestMatch } = await import('leven');
  const written = spelling(text);
  const [firstWord = '', ...otherWords] = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const called = (word: string): OperationName | undefined =>
    operationNames.find((name) => operations[name].aliases?.includes(word));
  const nearest = (most: number): OperationName | undefined => {
    const maxDistance = Math.min(most, Math.floor(written.length / 2));
    return operationNamed(closestMatch(written, operationNames.map(spelling), { maxDistance }) ?? '');
  };
  return (
    called(written) ??
    nearest(3) ??
    called(firstWord) ??
    otherWords.map(called).find((name) => name !== undefined) ??
    nearest(8)
  );
}

/**
 * The operation of a step.
 * @throws InputError when the step names no operation, or one that does not exist
 */
export async function readOperation(environment: Environment): Promise<OperationName> {
  const text = inputText(environment, 'operation');
  const choice = `Give one of ${operationNames.join(', ')}`;
  if (text === undefined) throw new InputError('operation', `it is required. ${choice}`);
  const name = operationNamed(text);
  if (name !== undefined) return name;
  const mistake = unreplaced(text);
  if (mistake !== undefined) throw new InputError('operation', `${mistake}. ${choice}`);
  const several = text.split(/[,;\n]/).filter((part) => operationNamed(part) !== undefined);
  if (several.length > 1) {
    throw new InputError('operation', `${quoted(text)} names several. A step does one: write a step for each`);
  }
  if (/^analy[sz]/i.test(text)) {
    throw new InputError('operation', `${quoted(text)} is a command. Run merge-queue analyze (docs/command.md)`);
  }
  const nearest = await nearestOperation(text);
  throw new InputError(
    'operation',
    `there is no operation ${quoted(text)}. ${nearest === undefined ? choice : `Did you mean ${nearest}?`}`,
  );
}
