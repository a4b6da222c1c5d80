import { InputError } from '../action/input-error.js';
import { reasonOf } from '../action/inputs.js';
import { type TargetList, TargetListError, readTargetsFile, readTargetsText } from '../impacted-targets/target-list.js';
import type { Context } from './operation.js';
import type { Result } from './result.js';

/**
 * The targets that the inputs mean: given, read from a file, or computed.
 * @throws InputError
 */
export function intendedTargets(context: Context): TargetList {
  const { targets } = context.inputs;
  if (targets === undefined) {
    throw new InputError(
      'impacted-targets',
      'no targets are given. Give them here, in impacted-targets-file, or compute them with impacted-targets-from',
    );
  }
  if (targets.kind === 'text') return readTargetsText(targets.text);
  if (targets.kind === 'from') throw new InputError('impacted-targets-from', 'not yet');
  try {
    return readTargetsFile(targets.path);
  } catch (error) {
    const isMistake = error instanceof TargetListError;
    throw new InputError(
      'impacted-targets-file',
      `${targets.path}: ${isMistake ? error.message : `it cannot be read: ${reasonOf(error)}`}`,
    );
  }
}

/** So many targets are shown to people; all are in the file. */
const mostShown = 100;

/** The targets as outputs and summary show them, with the file that later steps read. */
export async function impactedTargetsResult(
  context: Context,
  list: TargetList,
  why?: string,
): Promise<Required<Pick<Result, 'impactedTargets' | 'warnings'>>> {
  const all = list.kind === 'all';
  return {
    impactedTargets: {
      all,
      count: all ? 0 : list.count,
      first: all ? [] : list.first(mostShown),
      file: await context.files.write('impacted-targets.json', all ? '"ALL"' : list.json()),
      ...(why === undefined ? {} : { why }),
    },
    warnings:
      !all && list.has('ALL')
        ? ['The list holds a target named ALL beside others. Only ALL alone means every target']
        : [],
  };
}
