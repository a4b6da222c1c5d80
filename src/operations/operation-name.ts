import { InputError } from '../inputs/input-error.js';
import { type Environment, inputText } from '../inputs/inputs.js';
import { quoted, unreplaced } from '../inputs/values.js';
import { type OperationName, operationNames } from './table.js';

const spelling = (text: string): string => text.toLowerCase().replace(/[-_\s]/g, '');

/**
 * The operation that a name means. The endpoint's own spelling (`submitPullRequest`) is accepted too; case, `-` and `_`
 * do not matter.
 */
export function operationNamed(text: string): OperationName | undefined {
  const written = spelling(text);
  return operationNames.find((name) => spelling(name) === written);
}

/** The operations whose names begin with a word, or else hold it, and the one whose name is nearest to a mistyped one. */
async function nearOperations(text: string): Promise<readonly OperationName[]> {
  const { closestMatch } = await import('leven');
  const written = spelling(text);
  const near = closestMatch(written, operationNames.map(spelling), { maxDistance: Math.floor(written.length / 3) });
  const begin = operationNames.filter((name) => spelling(name).startsWith(written));
  if (begin.length > 0) return begin;
  return operationNames.filter((name) => spelling(name).includes(written) || spelling(name) === near);
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
  const near = await nearOperations(text);
  const meant = near.length === 0 ? choice : `Did you mean ${near.join(' or ')}?`;
  throw new InputError('operation', `there is no operation ${quoted(text)}, and a step does one. ${meant}`);
}
