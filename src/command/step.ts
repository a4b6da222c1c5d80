import { readFile, realpath, rm } from 'node:fs/promises';
import { findRepository } from '../../packages/impacted-targets/src/git/find-repository.js';
import { ImpactError } from '../../packages/impacted-targets/src/tree/impact-error.js';
import { given } from '../../packages/shared/src/json-values.js';
import { makeTemporaryFolder, temporaryParent } from '../../packages/shared/src/files/temporary-parent.js';
import { visibleJson } from '../../packages/shared/src/text.js';
import { hostInFront } from '../inputs/address.js';
import { isUsedBy, unusedInputs } from '../inputs/input-warnings.js';
import { type InputEntry, type InputName, inputTable } from '../inputs/table.js';
import { type OperationName, operations } from '../operations/table.js';
import { run } from '../run.js';
import { systemClock } from '../service/requests/clock.js';
import { type CheckoutFacts, readCheckout } from './checkout-facts.js';
import { factsOfCi, type KnownFacts } from './ci.js';
import { UsageError } from './command-error.js';
import { TerminalLog } from './terminal-log.js';
import { type CommandSurroundings } from './terminal.js';

/** Texts of inputs. */
type Inputs = Readonly<Partial<Record<InputName, string | undefined>>>;

/** Name of the event of a command. It is trusted as little as any unknown event: whoever wrote the pull request, the token is here. */
const event = 'command';

/** Variables that only GitHub's runner and its steps have; the last three also serve GitHub Enterprise. */
const ofRunner = /^(?:INPUT_|GITHUB_(?!SERVER_URL$|API_URL$)|RUNNER_)/;

/**
 * Runs an operation of the action for a person, or for another CI system: with the same `run`, from the inputs that options give, and what the
 * CI system and the checkout say.
 * @param written texts of inputs
 * @param isJson whether the outputs are printed
 * @returns 0, or 1 where the operation failed, or its verdict is that the job fails
 */
export async function runOperation(
  operation: OperationName,
  written: ReadonlyMap<InputName, string>,
  isJson: boolean,
  surroundings: CommandSurroundings,
): Promise<0 | 1> {
  const { environment, stdout, stderr, signal } = surroundings;
  const current = await realpath(surroundings.directory);
  const workspace = await rootOf(current);
  const temporary = makeTemporaryFolder(temporaryParent(environment), 'merge-queue-command-');
  try {
    const inputs = {
      ...(await withFacts(operation, Object.fromEntries(written), { current, workspace }, surroundings)),
      operation,
      summary: 'false',
      'github-token': environment.GITHUB_TOKEN,
    };
    let log: TerminalLog | undefined;
    const exitCode = await run(
      {
        environment: {
          ...Object.fromEntries(Object.entries(environment).filter(([name]) => !ofRunner.test(name))),
          ...Object.fromEntries(Object.entries(inputs).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text])),
          GITHUB_EVENT_NAME: event,
          GITHUB_WORKSPACE: workspace ?? current,
          RUNNER_TEMP: temporary,
        },
        write: (piece) => stderr.write(piece),
        clock: systemClock,
        makeLog: (_write, secrets, redact) => (log = new TerminalLog(surroundings, isJson, secrets, redact)),
      },
      // A person ends it, or the job of the CI system.
      { signal, limit: () => undefined, computing: () => undefined, wrote: () => undefined },
    );
    signal.throwIfAborted();
    if (isJson && log !== undefined) stdout.write(`${visibleJson(await contents(log.outputs))}\n`);
    return exitCode;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The root of the repository around a directory; undefined outside of repositories. */
async function rootOf(directory: string): Promise<string | undefined> {
  try {
    return (await findRepository(directory, undefined)).directory;
  } catch (error) {
    if (error instanceof ImpactError) return undefined;
    throw error;
  }
}

/**
 * What the CI system says, then the checkout, and before them the options: of the first two, only what the operation uses.
 * @param options texts of inputs
 * @param places the current directory, and the root of the checkout; undefined where there is none
 */
async function withFacts(
  operation: OperationName,
  options: Inputs,
  { current, workspace }: { readonly current: string; readonly workspace: string | undefined },
  surroundings: CommandSurroundings,
): Promise<Inputs> {
  const user = { name: operation, about: operations[operation].about };
  const ofJob = factsOfCi(surroundings.environment);
  const written = given({ ...options, repository: onHostOf(ofJob, options.repository) });
  // The branch and the commit of the job's own pull request say nothing about another one.
  const isOther = (['repository', 'pull-request'] as const).some(
    (name) => ofJob?.[name] !== undefined && (written[name] ?? ofJob[name]) !== ofJob[name],
  );
  let facts: Inputs = {
    ...(options['impacted-targets-from'] === undefined && { 'working-directory': current }),
    ...given(isOther ? { repository: ofJob?.repository } : { ...ofJob }),
    ...written,
  };
  // Only targets are sent with a commit. Without them, what is checked out may be any.
  const lacksHead = isUsedBy(inputTable['pull-request-sha'], user) && facts['pull-request-sha'] === undefined;
  if (isOther && lacksHead) {
    throw new UsageError(
      'give --pull-request-sha, the head commit of that pull request: what is checked out belongs to the pull request of this job',
    );
  }
  if (workspace !== undefined && !isOther && (lacksHead || facts.repository === undefined)) {
    const checkout = await readCheckout(workspace, surroundings);
    if (lacksHead) facts = { ...facts, 'pull-request-sha': headOf(checkout, ofJob === undefined, surroundings) };
    facts = { repository: checkout.repository, ...facts };
  }
  // What the operation does not use would be warned of, as if a person had given it.
  const unused = unusedInputs(user, (name) => facts[name] ?? (inputTable[name] as InputEntry).default);
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => Object.hasOwn(options, name) || !unused.has(name as InputName)),
  );
}

/** A repository that an option names without a host is on the host of the CI system. */
function onHostOf(ofJob: KnownFacts | undefined, repository: string | undefined): string | undefined {
  const [host = ''] = hostInFront.exec(ofJob?.repository ?? '') ?? [];
  return repository === undefined || hostInFront.test(repository) ? repository : host + repository;
}

/**
 * The commit that is checked out, for targets that are sent.
 * @param isPerson true where no CI system checked it out, so that it may not be pushed
 * @throws ImpactError for a merge commit
 */
function headOf(
  { head, isMerge, upstream }: CheckoutFacts,
  isPerson: boolean,
  { stderr }: CommandSurroundings,
): string | undefined {
  if (isMerge) {
    throw new ImpactError(
      `--pull-request-sha: ${String(head)} is checked out, a merge commit, which may be one that the CI system made. The list counts only for the head commit of the pull request: give that`,
    );
  }
  if (isPerson && upstream !== head) {
    stderr.write(
      `warning: ${String(head)} is not what the upstream branch has. The list counts only once it is pushed\n`,
    );
  }
  return head;
}

/** Files whose content another output has. */
const copies: readonly string[] = ['response-file', 'impacted-targets-text-file'];

/** The outputs, with the content of each file of JSON in place of its path: files of a command do not stay. */
async function contents(outputs: Readonly<Record<string, string>>): Promise<Readonly<Record<string, unknown>>> {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(outputs)) {
    if (!name.endsWith('-file')) shown[name] ??= value;
    else if (!copies.includes(name)) shown[name.replace(/-file$/, '')] = JSON.parse(await readFile(value, 'utf8'));
  }
  return shown;
}
