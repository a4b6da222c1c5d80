import { optionsOfBuildSystems } from '../configuration/build-system-options.js';
import { capturePattern } from '../configuration/glob.js';
import { valuesIn } from '../configuration/rule-names.js';
import { ImpactError } from '../tree/impact-error.js';
import { append, getOrMake } from '../../../shared/src/append.js';
import { textBetween } from '../../../shared/src/globs/text-between.js';
import { targetsOf, type AskedBuild } from './asked-builds.js';
import type { Readings } from './readings.js';

/** A target as rules may call it. */
interface Called {
  /** Its name in the answer. */
  readonly name: string;
  /** Its name in its build system. */
  readonly own: string;
  readonly asked: AskedBuild;
  /** Undefined for targets of rules, and where only a tool knows it. */
  readonly folder: string | undefined;
}

/** True where the targets are known beforehand, and not only those that a tool counts as different. */
export function isListed({ base, head, reported }: Readings): boolean {
  return base !== undefined || head !== undefined || reported === undefined;
}

/** The targets of both commits, by their names in the build system, each with its folder, of several the outermost. */
function foldersOf(readings: Readings): ReadonlyMap<string, string | undefined> {
  const folders = new Map(
    [...(readings.reported?.targets.keys() ?? [])].map((name) => [name, undefined as string | undefined]),
  );
  for (const { name, folder } of targetsOf(readings)) {
    const known = folders.get(name);
    folders.set(name, known !== undefined && known.length < folder.length ? known : folder);
  }
  return folders;
}

/**
 * The target names that rules can refer to: those of the answer, those with the build system in front, and those without it where only one
 * build system has such a target.
 */
export class TargetNames {
  /** By the name in the answer, and by the name with the build system in front. */
  readonly #full = new Map<string, Called[]>();
  readonly #own = new Map<string, Called[]>();
  readonly #byName = new Map<string, Called>();
  readonly #matching = new Map<string, readonly string[]>();

  constructor(readonly asked: readonly AskedBuild[]) {
    for (const one of asked) {
      const { reader, root } = one.readings;
      for (const [own, folder] of foldersOf(one.readings)) {
        const called = { name: one.named(own), own, asked: one, folder: reader.isConfigured ? undefined : folder };
        const ofSystem = `${reader.name}:${own}`;
        for (const full of new Set([called.name, ofSystem, root === '' ? ofSystem : `${root}/${ofSystem}`]))
          append(this.#full, full, called);
        append(this.#own, own, called);
        getOrMake(this.#byName, called.name, () => called);
      }
    }
  }

  /** The names of all targets in the answer; undefined where a build system does not list them. */
  all(): ReadonlySet<string> | undefined {
    return this.asked.every(({ readings }) => isListed(readings)) ? new Set(this.#byName.keys()) : undefined;
  }

  /**
   * The names in the answer that a pattern means. `*` stands for any text, slashes included; a `{name}` part for a part of a segment.
   * @throws ImpactError for a name without its build system that fits targets of several
   */
  matching(pattern: string): readonly string[] {
    return getOrMake(this.#matching, pattern, () => this.#matches(pattern));
  }

  #matches(pattern: string): readonly string[] {
    const full = lookUp(this.#full, pattern);
    const found = full.length > 0 || systemIn(pattern) !== undefined ? full : lookUp(this.#own, pattern);
    const builds = [...new Set(found.map(({ asked }) => asked))];
    if (full.length === 0 && builds.length > 1 && pattern !== '*') {
      const choices = builds.map((one) => one.named(pattern));
      throw new ImpactError(
        `${pattern} fits targets of several build systems: write ${choices.join(' or ')} in the rules`,
      );
    }
    return [...new Set(found.map(({ name }) => name))];
  }

  /** A target by its name in the answer. */
  get(name: string): Called | undefined {
    return this.#byName.get(name);
  }

  /** The build system of a target, by its name in the answer. */
  systemOf(name: string): string | undefined {
    return this.#byName.get(name)?.asked.readings.reader.name;
  }

  /** True for a pattern that names a build system that was not asked. */
  isElsewhere(pattern: string): boolean {
    const system = systemIn(pattern);
    return system !== undefined && this.asked.every(({ readings }) => readings.reader.name !== system);
  }

  /** The build system without a list of its targets that a pattern may refer to. */
  unknown(pattern: string): string | undefined {
    const system = systemIn(pattern);
    const unlisted = this.asked.flatMap(({ readings }) => (isListed(readings) ? [] : [readings.reader.name]));
    return unlisted.find((name) => (system ?? name) === name);
  }
}

function systemIn(pattern: string): string | undefined {
  const [before = ''] = pattern.split(':');
  if (before === pattern) return undefined;
  return Object.keys(optionsOfBuildSystems).find((name) => before === name || before.endsWith(`/${name}`));
}

function lookUp(names: ReadonlyMap<string, readonly Called[]>, pattern: string): readonly Called[] {
  if (pattern.includes('{') && pattern.replaceAll(capturePattern, '') !== pattern) {
    return [...names].flatMap(([name, called]) => (valuesIn(pattern, name) === undefined ? [] : called));
  }
  if (!pattern.includes('*')) return names.get(pattern) ?? [];
  const parts = pattern.split('*');
  return [...names].flatMap(([name, called]) => (textBetween(parts, name) === undefined ? [] : called));
}
