import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { commandsIn, outputsIn } from './runner.js';
import { temporaryFolder } from './temporary-folder.js';

const root = resolve(import.meta.dirname, '../..');

/** Defaults as the runner takes them from `action.yml`. @param folder of a short action, or `.` */
function defaultsIn(folder: string): [string, string][] {
  const { inputs } = parse(readFileSync(join(root, folder, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default?: string }>;
  };
  // The runner evaluates an expression; no test has a token of GitHub's unless it gives one.
  return Object.entries(inputs).map(([name, { default: value = '' }]) => [name, value.startsWith('${{') ? '' : value]);
}

const defaultsOfAction = defaultsIn('.');

/** What a step is given. */
export interface StepOptions {
  readonly inputs: Readonly<Record<string, string>>;
  /** Folder of the short action that the step is of. */
  readonly short?: string;
  /** The payload is the event file, as JSON unless it is bytes. There is no event file without one. */
  readonly event?: { readonly name: string; readonly payload?: object | undefined };
  readonly environment?: Readonly<Record<string, string>>;
  /** Files of the workspace, by path. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** A workspace that exists; a new one when not given. */
  readonly workspace?: string;
}

/** What a step wrote. */
export interface Step {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The text of the file that the runner reads the outputs from. */
  readonly output: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly workspace: string;
  /** The runner's temporary directory. */
  readonly temporary: string;
  /** The lines of `::error::` commands, as the runner shows them. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Where a step runs. All paths are absolute. */
export interface Place {
  /** The home directory, which holds all that follows but for a workspace that was given. */
  readonly home: string;
  readonly workspace: string;
  readonly temporary: string;
  /** All variables of the step. */
  readonly environment: Readonly<Record<string, string>>;
  readonly outputFile: string;
  readonly summaryFile: string;
}

/** Lays out what a runner gives a step, and nothing else. */
export function layOut({ inputs, short, event, environment, files = {}, workspace: given }: StepOptions): Place {
  const home = temporaryFolder();
  const workspace = given ?? join(home, 'workspace');
  const temporary = join(home, 'temp');
  mkdirSync(workspace, { recursive: true });
  mkdirSync(temporary);
  const write = (path: string, content: string | Buffer = ''): string => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  };
  for (const [path, content] of Object.entries(files)) write(join(workspace, path), content);
  const outputFile = write(join(home, 'output'));
  const summaryFile = write(join(home, 'summary'));
  const payload = event?.payload;
  const text = payload === undefined || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload);
  const defaults = short === undefined ? defaultsOfAction : defaultsIn(short);
  const variables = Object.entries({ ...Object.fromEntries(defaults), ...inputs });
  return {
    home,
    workspace,
    temporary,
    outputFile,
    summaryFile,
    environment: {
      PATH: process.env.PATH ?? '',
      HOME: home,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'Codertocat/Hello-World',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_ACTOR: 'Codertocat',
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      RUNNER_TEMP: temporary,
      ...(event === undefined ? {} : { GITHUB_EVENT_NAME: event.name }),
      ...(text === undefined ? {} : { GITHUB_EVENT_PATH: write(join(home, 'event.json'), text) }),
      ...Object.fromEntries(variables.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...environment,
    },
  };
}

/** What a step left at its place, with how it ended. */
export function readStep(
  { workspace, temporary, outputFile, summaryFile }: Place,
  ended: Pick<Step, 'exitCode' | 'signal' | 'stdout' | 'stderr'>,
): Step {
  const output = readFileSync(outputFile, 'utf8');
  return {
    ...ended,
    output,
    outputs: Object.fromEntries(outputsIn(output)),
    summary: readFileSync(summaryFile, 'utf8'),
    workspace,
    temporary,
    errors: messagesOf('error', ended.stdout),
    warnings: messagesOf('warning', ended.stdout),
  };
}

function messagesOf(kind: string, stdout: string): string[] {
  return commandsIn(stdout)
    .filter(({ name }) => name === kind)
    .map(({ message }) => message.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%'));
}

/** The list in the file that the step's outputs name; undefined without one. */
export function targetsOf({ outputs }: Pick<Step, 'outputs'>): unknown {
  const file = outputs['impacted-targets-file'];
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as unknown);
}
