import { isDeepStrictEqual } from 'node:util';
import {
  ImpactError,
  type BuildSystem,
  type CauseOfAll,
  type Comparison,
  type Impact,
  type Openness,
  type Reason,
} from './build-system.js';
import type { ListedBuildSystem } from './index.js';
import { rewriting } from './reasons.js';
import { impactThroughLinks } from './through-links.js';
import { unownedPolicy, type Configurations } from '../configuration/configuration.js';
import type { Answer } from '../answer/answer.js';
import { suggestionsForUnowned } from '../answer/explanation/suggestions.js';
import { compareByteOrder } from '../git/names.js';
import { addImpactRules, coveredByImpactRules, impactsNothing, type Answered } from '../configuration/impact-rules.js';
import { toolsFor, type Surroundings } from '../programs/tools.js';

/** Asks the build systems, one after the other, and puts their answers together. */
export async function askBuildSystems(
  systems: readonly ListedBuildSystem[],
  comparison: Comparison,
  configurations: Configurations,
  surroundings: Surroundings,
): Promise<Answer> {
  const why = new Map<string, Reason>();
  const causes: CauseOfAll[] = [];
  const answered: Answered[] = [];
  const readPaths = new Set<string>();
  // The configuration file is covered, because the rules of both commits are compared.
  const coveredPaths = new Set([configurations.file, ...coveredByImpactRules(comparison.changes, configurations)]);
  const unowned = unownedPolicy(configurations);
  for (const listed of systems) {
    const options = configurations.base.buildSystems[listed.name] ?? {};
    // Options may name a program to run, so those of the pull request are never used.
    if (!isDeepStrictEqual(options, configurations.head.buildSystems[listed.name] ?? {})) {
      causes.push({
        what: `the options of ${listed.name} in ${configurations.file} changed`,
        files: [configurations.file],
      });
      return everything(causes);
    }
    // The answer is ALL already: reading files for further causes is worth it, running a build tool is not.
    if (causes.length > 0 && listed.executes !== 'nothing') return everything(causes);
    surroundings.signal.throwIfAborted();
    const tools = toolsFor(surroundings, {
      options,
      configurations,
      async coveredPaths() {
        const covered = new Set(coveredPaths);
        await coverWhatImpactsNothing(comparison, configurations, readPaths, covered);
        return covered;
      },
      ...(listed === systems.at(-1) && {
        openness: (covered) =>
          opennessOf(comparison, configurations, {
            coveredPaths: new Set([...coveredPaths, ...covered]),
            readPaths,
            isAll: causes.length > 0,
          }),
      }),
    });
    let impact: Impact;
    try {
      const system: BuildSystem = await listed.load();
      impact = await impactThroughLinks(system, comparison, tools);
    } catch (error) {
      if (causes.length === 0 || !(error instanceof ImpactError)) throw error;
      return everything(causes);
    }
    const named = (target: string) => (systems.length > 1 ? `${listed.name}:${target}` : target);
    for (const path of impact.coveredPaths ?? []) coveredPaths.add(path);
    for (const path of impact.readPaths ?? []) readPaths.add(path);
    if (impact.kind === 'all') {
      const own = impact.causes ?? [{ what: impact.why, files: [] }];
      causes.push(...own.map((cause) => ({ ...cause, what: `${listed.name}: ${cause.what}` })));
      if (impact.coveredPaths === undefined) return everything(causes);
      continue;
    }
    const renamed = rewriting({ target: named, path: (path) => path });
    for (const [target, reason] of impact.targets) why.set(named(target), renamed(reason));
    answered.push({ system: listed.name, known: impact.known, named });
  }
  // Rules that name targets need the answers of all build systems.
  const ruled = causes.length > 0 ? undefined : await addImpactRules(comparison.changes, configurations, answered, why);
  if (ruled !== undefined) causes.push(ruled);
  await coverWhatImpactsNothing(comparison, configurations, readPaths, coveredPaths);
  for (const { path } of unowned.ignored ? [] : comparison.changes) {
    if (coveredPaths.has(path)) continue;
    causes.push({ what: `no target owns ${path}`, files: [path], suggestions: suggestionsForUnowned(path) });
  }
  if (causes.length > 0) return everything(causes);
  return {
    kind: 'targets',
    targets: [...why.keys()].sort(compareByteOrder),
    why,
    names: () => namesOf(answered),
  };
}

/** @param causes at least one */
function everything(causes: readonly CauseOfAll[]): Answer {
  const more = causes.length > 1 ? ` and ${causes.length - 1} more` : '';
  return { kind: 'all', why: `${causes[0]?.what ?? ''}${more}`, causes };
}

async function namesOf(answered: readonly Answered[]): Promise<ReadonlySet<string> | undefined> {
  const names = new Set<string>();
  for (const { known, named } of answered) {
    if (known === undefined) return undefined;
    for (const name of await known.names()) names.add(named(name));
  }
  return names;
}

/** What is open before the last build system has said which targets are impacted. @param known as it is told in the end */
async function opennessOf(
  comparison: Comparison,
  configurations: Configurations,
  known: {
    readonly coveredPaths: ReadonlySet<string>;
    readonly readPaths: ReadonlySet<string>;
    readonly isAll: boolean;
  },
): Promise<Openness> {
  const { changes } = comparison;
  // What a rule adds may need all that depends on it.
  const rules = [...configurations.base.impact, ...configurations.head.impact];
  if (changes.some(({ path }) => rules.some(({ paths }) => paths.match(path)))) return 'reads';
  let { isAll } = known;
  for (const change of changes) {
    const { path } = change;
    if (known.coveredPaths.has(path)) continue;
    if (!known.readPaths.has(path) && (await impactsNothing(comparison, change, configurations))) {
      return 'reads';
    }
    isAll ||= !unownedPolicy(configurations).ignored;
  }
  return isAll ? 'all' : 'targets';
}

/** Adds the changed files that impact nothing to those that are covered. */
async function coverWhatImpactsNothing(
  comparison: Comparison,
  configurations: Configurations,
  readPaths: ReadonlySet<string>,
  coveredPaths: Set<string>,
): Promise<void> {
  for (const change of comparison.changes) {
    const { path } = change;
    if (coveredPaths.has(path) || readPaths.has(path)) continue;
    if (await impactsNothing(comparison, change, configurations)) coveredPaths.add(path);
  }
}
