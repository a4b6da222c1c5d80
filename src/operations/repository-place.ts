import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathsInRepository } from '../flaky-tests/matching/paths.js';
import type { StepWith } from './operation.js';
import { pathRules } from './path-rules.js';
import type { Annotation } from './result.js';

/**
 * Path of a test's file from the root of the repository, as annotations need it. A relative path in a report starts at
 * the folder in which the tests ran, or at the root. The start at which the file exists counts.
 * @param written the file as a report or record names it
 */
export function repositoryPlace(
  step: StepWith<'inputs'>,
  written: string | undefined,
  line: number | undefined,
): Pick<Annotation, 'file' | 'line'> {
  if (written === undefined) return {};
  const inside = pathsInRepository(written, pathRules(step)).filter((path) => !path.startsWith('../'));
  const ranIn = inside.reverse();
  const file = ranIn.find((path) => existsSync(join(step.inputs.workspace, path))) ?? ranIn[0];
  return file === undefined ? {} : { file, ...(line === undefined ? {} : { line }) };
}
