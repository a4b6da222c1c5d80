import { readFile, realpath, rm } from 'node:fs/promises';
import { findRepository } from '../../packages/impacted-targets/src/git/find-repository.js';
import { ImpactError } from '../../packages/impacted-targets/src/tree/impact-error.js';
import { makeTemporaryFolder, temporaryParent } from '../../packages/shared/src/files/temporary-parent.js';
import { hostInFront } from '../inputs/address.js';
import { isUsedBy, unusedInputs } from '../inputs/input-warnings.js';
import { type InputEntry, type InputName, inputTable } from '../inputs/table.js';
import { operations } from '../operations/table.js';
import { Interruption, type StepLimits } from '../reporting/cancellation.js';
import { run } from '../run.js';
import { systemClock } from '../service/requests/clock.js';
import { withCheckout } from './checkout-facts.js';
import { factsOfCi, type KnownFacts } from './ci.js';
import { UsageError } from './command-error.js';
import type { stepCommands } from './step-options.js';
import { TerminalLog } from './terminal-log.js';
import { type CommandSurroundings, printableJson } from './terminal.js';

type StepOperation = (typeof stepCommands)[keyof typeof stepCommands];

/** Name of the event of a command. It is trusted as little as any unknown event: whoever wrote the pull request, the token is here. */
const event = 'command';

/** Variables that only GitHub's runner and its steps have; the last three also serve GitHub Enterprise. */
const ofRunner = /^(?:INPUT_|GITHUB_(?!SERVER_URL$|API_URL$)|RUNNER_)/;

/**
 * Runs an operation of the action for a person, or for another CI system: with the same `run`, from the inputs that options give, and what the
 * CI system and the checkout say.
 * @param written texts of inputs
 * @returns 0, or 1 where the operation failed, or its verdict is that the job fails
 */
export async function runOperation(
  operation: StepOperation,
  written: ReadonlyMap<InputName, string>,
  { json = false }: { readonly json?: boolean },
  surroundings: CommandSurroundings,
): Promise<0 | 1> {
  const { environment, stdout, stderr, signal } = surroundings;
  const current = await realpath(surroundings.directory);
  const workspace = await rootOf(current);
  const temporary = makeTemporaryFolder(temporaryParent(environment), 'merge-queue-command-');
  try {
    const found = factsOfCi(environment);
    const given = withHostOf(found, written);
    const facts = await factsFor(operation, given, found, workspace, surroundings);
    const readsFiles = isUsedBy(inputTable['working-directory'], userOf(operation));
    const inputs: Partial<Record<InputName, string | undefined>> = {
      'working-directory': readsFiles && !given.has('impacted-targets-from') ? current : undefined,
      'github-token': environment.GITHUB_TOKEN,
      ...facts,
      ...Object.fromEntries(given),
      operation,
      summary: 'false',
    };
    const variables = Object.entries(inputs).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]);
    let log: TerminalLog | undefined;
    const exitCode = await run(
      {
        environment: {
          ...Object.fromEntries(Object.entries(environment).filter(([name]) => !ofRunner.test(name))),
          ...(Object.fromEntries(variables) as Record<string, string | undefined>),
          GITHUB_EVENT_NAME: event,
          GITHUB_WORKSPACE: workspace ?? current,
          RUNNER_TEMP: temporary,
        },
        write: (piece) => stderr.write(piece),
        clock: systemClock,
        makeLog: (_write, secrets, redact) => (log = new TerminalLog(surroundings, json, secrets, redact)),
      },
      limitsOf(signal),
    );
    signal.throwIfAborted();
    if (json && log !== undefined) stdout.write(`${printableJson(await contents(log.outputs))}\n`);
    return exitCode;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

const userOf = (operation: StepOperation) => ({ name: operation, about: operations[operation].about });

/** The root of the repository around a directory; undefined outside of repositories. */
async function rootOf(directory: string): Promise<string | undefined> {
  try {
    return (await findRepository(directory, undefined)).directory;
  } catch (error) {
    if (error instanceof ImpactError) return undefined;
    throw error;
  }
}

/** A repository that an option names without a host is on the host of the CI system. */
function withHostOf(
  found: KnownFacts | undefined,
  written: ReadonlyMap<InputName, string>,
): ReadonlyMap<InputName, string> {
  const repository = written.get('repository');
  const [front] = hostInFront.exec(found?.repository ?? '') ?? [];
  if (repository === undefined || front === undefined || hostInFront.test(repository)) return written;
  return new Map(written).set('repository', `${front}${repository}`);
}

/** What the CI system says of what no option gives, and then the checkout. Only inputs that the operation uses are in it. */
async function factsFor(
  operation: StepOperation,
  given: ReadonlyMap<InputName, string>,
  found: KnownFacts | undefined,
  workspace: string | undefined,
  surroundings: CommandSurroundings,
): Promise<KnownFacts> {
  const isOther = (['repository', 'pull-request'] as const).some(
    (name) => found?.[name] !== undefined && given.has(name) && given.get(name) !== found[name],
  );
  // The branch and the commit of the job's own pull request say nothing about another one.
  let facts: KnownFacts = isOther ? { repository: found?.repository } : { ...found };
  // Only targets are sent with a commit. Without them, what is checked out may be any.
  const sendsTargets =
    operation === 'set-impacted-targets' || [...given.keys()].some((name) => name.startsWith('impacted-targets'));
  const isUsed = (name: keyof KnownFacts): boolean =>
    isUsedBy(inputTable[name], userOf(operation)) && (name !== 'pull-request-sha' || sendsTargets);
  const lacks = (name: keyof KnownFacts): boolean => isUsed(name) && !given.has(name) && facts[name] === undefined;
  if (isOther && lacks('pull-request-sha')) {
    throw new UsageError(
      'give --pull-request-sha, the head commit of that pull request: what is checked out belongs to the pull request of this job',
    );
  }
  if (workspace !== undefined && !isOther && (lacks('repository') || lacks('pull-request-sha'))) {
    await withCheckout(workspace, surroundings, async (checkout) => {
      if (lacks('repository')) facts = { ...facts, repository: checkout.repository };
      if (lacks('pull-request-sha')) facts = { ...facts, 'pull-request-sha': await checkout.head(found === undefined) };
    });
  }
  // What the operation uses only with an input that is not given would be warned of, as if a person had given it.
  const texts: Readonly<Partial<Record<InputName, string | undefined>>> = { ...facts, ...Object.fromEntries(given) };
  const unused = unusedInputs(userOf(operation), (name) => texts[name] ?? (inputTable[name] as InputEntry).default);
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => isUsed(name as keyof KnownFacts) && !unused.has(name as keyof KnownFacts)),
  );
}

/** Limits of a command: the signal of the person. */
function limitsOf(signal: AbortSignal): StepLimits {
  const ending = new AbortController();
  const interrupt = (): void => ending.abort(new Interruption('interrupted'));
  if (signal.aborted) interrupt();
  else signal.addEventListener('abort', interrupt, { once: true });
  return {
    signal: ending.signal,
    limit: () => undefined,
    // A person ends it, or the job of the CI system.
    computing: (work) => work(),
    wrote: () => undefined,
  };
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
