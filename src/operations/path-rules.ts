import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { PathRules } from '../flaky-tests/matching/paths.js';
import type { StepWith } from './operation.js';

/** The rules that bring paths in reports and records to a common form: relative to the checkout. */
export function pathRules({ inputs: { workspace, workingDirectory } }: StepWith<'inputs'>): PathRules {
  return {
    roots: [...new Set([workspace, realPath(workspace)])],
    workingDirectory: relative(workspace, workingDirectory).split(sep).join('/'),
  };
}

/** The path without symbolic links, junctions and short names; the given path where nothing is there. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
