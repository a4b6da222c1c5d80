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
  return inputEntries.some(([name, { computes }]) => computes === true && inputText(environment, name) !== undefined);
}
