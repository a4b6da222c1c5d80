import { existsSync, statSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { type ReadableFolders, readWholeFile, readableFolders } from '../../packages/shared/src/files/open-file.js';
import { readBaseUrl, refuseKeyOfOtherGeneration } from './address.js';
import type { QuarantinePolicy } from '../flaky-tests/policy/quarantine-policy.js';
import { InputError } from './input-error.js';
import { namesFile, readMapping } from './mapping.js';
import { type InputEntry, type InputName, inputEntries, inputTable } from './table.js';
import { pathAdvice, reasonOf, whyNotUtf8 } from './unreadable-file.js';
import { BadValue, lines, mistakeIn, quoted, readName } from './values.js';

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
  const workingDirectory = resolve(workspace, text('working-directory') ?? '.');
  refuseNoFolder(text('working-directory'), workspace);
  const folders = readableFolders(workspace, environment);
  const below: Below = (name, path) => {
    refuseOtherPaths(name, path);
    return resolve(workingDirectory, path);
  };
  const baseUrl = await reading('base-url', () => readBaseUrl(text('base-url'), single));
  await reading('api-token', () => refuseKeyOfOtherGeneration(single.apiToken, baseUrl));
  return {
    ...single,
    baseUrl,
    targets: readTargets(text, below),
    workspace,
    readableFolders: folders,
    workingDirectory,
    queueSettings: await readQueueSettings(text, below, folders, workspace),
    quarantinePolicy: await readPolicyInput(text('quarantine-policy'), below),
    quarantineFile: await reading('quarantine-file', () => readPath('quarantine-file', text, below)),
  };
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Calls a reader.
 * @throws InputError where the reader refuses the text of this input
 */
async function reading<T>(name: InputName, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof BadValue ? new InputError(name, error.message) : error;
  }
}

type Texts = (name: InputName) => string | undefined;

/** The absolute path of a file that an input names. @throws InputError */
type Below = (name: InputName, path: string) => string;

/** @throws InputError for a path that only a shell, or another system, understands */
function refuseOtherPaths(name: InputName, path: string): void {
  if (/^~[/\\]/.test(path)) {
    throw new InputError(name, `${quoted(path)} begins with ~, which only a shell replaces. Write the whole path`);
  }
  if (process.platform !== 'win32' && /^[a-z]:[/\\]|^\\\\/i.test(path)) {
    throw new InputError(
      name,
      `${quoted(path)} is a path of Windows, and this runner is another system. Write a path from the workspace`,
    );
  }
}

/**
 * Refuses a working directory that is a file, or that is not there as it is written, where the mistake shows.
 * @throws InputError
 */
function refuseNoFolder(written: string | undefined, workspace: string): void {
  if (written === undefined) return;
  const say = (problem: string): never => {
    throw new InputError('working-directory', problem);
  };
  const shown = quoted(written);
  const isThere = (path: string): boolean => existsSync(resolve(workspace, path));
  if (isThere(written)) {
    if (statSync(resolve(workspace, written)).isFile()) {
      const folder = posix.dirname(written);
      const advice =
        resolve(workspace, folder) === resolve(workspace)
          ? 'It is in the root, so leave the input empty'
          : `Give the folder that it is in: ${folder}`;
      say(`${shown} is a file. ${advice}`);
    }
    return;
  }
  refuseOtherPaths('working-directory', written);
  const mistake = mistakeIn(written);
  if (mistake !== undefined) say(mistake);
  if (written.includes('$'))
    say(`${shown} is not there, and nothing replaces a variable in an input. Write a path from the workspace`);
  const slashed = written.replaceAll('\\', '/');
  if (slashed !== written && isThere(slashed)) say(`${shown} is not there. Write ${slashed}`);
  const inside = slashed.replace(/^\/+/, '');
  if (inside !== written && inside !== '' && isThere(inside))
    say(`${shown} is not there. Without / in front, it begins at the workspace: write ${inside}`);
  if (/[,\n]/.test(written)) say(`${shown} is not there. Give one folder`);
}

function onlyOneOf(text: Texts, names: readonly InputName[]): void {
  const given = names.filter((name) => text(name) !== undefined);
  const [first, second] = given;
  if (first !== undefined && second !== undefined) {
    throw new InputError(
      first,
      `it cannot be given together with ${given.slice(1).join(' and ')}. Give only one of them`,
    );
  }
}

function readTargets(text: Texts, below: Below): TargetsInput | undefined {
  onlyOneOf(text, ['impacted-targets', 'impacted-targets-file', 'impacted-targets-from']);
  const given = text('impacted-targets');
  if (given !== undefined) return { kind: 'text', text: given };
  const file = text('impacted-targets-file');
  if (file !== undefined) return { kind: 'file', path: below('impacted-targets-file', file) };
  const from = text('impacted-targets-from');
  return from === undefined ? undefined : { kind: 'from', names: lines(from).map((name) => name.toLowerCase()) };
}

/** @throws BadValue for a text that no path looks like, such as one that nothing replaced */
function readPath(name: InputName, text: Texts, below: Below): string | undefined {
  const written = readName(text(name));
  if (written?.includes('\n') === true) throw new BadValue('it has several lines. Give the path of one file');
  return written === undefined ? undefined : below(name, written);
}

/** A policy, or the path of a file: one line with a dot or a slash, and no `key: value`. @throws InputError */
async function readPolicyInput(text: string | undefined, below: Below): Promise<PolicyInput | undefined> {
  if (text === undefined) return undefined;
  return reading('quarantine-policy', async () => {
    const isMapping = /\n|:(?:\s|$)|^[[{'"&*!|>%@`#-]|^[a-z-]{2,}[:=]/i.test(text);
    if (!isMapping && /[./\\]/.test(text)) {
      return { kind: 'file', path: below('quarantine-policy', readName(text) ?? '') };
    }
    const { readPolicy } = await import('./quarantine-policy.js');
    return { kind: 'policy', policy: readPolicy(text) };
  });
}

/** More than a request body can hold, so that a file that is too large for a request body gets that error instead. */
const settingsLimitBytes = 32 * 1024 * 1024;

async function readQueueSettings(
  text: Texts,
  below: Below,
  folders: ReadableFolders,
  workspace: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const written = text('queue-settings');
  return reading('queue-settings', () => {
    if (written === undefined || !namesFile(written)) return readSettings(written, false);
    const absolute = below('queue-settings', written);
    // A word without a dot or a slash is a mapping with a mistake, unless there is such a file.
    if (!/[./\\]/.test(written) && !existsSync(absolute)) return readSettings(written, false);
    return readSettingsFile(written, absolute, folders, workspace);
  });
}

/** @throws BadValue that names the file */
async function readSettingsFile(
  path: string,
  absolute: string,
  folders: ReadableFolders,
  workspace: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  let content: Buffer;
  try {
    content = readWholeFile(absolute, folders, settingsLimitBytes);
  } catch (error) {
    throw new BadValue(
      `${quoted(path)} cannot be read: ${reasonOf(error)}${otherEnding(path, absolute) || pathAdvice(path, workspace)}`,
    );
  }
  const mistake = whyNotUtf8(content);
  if (mistake !== undefined) throw new BadValue(`${quoted(path)}: ${mistake}`);
  return readSettings(content.toString('utf8'), true).catch((error: unknown) => {
    throw error instanceof BadValue ? new BadValue(`${quoted(path)}: ${error.message}`) : error;
  });
}

/** Advice where a file is there under the other ending of YAML. */
function otherEnding(path: string, absolute: string): string {
  const other = (one: string): string => one.replace(/\.(ya?ml)$/, (_, end) => (end === 'yml' ? '.yaml' : '.yml'));
  return other(absolute) !== absolute && existsSync(other(absolute)) ? `. Write ${other(path)}` : '';
}

/** Files that hold other settings, by keys that only they have. */
const otherFiles: readonly (readonly [RegExp, string])[] = [
  [/^(?:on|jobs|runs|steps)$/, 'a workflow of GitHub Actions'],
  [/^(?:targets|impact-all|impact-none|build-systems)$/, 'the file of impacted-targets-config'],
];

/** @throws BadValue for a setting whose name is nearly a known one, or whose value the setting cannot have */
async function readSettings(
  text: string | undefined,
  required: boolean,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const written = await readMapping(text, { required, example: 'mode: parallel' });
  if (written === undefined) return undefined;
  for (const [keys, what] of otherFiles) {
    const key = Object.keys(written).find((one) => keys.test(one));
    if (key !== undefined)
      throw new BadValue(`it has ${key}, so it is ${what}. Give a file with settings, such as \`mode: parallel\``);
  }
  const { checkSettings } = await import('../service/queue/queue-settings.js');
  const reading = checkSettings(written);
  if (reading.problem !== undefined) throw new BadValue(reading.problem);
  return reading.settings;
}
