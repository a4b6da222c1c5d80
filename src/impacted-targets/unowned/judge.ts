import type { Change, Comparison, KnownTargets, Reason } from '../build-systems/build-system.js';
import { remembered } from '../tree/remembered.js';
import { pathsAbove } from '../tree/paths.js';
import { documentGroup, impactsOnlyWhatNamesIt } from './documents.js';
import type { CommandScope } from './job-commands.js';
import { ChangedWorkflows, isOfService } from './workflow-impact.js';

/** A build system that answered; the parts that are needed for files without an owner. */
export interface Asked {
  readonly known: KnownTargets | undefined;
  /** How its targets are called in the answer. */
  readonly named: (target: string) => string;
}

/** The impact of the files that no target owns. */
export interface Judged {
  /** Files that impact nothing beyond `targets`, each with the rule that decided it. */
  readonly rules: ReadonlyMap<string, string>;
  /** Targets that a changed workflow runs, and their dependents. */
  readonly targets: ReadonlyMap<string, Reason>;
}

/**
 * True for a changed file that may impact less than everything where no target owns it: because of its name, or because
 * it is a workflow. The caller checks whether the configuration says otherwise.
 */
export function mayImpactLess({ path, base, head }: Change): boolean {
  // A link or a submodule can lead to anything.
  if ([base, head].some((entry) => entry && !entry.mode.startsWith('100'))) return false;
  return impactsOnlyWhatNamesIt(path) || isOfService(path);
}

/**
 * Judges changed files that no target owns. The targets that name a text are in the answer of their build system;
 * workflows are judged by the commands of their jobs.
 * @param changes files for which `mayImpactLess` is true
 * @param asked the build systems that own files and know targets
 */
export async function judgeUnowned(
  comparison: Comparison,
  changes: readonly Change[],
  asked: readonly Asked[],
): Promise<Judged> {
  const judged = {
    rules: new Map<string, string>(),
    targets: new Map<string, Reason>(),
  };
  const targetsOf = new TargetsOfFiles(asked);
  for (const { path } of changes) {
    if (!isOfService(path)) judged.rules.set(path, documentGroup(path) ?? 'text for people, where no target names it');
  }
  const services = changes.filter(({ path }) => isOfService(path));
  if (services.length > 0) await judgeServices(comparison, services, targetsOf, judged);
  return judged;
}

/** `Judged` while it is made. */
interface Judging extends Judged {
  readonly rules: Map<string, string>;
  readonly targets: Map<string, Reason>;
}

/** Adds what changed workflows, actions of the repository and files of other services impact. */
async function judgeServices(
  comparison: Comparison,
  changes: readonly Change[],
  targetsOf: TargetsOfFiles,
  { rules, targets }: Judging,
): Promise<void> {
  const workflows = new ChangedWorkflows(comparison);
  for (const change of changes) {
    const impact = await remembered(comparison, `impact of ${change.path}`, () => workflows.impactOf(change));
    if (impact === undefined) continue;
    const found = await targetsOfScopes(comparison, impact.scopes, targetsOf);
    if (found === undefined) continue;
    for (const target of found) if (!targets.has(target)) targets.set(target, { kind: 'file', path: change.path });
    rules.set(change.path, impact.rule);
  }
}

/** @returns undefined where a scope has no target */
async function targetsOfScopes(
  { base, head }: Comparison,
  scopes: readonly CommandScope[],
  targetsOf: TargetsOfFiles,
): Promise<ReadonlySet<string> | undefined> {
  const targets = new Set<string>();
  for (const scope of scopes) {
    if (scope.kind === 'neither') continue;
    const found =
      scope.kind === 'names'
        ? await targetsOf.named(scope.names)
        : await targetsOf.inFolder(
            scope.folder,
            [...(await base.entries()), ...(await head.entries())].map(({ path }) => path),
          );
    if (found === undefined) return undefined;
    for (const target of found) targets.add(target);
  }
  return targets;
}

/** Asks the build systems for the targets of files, each file once. */
export class TargetsOfFiles {
  readonly #found = new Map<string, readonly string[] | undefined>();
  readonly areAllKnown: boolean;

  constructor(readonly asked: readonly Asked[]) {
    this.areAllKnown = asked.every(({ known }) => known?.impactedBy !== undefined);
  }

  /** The targets that own a file, and their dependents; undefined where no known target owns it. */
  async impactedBy(file: string): Promise<readonly string[] | undefined> {
    if (this.#found.has(file)) return this.#found.get(file);
    const targets: string[] = [];
    for (const { known, named } of this.asked) {
      for (const target of (await known?.impactedBy?.(file)) ?? []) targets.push(named(target));
    }
    const found = targets.length === 0 ? undefined : targets;
    this.#found.set(file, found);
    return found;
  }

  /** The targets with these names, and their dependents; undefined where a name belongs to no target. */
  async named(names: readonly string[]): Promise<readonly string[] | undefined> {
    const targets: string[] = [];
    for (const name of names) {
      let isKnown = false;
      for (const { known, named } of this.asked) {
        if (known === undefined || ![...(await known.names())].includes(name)) continue;
        isKnown = true;
        targets.push(named(name));
        for (const dependent of await known.dependentsOf(name)) targets.push(named(dependent));
      }
      if (!isKnown) return undefined;
    }
    return targets;
  }

  /** The targets of all files in a folder; undefined where no target owns the folder, or any of its files. */
  async inFolder(folder: string, paths: readonly string[]): Promise<readonly string[] | undefined> {
    if (!this.areAllKnown) return undefined;
    const folders = new Set<string>();
    for (const path of paths) {
      if (!path.startsWith(`${folder}/`)) continue;
      for (const above of pathsAbove(path)) {
        if (above.length < folder.length || folders.has(above)) break;
        folders.add(above);
      }
    }
    if (folders.size === 0) return undefined;
    const targets = new Set<string>();
    for (const one of folders) {
      const found = await this.impactedBy(`${one}/x`);
      if (found === undefined) return undefined;
      for (const target of found) targets.add(target);
    }
    return [...targets];
  }
}
