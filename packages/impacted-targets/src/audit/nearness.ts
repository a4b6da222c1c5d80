import { append } from '../../../shared/src/append.js';
import type { PastAnswer, PastMerges, TargetsOfCommit } from '../analysis/past-merges.js';
import { directoryOf, nameOf, pathsAbove } from '../tree/paths.js';

/** What may connect a failed target with a target or a file that a merge changed. */
export interface Link {
  readonly kind: 'target' | 'file';
  /** Name of the changed target, or path of the changed file. */
  readonly to: string;
  /** The higher, the likelier; 0 where nothing is known but the change. */
  readonly strength: number;
  /** In one line; empty where the strength is 0. */
  readonly reason: string;
}

/** A merge that did not claim a target. */
export interface LinkedMerge {
  /** Place in the list of merges. */
  readonly merge: number;
  /** The strongest first. */
  readonly links: readonly Link[];
  /** Of the strongest link to a target and the strongest one to a file, together. */
  readonly strength: number;
}

/** What a failed target is known by. */
interface Known {
  readonly name: string;
  /** The paths, their ends and their segments in its texts, each with the first file that has it. */
  readonly words: ReadonlyMap<string, string>;
  /** The folders above its files. */
  readonly folders: ReadonlySet<string>;
}

/** Larger files are data, and are not searched. In bytes. */
const largestFile = 512 * 1024;
/** Most bytes of one target that are searched. */
const mostBytes = 16 * 1024 * 1024;
/** A name that more files or targets have, such as `index.ts` or `core`, connects nothing. */
const mostTimes = 5;
/** The last part of a target's name that is shorter, such as `ui` of `@acme/ui`, may be any word. */
const shortestWord = 4;

/** Finds what connects merges with targets that they did not claim. */
export class Links {
  readonly #past: PastMerges;
  readonly #claims: readonly PastAnswer[];
  readonly #known: TargetsOfCommit;
  #filesOf: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  readonly #times = new Map<string, number>();

  constructor(past: PastMerges, claims: readonly PastAnswer[], known: TargetsOfCommit) {
    this.#past = past;
    this.#claims = claims;
    this.#known = known;
    for (const name of known.names) this.#count(lastPart(name));
    for (const path of known.paths) this.#count(nameOf(path));
  }

  /** All merges, the one with the strongest links first; of equal ones, the newest first. */
  async of(target: string): Promise<readonly LinkedMerge[]> {
    const files = (await (this.#filesOf ??= this.#filesByTarget())).get(target) ?? [];
    const known: Known = {
      name: target,
      words: wordsOf(files, await this.#known.read(files)),
      folders: new Set(files.flatMap(pathsAbove).filter((folder) => folder !== '')),
    };
    const merges: LinkedMerge[] = [];
    for (const [merge, answer] of this.#claims.entries()) {
      const toTargets = (await this.#toTargets(known, answer)).sort((a, b) => b.strength - a.strength);
      const changed = await this.#past.changes(merge);
      const toFiles = changed.map((path) => this.#toFile(known, path)).sort((a, b) => b.strength - a.strength);
      const strength = (toTargets[0]?.strength ?? 0) + (toFiles[0]?.strength ?? 0);
      merges.push({ merge, strength, links: [...toTargets, ...toFiles].sort((a, b) => b.strength - a.strength) });
    }
    return merges.sort((a, b) => b.strength - a.strength || b.merge - a.merge);
  }

  /** Links to the targets of which a merge changed files. */
  async #toTargets({ name, words }: Known, answer: PastAnswer): Promise<Link[]> {
    if (answer.kind === 'all') return [];
    const reasons = [...answer.why.values()];
    const reaching = new Set(reasons.flatMap((reason) => (reason.kind === 'dependency' ? [reason.target] : [])));
    const links: Link[] = [];
    for (const to of answer.targets.filter((one) => answer.why.get(one)?.kind !== 'dependency')) {
      const part = lastPart(to);
      const file = words.get(withoutSystem(to)) ?? (this.#isTelling(part) ? words.get(part) : undefined);
      const isDependency = (await this.#known.dependentsOf(to)).includes(name);
      const reason = isDependency
        ? `${name} depends on ${to}, and such a change of it does not reach further`
        : file === undefined
          ? ''
          : `${file} of ${name} names ${to}`;
      // A change through which others were claimed is likelier to break something than one of its tests.
      const strength = reason === '' ? 0 : reaching.has(to) ? 5 : 3;
      links.push({ kind: 'target', to, strength, reason });
    }
    return links;
  }

  #toFile({ name, words, folders }: Known, path: string): Link {
    const link = (strength: number, reason: string): Link => ({ kind: 'file', to: path, strength, reason });
    const segments = path.split('/');
    const ends = segments.slice(0, -1).map((_, place) => segments.slice(place).join('/'));
    const end = ends.find((one) => words.has(one));
    if (end !== undefined) return link(4, `${words.get(end) ?? ''} of ${name} has the path ${end}`);
    const file = this.#isRare(nameOf(path)) ? words.get(nameOf(path)) : undefined;
    if (file !== undefined) return link(2, `${file} of ${name} names ${nameOf(path)}`);
    return folders.has(directoryOf(path)) ? link(1, `${path} lies in a folder of ${name}`) : link(0, '');
  }

  #isTelling(part: string): boolean {
    return part.length >= shortestWord && this.#isRare(part);
  }

  #isRare(name: string): boolean {
    return (this.#times.get(name) ?? 0) <= mostTimes;
  }

  #count(name: string): void {
    this.#times.set(name, (this.#times.get(name) ?? 0) + 1);
  }

  async #filesByTarget(): Promise<ReadonlyMap<string, readonly string[]>> {
    const files = new Map<string, string[]>();
    for (const path of this.#known.paths)
      for (const owner of await this.#known.ownersOf(path)) append(files, owner, path);
    return files;
  }
}

function wordsOf(files: readonly string[], contents: ReadonlyMap<string, Buffer>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  let left = mostBytes;
  for (const file of files) {
    const content = contents.get(file);
    if (content === undefined || content.length > Math.min(largestFile, left) || content.includes(0)) continue;
    left -= content.length;
    for (const [run] of content.toString('utf8').matchAll(/[\w@./:-]{2,300}/g)) {
      const segments = run.replace(/^[./:-]+|[./:-]+$/g, '').split('/');
      for (const [place, segment] of segments.slice(0, 20).entries())
        for (const word of [segment, segments.slice(place).join('/')])
          if (word !== '' && !words.has(word)) words.set(word, file);
    }
  }
  return words;
}

/** A name without the build system in front. */
function withoutSystem(name: string): string {
  return name.replace(/^[\w/-]+:(?=[^/:])/, '');
}

function lastPart(name: string): string {
  return withoutSystem(name).split(/[/:]/).at(-1) ?? name;
}
