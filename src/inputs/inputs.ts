import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ReadableFolders, readableFolders } from '../../packages/shared/src/files/open-file.js';
import { readBaseUrl, refuseKeyOfOtherGeneration } from './address.js';
import type { QuarantinePolicy } from '../flaky-tests/policy/quarantine-policy.js';
import { InputError, reading } from './input-error.js';
import { namesFile, readMapping } from './mapping.js';
import { type InputEntry, type InputName, inputEntries, inputTable } from './table.js';
import { readTextFile } from './text-file.js';
import { BadValue, lines, quoted, readPath } from './values.js';

export type Environment = Readonly<Record<string, string | undefined>>;

type Table = typeof inputTable;

type CamelCase<Text extends string> = Text extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Text;

type Field<Name extends InputName> = Table[Name] extends { readonly field: infer Given extends string }
  ? Given
  : CamelCase<Name>;

/** The value that the reader of an input gives. An input with a default is never undefined. */
type Value<Entry> = Entry extends { readonly read: (text: string | undefined) => infer Read }
  ? Entry extends { readonly default: string }
    ? Exclude<Awaited<Read>, undefined>
    : Awaited<Read>
  : never;

type SingleInputs = {
  readonly [Name in InputName as Table[Name] extends { readonly read: unknown } ? Field<Name> : never]: Value<
    Table[Name]
  >;
};

/**
 * The inputs of the step, without `operation`. Each is checked and has a value of its type. An input that is not given
 * is undefined.
 */
export interface Inputs extends SingleInputs {
  /** Without a trailing slash. */
  readonly baseUrl: string | undefined;
  readonly targets: TargetsInput | undefined;
  /** Absolute path of the checkout. */
  readonly workspace: string;
  /** Folders in which inputs may name files. */
  readonly readableFolders: ReadableFolders;
  /** Absolute path. */
  readonly workingDirectory: string;
  readonly queueSettings: Readonly<Record<string, unknown>> | undefined;
  /** A policy, or the absolute path of its file. */
  readonly quarantinePolicy: PolicyInput | undefined;
  /** Absolute path. */
  readonly quarantineFile: string | undefined;
}

export type PolicyInput =
  { readonly kind: 'policy'; readonly policy: QuarantinePolicy } | { readonly kind: 'file'; readonly path: string };

export type TargetsInput =
  | { readonly kind: 'text'; readonly text: string }
  /** Absolute path. */
  | { readonly kind: 'file'; readonly path: string }
  /** Names of build systems, `paths` or `auto`. */
  | { readonly kind: 'from'; readonly names: readonly string[] };

/** The text of an input from the runner, or else its default or its variable; undefined when it is empty. */
export function inputText(environment: Environment, name: InputName): string | undefined {
  const { default: fallback = '', variable }: InputEntry = inputTable[name];
  const texts = [environment[`INPUT_${name.toUpperCase()}`], fallback, environment[variable ?? '']];
  return texts.map((text) => text?.trim() ?? '').find((text) => text !== '');
}

/**
 * Reads and checks all inputs but `operation`.
 * @throws InputError for the first input that is not what it should be
 */
export async function readInputs(environment: Environment): Promise<Inputs> {
  const text = (name: InputName): string | undefined => inputText(environment, name);
  const singles: Record<string, unknown> = {};
  for (const [name, { field, read }] of inputEntries) {
    if (read !== undefined) singles[field ?? camelCase(name)] = await reading(name, () => read(text(name)));
  }
  const single = singles as unknown as SingleInputs;
  const workspace = environment.GITHUB_WORKSPACE ?? '.';
  const pathOf = (name: InputName): Promise<string | undefined> => reading(name, () => readPath(text(name)));
  const workingDirectory = resolve(workspace, (await pathOf('working-directory')) ?? '.');
  const folders = readableFolders(workspace, environment);
  const baseUrl = await reading('base-url', () => readBaseUrl(text('base-url'), single));
  await reading('api-token', () => refuseKeyOfOtherGeneration(single.apiToken, baseUrl));
  return {
    ...single,
    baseUrl,
    targets: await readTargets(text, workingDirectory),
    workspace,
    readableFolders: folders,
    workingDirectory,
    queueSettings: await reading('queue-settings', () =>
      readQueueSettings(text('queue-settings'), workingDirectory, folders),
    ),
    quarantinePolicy: await reading('quarantine-policy', () =>
      readPolicyInput(text('quarantine-policy'), workingDirectory),
    ),
    quarantineFile: absolute(await pathOf('quarantine-file'), workingDirectory),
  };
}

/** The absolute path of a file that an input names. */
const absolute = (path: string | undefined, directory: string): string | undefined =>
  path === undefined ? undefined : resolve(directory, path);

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

type Texts = (name: InputName) => string | undefined;

function onlyOneOf(text: Texts, names: readonly InputName[]): void {
  const [first, second] = names.filter((name) => text(name) !== undefined);
  if (first !== undefined && second !== undefined) {
    throw new InputError(first, `it cannot be given together with ${second}. Give only one of them`);
  }
}

/** @throws InputError */
async function readTargets(text: Texts, directory: string): Promise<TargetsInput | undefined> {
  onlyOneOf(text, ['impacted-targets', 'impacted-targets-file', 'impacted-targets-from']);
  const list = text('impacted-targets');
  if (list !== undefined) return { kind: 'text', text: list };
  const file = await reading('impacted-targets-file', () => readPath(text('impacted-targets-file')));
  if (file !== undefined) return { kind: 'file', path: resolve(directory, file) };
  const from = text('impacted-targets-from');
  return from === undefined ? undefined : { kind: 'from', names: lines(from).map((name) => name.toLowerCase()) };
}

/** A policy, or the path of a file: one line with a dot or a slash, and no `key: value`. @throws BadValue */
async function readPolicyInput(text: string | undefined, directory: string): Promise<PolicyInput | undefined> {
  if (text === undefined) return undefined;
  const isMapping = /\n|:(?:\s|$)|^[[{'"&*!|>%@`#-]|^[a-z-]{2,}[:=]/i.test(text);
  if (!isMapping && /[./\\]/.test(text)) return { kind: 'file', path: resolve(directory, readPath(text) ?? '') };
  const { readPolicy } = await import('./quarantine-policy.js');
  return { kind: 'policy', policy: readPolicy(text) };
}

/** Largest file of settings, in bytes: many times what a queue has, and read in an instant. */
const settingsLimitBytes = 128 * 1024;

/** Settings, or the settings of the file that the text names. @throws BadValue */
async function readQueueSettings(
  written: string | undefined,
  directory: string,
  folders: ReadableFolders,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const path = written !== undefined && namesFile(written) ? resolve(directory, readPath(written) ?? '') : undefined;
  // A word without a dot or a slash is a mapping with a mistake, unless there is such a file.
  if (path === undefined || (!/[./\\]/.test(written ?? '') && !existsSync(path))) return readSettings(written, false);
  return readSettings(readTextFile(path, folders, settingsLimitBytes), true).catch((error: unknown) => {
    throw error instanceof BadValue ? new BadValue(`${quoted(written ?? '')}: ${error.message}`) : error;
  });
}

/** @throws BadValue for a setting whose name is nearly a known one, or whose value the setting cannot have */
async function readSettings(
  text: string | undefined,
  required: boolean,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const written = await readMapping(text, { required, example: 'mode: parallel' });
  if (written === undefined) return undefined;
  const { checkSettings } = await import('../service/queue/queue-settings.js');
  const checked = checkSettings(written);
  if (checked.problem !== undefined) throw new BadValue(checked.problem);
  return checked.settings;
}
