import type { Answer } from '../src/answer/answer.js';
import { askBuildSystems } from '../src/engine/ask.js';
import type { Surroundings } from '../src/engine/tools.js';
import { buildSystems } from '../src/engine/build-systems.js';
import type { Configurations } from '../src/configuration/configuration.js';
import { readConfiguration } from '../src/configuration/read-configuration.js';
import { ProgramEnvironment } from '../src/programs/program-environment.js';
import { TemporaryDirectories } from '../src/programs/temporary-directories.js';
import { compareContents, type Contents, type Files } from './trees.js';

/** What build systems of a step use whose log nobody reads. */
export const quietStep: Surroundings = {
  temporary: new TemporaryDirectories(),
  programs: new ProgramEnvironment({ environment: {}, secrets: [], untrustedDirectories: [] }),
  log: { info: () => undefined, warn: () => undefined, debug: () => undefined },
  signal: new AbortController().signal,
};

/** The rules of two commits, from the texts of their files. */
export function rulesOf(base = '', head = base): Configurations {
  const before = readConfiguration(base, 'rules.yml');
  const after = head === base ? before : readConfiguration(head, 'rules.yml');
  return { kind: 'configurations', file: 'rules.yml', base: before, head: after };
}

/** The files with a line more in some of them. */
export function touched(files: Contents, paths: readonly string[]): Contents {
  return { ...files, ...Object.fromEntries(paths.map((path) => [path, `${files[path] ?? ''}\n`])) };
}

interface Asked {
  readonly systems?: readonly string[];
  readonly rules?: string;
  /** The rules of the pull request, where they are others. */
  readonly head?: string;
}

/** What build systems that execute nothing answer about two commits. */
export async function ask(
  before: Files,
  after: Files,
  { systems = ['workspaces'], rules = '', head = rules }: Asked = {},
): Promise<Answer> {
  const asked = buildSystems.filter(({ name }) => systems.includes(name));
  return askBuildSystems(asked, compareContents(before, after), rulesOf(rules, head), quietStep);
}

/** The targets of an answer, or `ALL: why`. */
export function targetsIn(answer: Answer): readonly string[] | string {
  return answer.kind === 'all' ? `ALL: ${answer.why}` : answer.targets;
}

/** The targets of what `ask` answers, or `ALL: why`. */
export async function targets(...asked: Parameters<typeof ask>): Promise<readonly string[] | string> {
  return targetsIn(await ask(...asked));
}
