import { ImpactError } from '../tree/impact-error.js';
import { type Change, type Comparison, type Tree } from '../tree/tree.js';
import type { ProgramEnvironment } from '../programs/program-environment.js';
import type { TemporaryDirectories } from '../programs/temporary-directories.js';
import { diffArguments, readChangesByCommit } from './changes.js';
import type { ComparisonRequest } from './comparison.js';
import { GitTree, listTree, Memories, sharedReading } from './git-tree.js';
import { defaultBranch, resolveRevision } from './local-commits.js';
import { fullCommitId } from '../tree/names.js';
import { PrivateRepository } from './private-repository.js';
import { isShallow } from './repository-layout.js';
import { getOrMake } from '../../../shared/src/append.js';

/** A commit of a branch's first-parent history, compared with the commit before it. */
export interface PastStep {
  readonly base: string;
  readonly head: string;
  /** When it was committed: milliseconds since 1970. Never earlier than the commit before it. */
  readonly at: number;
  /** First line of the commit's message. */
  readonly subject: string;
}

/**
 * Which merges are asked for: the last ones, at most so many, or all after the first of some commits that lies before the head. These are given
 * by their ids or, on a person's own machine, by any revision.
 */
export type AskedMerges = { readonly commits: number } | { readonly since: readonly string[] };

/** The newest part of a branch's first-parent history. */
export interface History {
  readonly head: string;
  /** Oldest first. */
  readonly steps: readonly PastStep[];
  /** The commit before the first step. */
  readonly base: string;
  /** True when the history ends because the checkout ends there, and not because the branch began there. */
  readonly isShallow: boolean;
  /** The newest commit compared with itself. */
  readonly unchangedHead: Comparison;
  compare(step: PastStep): Promise<Comparison>;
}

/**
 * Commits whose graphs are kept have at most this many files together, but four commits are always kept. Each commit is
 * compared with the one before it, and rules that are tried later seldom need the graph again. A graph takes some 3 KiB
 * for each file.
 */
const mostEntries = 30_000;

/**
 * Opens the last commits of the first-parent history of `head-sha`, or of what is checked out; on a person's own
 * machine, of the revision that they name, or of the default branch. Each commit stands for one merge.
 * @throws ImpactError when none of the commits of `since` lies before the head
 */
export async function openHistory(
  request: ComparisonRequest,
  merges: AskedMerges,
  temporary: TemporaryDirectories,
  programs: ProgramEnvironment,
  signal: AbortSignal,
): Promise<History> {
  const { headSha, local } = request;
  const repository = await PrivateRepository.open(request, temporary, programs, signal);
  const { checkout } = repository;
  const asked = headSha === undefined ? checkout.head : fullCommitId(headSha, 'head-sha');
  const commit = local
    ? await (local.head === undefined
        ? defaultBranch(repository).then((branch) => branch.commit)
        : resolveRevision(repository, local.head, 'head'))
    : asked && (await repository.commit(asked));
  if (!commit) {
    throw new ImpactError(
      asked === undefined
        ? 'Nothing is checked out, so there is no history. Run actions/checkout with fetch-depth: 0 in a step before this one'
        : `Commit ${asked} (head-sha) is not in the checkout. Check out with fetch-depth: 0`,
    );
  }
  const last = 'since' in merges ? await lastBefore(repository, merges.since, commit.id, request) : undefined;
  const most = 'since' in merges ? (last?.after ?? 0) : merges.commits;
  const format = ['log', '--first-parent', '-z', '--format=%H %ct %s', `--max-count=${String(most + 1)}`];
  const output = await repository.output([...format, commit.id]);
  const records = output
    .toString('utf8')
    .split('\0')
    .filter((record) => record !== '');
  const found = records.reverse().map((record) => {
    const [id = '', seconds = '0', ...words] = record.trim().split(' ');
    return { id, at: Number(seconds) * 1000, subject: words.join(' ') };
  });
  const steps: PastStep[] = [];
  for (const [index, { id, at, subject }] of found.slice(1).entries()) {
    const base = found[index]?.id ?? '';
    steps.push({ base, head: id, at: Math.max(at, steps.at(-1)?.at ?? at), subject });
  }
  if (last !== undefined && steps.length < most) {
    throw new ImpactError(
      `The checkout does not hold the ${String(most)} commits between ${last.id} and ${commit.id}. Check out with fetch-depth: 0`,
    );
  }
  const size = (await listTree(repository, commit.id)).length;
  const memories = new Memories(Math.max(4, Math.floor(mostEntries / Math.max(size, 1))));
  const pairs = Buffer.from(steps.map(({ head, base }) => `${head} ${base}\n`).join(''));
  let changes: Promise<Map<string, Change[]>> | undefined;
  const changesOf = async ({ head }: PastStep) => {
    changes ??= repository.output([...diffArguments, '--stdin'], pairs).then(readChangesByCommit);
    return (await changes).get(head) ?? [];
  };
  const shared = { ...sharedReading(), memories };
  const ofComparisons = new Map<string, Map<string, Promise<unknown>>>();
  const tree = (
    side: 'base' | 'head',
    id: string,
    beside?: { readonly tree: Tree; readonly changes: readonly Change[] },
  ) => new GitTree(side, id, repository, temporary, shared, beside);
  const common = { root: checkout.root, checkout: checkout.directory };
  return {
    head: commit.id,
    steps,
    base: last?.id ?? steps[0]?.base ?? commit.id,
    isShallow: steps.length < most && (await isShallow(repository.directory)),
    unchangedHead: { ...common, base: tree('base', commit.id), head: tree('head', commit.id), changes: [] },
    compare: async (step) => {
      const { base, head } = step;
      const known = await changesOf(step);
      const memory = getOrMake(ofComparisons, head, () => new Map<string, Promise<unknown>>());
      const before = tree('base', base);
      const after = tree('head', head, { tree: before, changes: known });
      return { ...common, base: before, head: after, changes: known, memory };
    },
  };
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
    if ((await repository.commit(id)) === undefined) problem ||= `Commit ${id} (base-sha) is not in the checkout`;
    else if ((await repository.git(['merge-base', '--is-ancestor', id, head])).exitCode !== 0)
      problem ||= `Commit ${id} (base-sha) is not before ${head} in this checkout`;
    else {
      const count = await repository.output(['rev-list', '--first-parent', '--count', `${id}..${head}`]);
      return { id, after: Number(count.toString('latin1').trim()) };
    }
  }
  throw new ImpactError(
    `${problem}. Give the last commit of this branch that was good, and check out with fetch-depth: 0`,
  );
}
