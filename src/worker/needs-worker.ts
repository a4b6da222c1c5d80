import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Environment, inputText } from '../inputs/inputs.js';
import type { InputName } from '../inputs/declarations.js';
import { operationNamed } from '../inputs/operation-names.js';

/** Inputs whose presence alone means that the step computes, or reads what a pull request may have written. */
const computing: readonly InputName[] = ['impacted-targets-from', 'junit-paths'];

/** Operations that compute whatever their inputs are. */
const computingOperations: ReadonlySet<string> = new Set(['analyze-impacted-targets']);

/** Files that are read in a moment up to this size, in bytes, and may hold anything. YAML takes a hundred times as long as a list. */
const quickBytes: Readonly<Partial<Record<InputName, number>>> = {
  'impacted-targets-file': 8 * 1024 * 1024,
  'queue-settings-file': 128 * 1024,
};

/**
 * True when a step does work that could keep its thread busy for more than a moment, so that it has to run where it can
 * be ended. Every other step runs in the main thread, since a worker takes some tens of milliseconds to start.
 */
export function needsWorker(environment: Environment): boolean {
  if (computing.some((name) => inputText(environment, name) !== undefined)) return true;
  if (computingOperations.has(operationNamed(inputText(environment, 'operation') ?? '') ?? '')) return true;
  return Object.entries(quickBytes).some(([name, bytes]) => {
    const path = inputText(environment, name as InputName);
    return path !== undefined && sizeOf(environment, path) > bytes;
  });
}

/** In bytes; 0 where there is no file: the step itself reports that. */
function sizeOf(environment: Environment, path: string): number {
  const workspace = environment.GITHUB_WORKSPACE ?? process.cwd();
  const place = resolve(workspace, inputText(environment, 'working-directory') ?? '.', path);
  try {
    return statSync(place).size;
  } catch {
    return 0;
  }
}
