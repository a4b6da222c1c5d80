import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Environment, inputText } from '../inputs/inputs.js';
import { inputEntries } from '../inputs/table.js';
import { operationNamed } from '../operations/operation-name.js';
import { operations } from '../operations/table.js';

/**
 * True when a step does work that could keep its thread busy for more than a moment. It must then run where it can be
 * ended. The tables of inputs and of operations mark this work (`computes`). Every other step runs in the main thread,
 * since a worker takes some tens of milliseconds to start.
 */
export function needsWorker(environment: Environment): boolean {
  const operation = operationNamed(inputText(environment, 'operation') ?? '');
  if (operation !== undefined && operations[operation].computes === true) return true;
  return inputEntries.some(([name, { computes }]) => {
    if (computes === undefined) return false;
    const text = inputText(environment, name);
    return text !== undefined && (computes === true || sizeOf(environment, text) > computes.fileAboveBytes);
  });
}

/** Size in bytes of a file of the workspace; 0 when the file does not exist, which the step itself reports. */
function sizeOf(environment: Environment, path: string): number {
  const workspace = environment.GITHUB_WORKSPACE ?? '.';
  const place = resolve(workspace, inputText(environment, 'working-directory') ?? '.', path);
  try {
    return statSync(place).size;
  } catch {
    return 0;
  }
}
