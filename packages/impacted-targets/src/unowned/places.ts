import {
  unownedPolicy,
  type Configuration,
  type Configurations,
  type FileRule,
} from '../configuration/configuration.js';
import { remembered } from '../tree/remembered.js';
import type { Change, Comparison } from '../tree/tree.js';
import { documentKind } from './documents.js';
import { isWorkflowOrAction, workflowRule } from './workflows.js';

/** What decides what a change of a file impacts: the first of these that fits. */
export interface Place {
  readonly by:
    | 'configuration'
    | 'impact-all'
    | 'rules'
    | 'build system'
    | 'impact'
    | 'impact-none'
    | 'documents'
    | 'workflows'
    | 'unowned'
    | 'nothing';
  /** The rule in a few words, the readers that have all that the file says, or what the file is; empty where there is nothing to say. */
  readonly what: string;
  /** True for a file that no target owns, so that its change impacts everything. */
  readonly isOpen?: boolean;
}

/** What is known of the changed files before those that no target owns are judged. */
export interface Covering {
  /** Files that rules under `rules` decide about. */
  readonly decided: ReadonlySet<string>;
  /** Files that build systems cover, each with the readers that have all that it says; empty where only its owners cover it. */
  readonly covered: ReadonlyMap<string, string>;
  /** Files that targets read, where nobody knows which targets. */
  readonly read: ReadonlySet<string>;
}

/** The place of each changed file. The answer follows from it, and `merge-queue rules` shows it. */
export async function placesOf(
  comparison: Comparison,
  configurations: Configurations,
  covering: Covering,
): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>();
  for (const change of comparison.changes) {
    const { path } = change;
    const less = covering.read.has(path) ? undefined : () => placeWithLess(comparison, change, configurations);
    const place =
      placeByRules(path, configurations, covering) ?? (await less?.()) ?? placeOfNobody(path, configurations);
    places.set(path, place);
  }
  return places;
}

/** The place of a file that a rule or a build system knows. */
function placeByRules(
  path: string,
  { file, base, head }: Configurations,
  { decided, covered }: Covering,
): Place | undefined {
  // The rules of both commits are compared.
  if (path === file) return { by: 'configuration', what: '' };
  const everything = head.impactAll.match(path) ?? base.impactAll.match(path);
  if (everything !== undefined) return { by: 'impact-all', what: everything.text };
  const rule = ruleFor(path, head) ?? ruleFor(path, base);
  if (rule !== undefined && decided.has(path)) return { by: 'rules', what: wordsOf(rule, path) };
  const system = covered.get(path);
  if (system !== undefined) return { by: 'build system', what: system };
  // A rule that only the pull request has covers no file.
  const added = base.impact.find(({ paths }) => paths.matches(path));
  return added && { by: 'impact', what: added.targets.join(', ') };
}

/** The rule under `rules` that decides about a file: the first that fits. */
function ruleFor(path: string, { fileRules }: Configuration): FileRule | undefined {
  return fileRules.find(({ paths }) => paths.matches(path));
}

function wordsOf({ paths, impacts }: FileRule, path: string): string {
  return `${paths.match(path)?.text ?? ''}: ${typeof impacts === 'string' ? impacts : impacts.join(', ')}`;
}

/** The place of a file of which no rule says that it impacts less. */
function placeOfNobody(path: string, configurations: Configurations): Place {
  const { ignored, targets } = unownedPolicy(configurations);
  if (ignored) return { by: 'unowned', what: 'ignore' };
  if (targets.length > 0) return { by: 'unowned', what: targets.join(', '), isOpen: true };
  return isWorkflowOrAction(path)
    ? { by: 'workflows', what: 'ALL, unless only names or versions of actions differ', isOpen: true }
    : { by: 'nothing', what: '', isOpen: true };
}

/**
 * The rule by which a file of no target impacts only the targets that name it, or nothing. Those targets are in the answers of the build systems. A
 * pull request alone cannot remove targets: both commits must say that it impacts less.
 */
async function placeWithLess(
  comparison: Comparison,
  change: Change,
  { base, head }: Configurations,
): Promise<Place | undefined> {
  const { path } = change;
  const none = base.impactNone.match(path);
  if (none !== undefined && head.impactNone.matches(path)) return { by: 'impact-none', what: none.text };
  if (base.documents !== 'ignore' || head.documents !== 'ignore') return undefined;
  // A pattern with `!` counts the file again. A link or a submodule can lead to anything.
  if ([base, head].some(({ impactNone }) => impactNone.excluded.some((glob) => glob.matches(path)))) return undefined;
  if ([change.base, change.head].some((entry) => entry && !entry.mode.startsWith('100'))) return undefined;
  const kind = documentKind(path);
  if (kind !== undefined) return { by: 'documents', what: kind };
  if (!isWorkflowOrAction(path)) return undefined;
  const rule = await remembered(comparison, `rule for ${path}`, () => workflowRule(comparison, change));
  return rule === undefined ? undefined : { by: 'workflows', what: rule };
}

/** The files of no target that impact less than everything, each with the rule that decided, in words. */
export function rulesIn(places: ReadonlyMap<string, Place>): ReadonlyMap<string, string> {
  return new Map(
    [...places].flatMap(([path, { by, what, isOpen }]): [string, string][] => {
      if (by === 'documents') return [[path, `${what}: impacts only the targets that name it`]];
      return by === 'workflows' && isOpen !== true ? [[path, what]] : [];
    }),
  );
}
