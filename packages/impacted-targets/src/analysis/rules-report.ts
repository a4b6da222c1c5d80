import type { ImpactedTargetsRequest } from '../compute.js';
import { suggestion } from '../configuration/mistakes.js';
import type { RuleProblem } from '../configuration/problems.js';
import { ImpactError } from '../tree/impact-error.js';
import type { Log } from '../tree/log.js';
import { nameOf } from '../tree/paths.js';
import type { Place } from '../unowned/places.js';
import { isWorkflow } from '../unowned/workflows.js';
import { withPastMerges, type TargetsOfCommit } from './past-merges.js';

/** What places a file: its place in the answer. A file that build systems cover has owners, or is read by them. */
export interface Placement {
  readonly path: string;
  readonly by: Exclude<Place['by'], 'build system'> | 'owner' | 'read';
  /** The rule, or the targets, in a few words; empty for `nothing` and for the file of the rules. */
  readonly what: string;
}

/** What the rules of a repository do with its files. */
export interface RulesReport {
  /** Path of the configuration file. */
  readonly file: string;
  /** Folders of builds, from the root of the repository, each with its build systems; empty for the root. */
  readonly roots: ReadonlyMap<string, readonly string[]>;
  /** Every tracked file, sorted by path. */
  readonly placements: readonly Placement[];
  /** Files that nothing places, and in how many of the last commits each changed; the most changed first. */
  readonly unplaced: readonly { readonly path: string; readonly changes: number }[];
  /** Parts of the configuration file that have no effect, and conditions of workflows; these have their file. */
  readonly problems: readonly (RuleProblem & { readonly file?: string })[];
}

/** How many commits tell which files change most. */
const mostCommits = 500;

/**
 * Says what places each tracked file of a repository, and which rules have no effect. Without a revision, the rules are those in the checkout,
 * so that a person can check them before the commit. Nothing of the repository is executed.
 * @throws ImpactError where there is no repository, or a build system cannot answer; ConfigurationError
 */
export function describeRules(
  request: ImpactedTargetsRequest,
  surroundings: { readonly log: Log; readonly signal: AbortSignal },
): Promise<RulesReport> {
  const local = { uncommitted: false, head: request.local?.head ?? 'HEAD' };
  const asked = { ...request, local, isOnDisk: request.local === undefined };
  return withPastMerges(asked, { commits: mostCommits }, surroundings, async (past) => {
    const { file } = past;
    const known = await past.targets();
    if (typeof known === 'string') throw new ImpactError(known);
    const { roots } = known;
    const placements: Placement[] = [];
    for (const [path, { by, what }] of await known.places()) {
      const placement = by === 'build system' ? coveredBy(what, path, await known.ownersOf(path)) : { by, what };
      placements.push({ path, ...placement });
    }
    // A checkout of one commit has no history, so that nothing tells which files change most.
    const times = new Map<string, number>();
    for (const index of past.merges.keys())
      for (const path of await past.changes(index)) times.set(path, (times.get(path) ?? 0) + 1);
    const unplaced = placements
      .filter(({ by }) => by === 'nothing')
      .map(({ path }) => ({ path, changes: times.get(path) ?? 0 }))
      .sort((a, b) => b.changes - a.changes);
    const conditions = await conditionsOfNoTarget(known, past.configuration.whenNone);
    return { file, roots, placements, unplaced, problems: [...(await known.problems()), ...conditions] };
  });
}

/**
 * Conditions of workflows that ask whether a list of targets contains a name that no target has, such as
 * `contains(fromJSON(needs.targets.outputs.list), 'server')` in one line. A job with such a condition never runs.
 */
async function conditionsOfNoTarget(known: TargetsOfCommit, whenNone: string | undefined) {
  const { names, paths } = known;
  const found: (RuleProblem & { file: string })[] = [];
  // Names of Nx are in files that no answer without Nx reads.
  if (paths.some((path) => nameOf(path) === 'nx.json')) return found;
  for (const [file, content] of await known.read(paths.filter(isWorkflow))) {
    for (const [index, line] of content.toString('utf8').split('\n').entries()) {
      for (const call of line.split('contains(').slice(1)) {
        const [list = '', name] = call.split("'");
        const isAsked = list.includes('fromJSON(') && list.includes('targets') && list.trimEnd().endsWith(',');
        if (!isAsked || name === undefined || names.has(name) || [whenNone, 'ALL'].includes(name)) continue;
        const message = `no target is named ${name}${suggestion(name, names)}, so this condition is never true: correct the name, or remove it`;
        found.push({ file, line: index + 1, message });
      }
    }
  }
  return found;
}

/** Names of files that hold the resolved versions of packages. */
const lockfile = /lock|^go(?:\.work)?\.sum$/i;

/** @param system that covers the file */
function coveredBy(system: string, path: string, owners: readonly string[]): Omit<Placement, 'path'> {
  if (owners.length > 0) return { by: 'owner', what: owners.join(', ') };
  return { by: 'read', what: lockfile.test(nameOf(path)) ? `${system}, entry by entry` : system };
}
