import type { Answer } from '../../src/answer/answer.js';
import { askBuildSystems } from '../../src/ask-build-systems/ask-build-systems.js';
import { buildSystems } from '../../src/build-systems/index.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import { ProgramEnvironment } from '../../src/programs/program-environment.js';
import { TemporaryDirectories } from '../../src/programs/temporary-directories.js';
import { compareContents, type Contents } from '../build-systems/memory-trees.js';

const silent = { info: () => undefined, warn: () => undefined, debug: () => undefined };

/** What build systems that execute nothing answer about two commits. */
export async function ask(
  before: Contents,
  after: Contents,
  { systems = ['workspaces'], rules = '' }: { systems?: readonly string[]; rules?: string } = {},
): Promise<Answer> {
  const configuration = readConfiguration(rules, 'rules.yml');
  return askBuildSystems(
    buildSystems.filter(({ name }) => systems.includes(name)),
    compareContents(before, after),
    { kind: 'configurations', file: 'rules.yml', base: configuration, head: configuration },
    {
      temporary: new TemporaryDirectories(),
      programs: new ProgramEnvironment({ environment: {}, secrets: [], untrustedDirectories: [] }),
      log: silent,
      signal: new AbortController().signal,
    },
  );
}

/** The targets of an answer, or `ALL: why`. */
export async function targets(...asked: Parameters<typeof ask>): Promise<readonly string[] | string> {
  const answer = await ask(...asked);
  return answer.kind === 'all' ? `ALL: ${answer.why}` : answer.targets;
}
