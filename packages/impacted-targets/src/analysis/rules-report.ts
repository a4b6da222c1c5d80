import type { ImpactedTargetsRequest } from '../compute.js';
import type { Configuration } from '../configuration/configuration.js';
import type { RuleProblem } from '../configuration/problems.js';
import type { Log } from '../tree/log.js';
import { mayImpactLess } from '../unowned/judge.js';
import { withPastMerges } from './past-merges.js';

/** What places a file: the first of these that fits decides what a change of it impacts. */
export interface Placement {
  readonly path: string;
  readonly by: 'configuration' | 'impact-all' | 'rules' | 'owner' | 'impact' | 'impact-none' | 'documents' | 'nothing';
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
  /** Parts of the configuration file that have no effect. */
  readonly problems: readonly RuleProblem[];
}

/** How many commits tell which files change most. */
const mostCommits = 500;

/**
 * Says what places each tracked file of a repository, and which rules have no effect. Nothing of the repository is executed.
 * @throws ImpactError where there is no repository, or a build system cannot answer; ConfigurationError
 */
export function describeRules(
  request: ImpactedTargetsRequest,
  surroundings: { readonly log: Log; readonly signal: AbortSignal },
): Promise<RulesReport> {
  const local = { uncommitted: false, head: request.local?.head ?? 'HEAD' };
  return withPastMerges({ ...request, local }, { commits: mostCommits }, surroundings, async (past) => {
    const { file, configuration } = past;
    const known = await past.targets();
    const { paths, roots } = known;
    const placements: Placement[] = [];
    for (const path of paths) {
      const isOfRules = path === file;
      const place = isOfRules ? configured : placeOf(path, configuration, await known.ownersOf(path));
      placements.push({ path, ...place });
    }
    // A checkout of one commit has no history, so that nothing tells which files change most.
    const times = new Map<string, number>();
    for (const index of past.merges.keys())
      for (const path of await past.changes(index)) times.set(path, (times.get(path) ?? 0) + 1);
    const unplaced = placements
      .filter(({ by }) => by === 'nothing')
      .map(({ path }) => ({ path, changes: times.get(path) ?? 0 }))
      .sort((a, b) => b.changes - a.changes);
    return { file, roots, placements, unplaced, problems: await known.problems() };
  });
}

const configured = { by: 'configuration', what: '' } as const;

function placeOf(path: string, configuration: Configuration, owners: readonly string[]): Omit<Placement, 'path'> {
  const { impactAll, fileRules, impact, impactNone, documents } = configuration;
  const everything = impactAll.match(path);
  if (everything !== undefined) return { by: 'impact-all', what: everything.text };
  const rule = fileRules.find(({ paths }) => paths.matches(path));
  if (rule !== undefined && rule.impacts !== 'owners') {
    const meaning = typeof rule.impacts === 'string' ? rule.impacts : rule.impacts.join(', ');
    return { by: 'rules', what: `${rule.paths.match(path)?.text ?? ''}: ${meaning}` };
  }
  if (owners.length > 0) return { by: 'owner', what: owners.join(', ') };
  const added = impact.find(({ paths }) => paths.matches(path));
  if (added !== undefined) return { by: 'impact', what: added.targets.join(', ') };
  const nothing = impactNone.match(path);
  if (nothing !== undefined) return { by: 'impact-none', what: nothing.text };
  if (documents === 'ignore' && mayImpactLess({ path, status: 'modified' })) {
    return { by: 'documents', what: 'the list of documents and workflows' };
  }
  return { by: 'nothing', what: '' };
}
