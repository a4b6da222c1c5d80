import { oneLine } from '../service/text.js';
import type { InputName } from './declarations.js';
import { InputError } from './input-error.js';

/** A value as messages show it. */
export const quoted = (text: string): string => JSON.stringify(oneLine(text, 100));

/** Object names in SHA-1 or SHA-256, whole. */
export function readSha(name: InputName, text: string | undefined): string | undefined {
  if (text !== undefined && !/^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)) {
    throw new InputError(name, `${quoted(text)} is no whole commit SHA (40 hexadecimal digits)`);
  }
  return text?.toLowerCase();
}

export interface Range {
  readonly least?: number;
  /** Exclusive lower bound. */
  readonly above?: number;
  readonly most: number;
}

export function readNumber(name: InputName, text: string | undefined, range: Range): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  const tooSmall = range.above === undefined ? value < (range.least ?? 0) : value <= range.above;
  if (Number.isNaN(value) || tooSmall || value > range.most) {
    const from = range.above === undefined ? `from ${String(range.least ?? 0)}` : `above ${String(range.above)}`;
    throw new InputError(name, `${quoted(text)} is not a number ${from} to ${String(range.most)}`);
  }
  return value;
}

export function readInteger(name: InputName, text: string | undefined, range: Range): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (Number.isNaN(value) || value < (range.least ?? 0) || value > range.most) {
    const what =
      range.most === Number.MAX_SAFE_INTEGER
        ? 'a positive whole number'
        : `a whole number from ${String(range.least ?? 0)} to ${String(range.most)}`;
    throw new InputError(name, `${quoted(text)} is not ${what}`);
  }
  return value;
}

/** YAML 1.2 core schema, section 10.3.2: nothing else is a boolean. */
export function readBoolean(name: InputName, text: string | undefined): boolean {
  if (text !== undefined && /^(true|True|TRUE)$/.test(text)) return true;
  if (text === undefined || /^(false|False|FALSE)$/.test(text)) return false;
  throw new InputError(name, `${quoted(text)} is neither true nor false`);
}

export function readChoice<Choice extends string>(
  name: InputName,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const choice = choices.find((candidate) => candidate === text);
  if (text !== undefined && choice === undefined) {
    throw new InputError(name, `${quoted(text)} is not one of ${choices.join(', ')}`);
  }
  return choice;
}

export function lines(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A priority is a name of the service's, or a number of 32 bits, as its description has it. */
export function readPriority(text: string | undefined): string | number | undefined {
  if (text === undefined || !/^[+-]?[\d.]+$/.test(text)) return text;
  return readInteger('priority', text, { least: 0, most: 0xff_ff_ff_ff });
}
