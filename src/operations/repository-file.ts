import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { readFileOfCommit } from '../../packages/impacted-targets/src/git/file-of-commit.js';
import { isBelow } from '../../packages/shared/src/files/open-file.js';
import { UserError } from '../../packages/shared/src/user-error.js';
import { given, present } from '../../packages/shared/src/json-values.js';
import { InputError, reading } from '../inputs/input-error.js';
import type { InputName } from '../inputs/table.js';
import { decoded, readTextFile } from '../inputs/text-file.js';
import { quoted } from '../inputs/values.js';
import { type TrustedCommit, trustedCommit } from '../pull-request/trusted-commit.js';
import type { Step, StepWith } from './operation.js';
import { gitHubFor } from './requests.js';

/** Most bytes of a file: room for some ten thousand quarantined tests. */
const limitBytes = 8 * 1024 * 1024;

/** What the workspace's own `readRepositoryFile` found. */
export interface RepositoryFile {
  /** The text; undefined where a pull request's base does not have the file. */
  readonly text: string | undefined;
  /** Its path from the root of the repository, for messages. */
  readonly path: string;
}

/**
 * Reads a file of the repository that says what a run may pass over. A pull request must not decide that about itself, so a file of the
 * workspace is read from the commit that `trustedCommit` names, in the checkout or else through GitHub's API, and never from the working tree. A
 * file outside of the workspace is read as it is. The log says which was read.
 * @param input that names the file
 * @param file its absolute path
 * @throws InputError where the file cannot be read, or is nowhere
 */
export async function readRepositoryFile(step: Step, input: InputName, file: string): Promise<RepositoryFile> {
  const { workspace } = step.inputs;
  const written = pathInWorkspace(file, workspace);
  if (written === undefined) return readAsItIs(step, input, file);
  try {
    const { inputs, event, signal, clock } = step;
    const onRetry = ({ reason }: { readonly reason: string }): void => step.log.info(`${reason}. It is asked again`);
    const commit = await trustedCommit(inputs, event, signal, { clock, onRetry });
    const found = await fileIn(step, resolve(workspace, written), commit);
    if (found === undefined) return await readAsItIs(step, input, file);
    if (found.content === undefined) return absent(step, input, written, commit, found.hasCheckout);
    const id = found.commit.slice(0, 7);
    step.log.info(`${input}: ${found.path} is read from ${id} (${commit.what})`);
    return { text: await textOf(found.content, input, found.path), path: found.path };
  } catch (error) {
    if (!(error instanceof UserError) || (error instanceof InputError && error.input === input)) throw error;
    throw new InputError(input, `${quoted(written)} cannot be read: ${error.message}`);
  }
}

/**
 * The file in the commit, from the checkout or else from GitHub.
 * @returns its content, which is undefined where the commit does not have it; undefined outside of a runner and of every repository
 * @throws UserError where neither has the commit
 */
async function fileIn(step: Step, file: string, { sha }: TrustedCommit) {
  const { inputs, event, environment, signal, log } = step;
  const here = await readFileOfCommit(
    {
      file,
      workspace: inputs.workspace,
      limitBytes,
      environment,
      secrets: present(inputs.apiToken, inputs.githubToken),
      ...given({ commit: sha }),
    },
    signal,
  );
  if (here.kind === 'refused') throw new UserError(`it ${here.why}`);
  const path = 'path' in here ? here.path : relative(resolve(inputs.workspace), file).split(sep).join('/');
  if (here.kind === 'file' || here.kind === 'absent') {
    const content = here.kind === 'file' ? here.content : undefined;
    return { path, commit: here.commit, content, hasCheckout: true };
  }
  const hasCheckout = here.kind === 'missing';
  if (sha === undefined) {
    if (!hasCheckout) return undefined;
    throw new UserError('the repository has no commit that is checked out');
  }
  if (event.repository === undefined) throw new UserError(`the checkout does not have commit ${sha}`);
  log.debug(hasCheckout ? `the checkout does not have ${sha}` : here.why);
  return { path, commit: sha, content: await gitHubFor(step, event.repository).fileOfCommit(path, sha), hasCheckout };
}

/** A file that the commit does not have: said where a pull request adds it, and a mistake where it is nowhere. @throws InputError */
function absent(
  step: StepWith<'inputs' | 'log'>,
  input: InputName,
  path: string,
  { kind, what }: TrustedCommit,
  hasCheckout: boolean,
): RepositoryFile {
  const { workspace } = step.inputs;
  const isInTree = lstatSync(resolve(workspace, path), { throwIfNoEntry: false }) !== undefined;
  const outside = 'A file that the job makes has to be outside of the workspace, such as in RUNNER_TEMP';
  if (kind === 'base' && (isInTree || !hasCheckout)) {
    const counts = input === 'quarantine-file' ? 'is an empty list' : 'sets nothing';
    step.log.warn(`input {input:${input}}: the ${what} does not have ${quoted(path)}, so it ${counts}. ${outside}`);
    return { text: undefined, path };
  }
  const advice = isInTree ? `. Commit it. ${outside}` : '';
  throw new InputError(input, `the ${what} has no file ${quoted(path)}${advice}`);
}

/** @throws InputError */
async function readAsItIs(step: StepWith<'inputs' | 'log'>, input: InputName, file: string): Promise<RepositoryFile> {
  const text = await reading(input, () => readTextFile(file, step.inputs.readableFolders, limitBytes));
  step.log.info(`${input}: ${file} is read as it is, from no commit`);
  return { text, path: file };
}

/** @throws InputError */
function textOf(content: Buffer, input: InputName, path: string): Promise<string> {
  if (content.toString('latin1', 0, 40).startsWith('version https://git-lfs.github.com/spec/')) {
    throw new InputError(
      input,
      `${quoted(path)} is in Git LFS, so the commit has only a pointer to it. Keep it out of LFS`,
    );
  }
  return reading(input, () => decoded(content, quoted(path)));
}

/** The path from the workspace, as it is written or once links above it are followed; undefined outside of the workspace. */
function pathInWorkspace(file: string, workspace: string): string | undefined {
  const written = [resolve(file), resolve(workspace)] as const;
  const [path, root] = isBelow(...written) ? written : [realPathOf(written[0]), realPathOf(written[1])];
  return isBelow(path, root) ? relative(root, path).split(sep).join('/') : undefined;
}

/** The path with the links of its folders followed, as far as they are there. */
function realPathOf(path: string): string {
  const above = dirname(path);
  if (above === path) return path;
  return join(existsSync(above) ? realpathSync.native(above) : realPathOf(above), basename(path));
}
