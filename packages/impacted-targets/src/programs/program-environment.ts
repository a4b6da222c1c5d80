import { realpathSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, resolve } from 'node:path';
import which from 'which';
import { redactor, shortLength } from '../../../shared/src/redaction.js';
import { isBelow } from '../../../shared/src/files/open-file.js';
import { ToolMissing } from '../tree/impact-error.js';
import { getOrMake } from '../../../shared/src/append.js';

/** Properties of a step that decide which variables its programs get. */
export interface ProgramSurroundings {
  /** The step's environment. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The tokens of the step. No program gets them. */
  readonly secrets: readonly string[];
  /** Directories that a pull request can have put programs into: the workspace, the checkout. Absolute paths. */
  readonly untrustedDirectories: readonly string[];
}

/**
 * Variables of the step that a tool does not need: the action's inputs, and variables with the job's tokens and command
 * files.
 */
const privateVariables = /^(INPUT_.*|MERGE_QUEUE_API_TOKEN|ACTIONS_.*|GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;

/**
 * Variables of git that say how a server is reached. Other variables could lead git to another repository or change its
 * output.
 */
const gitVariables =
  /^GIT_(SSH|SSH_COMMAND|SSH_VARIANT|ASKPASS|SSL_.*|HTTP_.*|PROXY_.*|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|EXEC_PATH|CONFIG_.*)$/i;

/** Numbered settings of git, which are dropped together, because git fails when one of them is missing. */
const gitSettings = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/i;

/**
 * Search path and variables of the programs that a step starts. No program of the workspace is found by its name. No
 * variable holds a token of the step, whatever the variable's name and the token's form.
 */
export class ProgramEnvironment {
  /** For programs that read files of the pull request. */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * The same variables, with the settings of git that the workflow gives. These may hold credentials, so they are for
   * git alone.
   */
  readonly variablesForGit: Readonly<Record<string, string>>;
  readonly #untrusted: readonly string[];
  readonly #found = new Map<string, string>();

  constructor({ environment, secrets, untrustedDirectories }: ProgramSurroundings) {
    this.#untrusted = untrustedDirectories.flatMap((directory) => [resolve(directory), realPath(directory)]);
    const holdsSecret = secretSearch(secrets);
    const variables: Record<string, string> = {};
    const settings: Record<string, string> = {};
    let settingsHoldSecret = false;
    for (const [name, value] of Object.entries(environment)) {
      if (value === undefined || privateVariables.test(name)) continue;
      if (/^GIT_/i.test(name) && !gitVariables.test(name)) continue;
      if (gitSettings.test(name)) {
        settings[name] = value;
        settingsHoldSecret ||= holdsSecret(value);
      } else if (!holdsSecret(value)) {
        variables[name] = isVariable(name, 'PATH') ? this.#searchPath(value) : value;
      }
    }
    this.variables = settingsHoldSecret ? variables : { ...variables, ...settings };
    this.variablesForGit = { ...variables, ...settings };
  }

  /**
   * The program to start.
   * @param program a name, which is looked up in the search path; an absolute path; or a path that starts from `cwd`
   * @returns an absolute path, so that no part of the system looks for it elsewhere
   * @throws ToolMissing
   */
  find(program: string, cwd: string): string {
    if (isAbsolute(program)) return program;
    if (/[/\\]/.test(program)) return resolve(cwd, program);
    return getOrMake(this.#found, program, () => {
      const variable = (wanted: string) =>
        Object.entries(this.variables).find(([name]) => isVariable(name, wanted))?.[1] ?? '';
      const path = variable('PATH');
      const folders = new Set(
        path
          .split(delimiter)
          .filter(isAbsolute)
          .map((folder) => resolve(folder)),
      );
      // Without a search path, `which` would take that of this process. On Windows it also looks into the current folder.
      const options = { all: true, nothrow: true, path: path || delimiter, pathExt: variable('PATHEXT') } as const;
      // A link outside of the workspace may lead into the workspace.
      const found = which
        .sync(program, options)
        ?.find((one) => folders.has(dirname(one)) && !this.#isUntrusted(realPath(one)));
      if (found === undefined) throw new ToolMissing(program);
      return found;
    });
  }

  /** True when a text names one of the directories that a pull request can have put programs into. */
  mentionsUntrusted(text: string): boolean {
    return this.#untrusted.some((directory) => text.includes(directory)) || /GITHUB_WORKSPACE/i.test(text);
  }

  /** The folders of a search path that cannot hold programs of a pull request. Relative ones would lie in the checkout. */
  #searchPath(value: string): string {
    const isTrusted = (folder: string): boolean =>
      isAbsolute(folder) && ![resolve(folder), realPath(folder)].some((one) => this.#isUntrusted(one));
    return value.split(delimiter).filter(isTrusted).join(delimiter);
  }

  #isUntrusted(path: string): boolean {
    return this.#untrusted.some((directory) => isBelow(path, directory));
  }
}

/** Windows ignores case in the names of variables. */
function isVariable(name: string, wanted: string): boolean {
  return process.platform === 'win32' ? name.toUpperCase() === wanted : name === wanted;
}

/** Real path of a path; the path itself where nothing is there. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return resolve(path);
  }
}

/**
 * True for a text that holds a secret, also in another case or in a form that is redacted, such as base64. Variables are
 * short, and a program gets them whole, so more is searched here than in texts that are written.
 */
function secretSearch(secrets: readonly string[]): (text: string) => boolean {
  const long = secrets.filter((secret) => secret.length >= shortLength);
  const short = secrets.filter((secret) => secret !== '' && secret.length < shortLength);
  const folded = long.map((secret) => secret.toLowerCase());
  const redact = redactor(...long);
  return (text) =>
    short.includes(text) || redact(text) !== text || folded.some((secret) => text.toLowerCase().includes(secret));
}
