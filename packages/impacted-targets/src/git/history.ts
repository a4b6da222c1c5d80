import { ImpactError } from '../tree/impact-error.js';
import type { Change, Comparison, Tree } from '../tree/tree.js';
import type { ProgramEnvironment } from '../programs/program-environment.js';
import type { TemporaryDirectories } from '../programs/temporary-directories.js';
import type { ComparisonRequest } from './comparison.js';
import { GitTree, type SharedReading } from './git-tree.js';
import { differences, listTree } from './listings.js';
import { defaultBranch, resolveRevision } from './local-commits.js';
import { fullCommitId } from '../tree/names.js';
import { PrivateRepository, type Commit } from './private-repository.js';
import { getOrMake } from '../../../shared/src/append.js';

/** A commit of a branch's first-parent history, compared with the commit before it. */
export type PastStep = Awaited<ReturnType<typeof stepsTo>>[number];

/**
 * Which merges are asked for: the last ones, at most so many, or all after the first of some commits that lies before the head. These are given
 * by their ids or, on a person's own machine, by any revision.
 */
export type AskedMerges = { readonly commits: number } | { readonly since: readonly string[] };

/**
 * Commits whose graphs are kept have at most this many files together, but four commits are always kept. Each commit is
 * compared with the one before it, and rules that are tried later seldom need the graph again. A graph takes some 3 KiB
 * for each file.
 */
const mostEntries = 30_000;

type Memory = Map<string, Promise<unknown>>;

/**
 * Opens the last commits of the first-parent history of `head-sha`, or of what is checked out; on a person's own
 * machine, of the revision that they name, or of the default branch. Each commit stands for one merge.
 * @returns the newest part of the history; its steps come oldest first
 * @throws ImpactError when none of the commits of `since` lies before the head
 */
export async function openHistory(
  request: ComparisonRequest,
  merges: AskedMerges,
  temporary: TemporaryDirectories,
  programs: ProgramEnvironment,
  signal: AbortSignal,
) {
  const repository = await PrivateRepository.open(request, temporary, programs, signal);
  const { checkout } = repository;
  const head = await newest(repository, request);
  const last = 'since' in merges ? await lastBefore(repository, merges.since, head.id, request) : undefined;
  const most = 'since' in merges ? (last?.after ?? 0) : merges.commits;
  const steps = await stepsTo(repository, head, most);
  if (last !== undefined && steps.length < most) {
    throw new ImpactError(
      `The checkout does not hold the ${most} commits between ${last.id} and ${head.id}. Check out with fetch-depth: 0, or run git fetch --unshallow`,
    );
  }
  const size = (await listTree(repository, head.id)).length;
  const mostKept = Math.max(4, Math.floor(mostEntries / Math.max(size, 1)));
  const memories = new Map<string, Memory>();
  const ofComparisons = new Map<string, Memory>();
  let changes: Promise<ReadonlyMap<string, readonly Change[]>> | undefined;
  const shared: SharedReading = { repository, contents: new Map(), made: new Map(), memories };
  const tree = (side: Tree['side'], id: string) => new GitTree(side, id, shared);
  const common = { root: checkout.root, checkout: checkout.directory };
  return {
    head: head.id,
    steps,
    /** The commit before the first step. */
    base: last?.id ?? steps[0]?.base ?? head.id,
    /** True when the history ends because the checkout ends there, and not because the branch began there. */
    isShallow: steps.length < most && (await repository.isShallow()),
    /** The newest commit compared with itself. */
    unchangedHead: { ...common, base: tree('base', head.id), head: tree('head', head.id), changes: [] },
    compare: async (step: PastStep): Promise<Comparison> => {
      changes ??= differences(repository, steps);
      const known = (await changes).get(step.head) ?? [];
      const before = tree('base', step.base);
      const after = new GitTree('head', step.head, shared, { tree: before, changes: known });
      for (const oldest of [...memories.keys()].slice(0, -mostKept)) memories.delete(oldest);
      const memory = getOrMake(ofComparisons, step.head, (): Memory => new Map());
      return { ...common, base: before, head: after, changes: known, memory };
    },
  };
}

/** The commit that the history ends with. @throws ImpactError where it is not here */
async function newest(repository: PrivateRepository, { headSha, local }: ComparisonRequest): Promise<Commit> {
  if (local?.head !== undefined) return resolveRevision(repository, local.head, 'head');
  if (local) return (await defaultBranch(repository)).commit;
  const asked = headSha === undefined ? repository.checkout.head : fullCommitId(headSha, 'head-sha');
  const commit = asked === undefined ? undefined : await repository.commit(asked);
  if (commit) return commit;
  throw new ImpactError(
    asked === undefined
      ? 'Nothing is checked out, so there is no history. In a workflow, run actions/checkout with fetch-depth: 0 first'
      : `Commit ${asked} (head-sha) is not in the checkout. Check out with fetch-depth: 0, or run git fetch --unshallow`,
  );
}

/**
 * The last commits of a first-parent history, at most so many, oldest first, each with the commit before it, the first line of its message, and the
 * time when it was committed: milliseconds since 1970, never earlier than the commit before it.
 */
async function stepsTo(repository: PrivateRepository, { id }: Commit, most: number) {
  const args = ['log', '--first-parent', '--reverse', '-z', '--format=%H %ct %s', `--max-count=${most + 1}`, id];
  const records = (await repository.line(args)).split('\0').filter((record) => record !== '');
  const steps: { base: string; head: string; at: number; subject: string }[] = [];
  let [base = ''] = records[0]?.split(' ') ?? [];
  for (const record of records.slice(1)) {
    const [head = '', seconds = '0', ...words] = record.split(' ');
    const at = Math.max(Number(seconds) * 1000, steps.at(-1)?.at ?? 0);
    steps.push({ base, head, at, subject: words.join(' ') });
    base = head;
  }
  return steps;
}

/**
 * The first of these commits that lies before a head, and how many commits of the head's first-parent history come after it.
 * @throws ImpactError where none does
 */
async function lastBefore(
  repository: PrivateRepository,
  since: readonly string[],
  head: string,
  { local }: ComparisonRequest,
): Promise<{ readonly id: string; readonly after: number }> {
  let problem = '';
  for (const revision of since) {
    const id = local ? (await resolveRevision(repository, revision, 'base')).id : fullCommitId(revision, 'base-sha');
    const isHere = (await repository.commit(id)) !== undefined;
    if (isHere && (await repository.git(['merge-base', '--is-ancestor', id, head])).exitCode === 0) {
      const after = await repository.line(['rev-list', '--first-parent', '--count', `${id}..${head}`]);
      return { id, after: Number(after) };
    }
    problem ||= `${id} is not ${isHere ? `an ancestor of ${head}` : 'a commit of the checkout'}`;
  }
  throw new ImpactError(
    `${problem}. Give the last good commit of this branch, and check out with fetch-depth: 0, or run git fetch --unshallow`,
  );
}
