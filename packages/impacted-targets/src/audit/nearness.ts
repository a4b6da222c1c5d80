import { append } from '../../../shared/src/append.js';
import type { PastAnswer, PastMerges, TargetsOfCommit } from '../analysis/past-merges.js';
import { nameOf } from '../tree/paths.js';

/** What may connect a failed target with a target that a merge changed, or with a changed file of no target. */
export interface Link {
  readonly kind: 'target' | 'file';
  /** Name of the changed target, or path of the changed file. */
  readonly to: string;
  /** In one line; empty where nothing is known but the change. */
  readonly reason: string;
  /** The higher, the likelier; 0 without a reason. */
  readonly strength: number;
}

/** A merge that did not claim a target. */
export interface LinkedMerge {
  /** Place in the list of merges. */
  readonly merge: number;
  /** The strongest first. */
  readonly links: readonly Link[];
}

/** A change through which others were claimed is likelier to break something than a file, and a file than a change of tests. */
const strengths = { reaching: 3, file: 2, tests: 1 };
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
  readonly #filesOf = new Map<string, string[]>();
  /** How many files and targets have a name. */
  readonly #times = new Map<string, number>();

  private constructor(
    readonly past: PastMerges,
    readonly claims: readonly PastAnswer[],
    readonly known: TargetsOfCommit,
  ) {
    for (const name of [...Array.from(known.names, lastPart), ...known.paths.map(nameOf)])
      this.#times.set(name, (this.#times.get(name) ?? 0) + 1);
  }

  static async among(past: PastMerges, claims: readonly PastAnswer[], known: TargetsOfCommit): Promise<Links> {
    const links = new Links(past, claims, known);
    for (const path of known.paths) for (const owner of await known.ownersOf(path)) append(links.#filesOf, owner, path);
    return links;
  }

  /** All merges, the one with the strongest link first; of equal ones, the newest first. */
  async of(target: string): Promise<readonly LinkedMerge[]> {
    const files = this.#filesOf.get(target) ?? [];
    const words = wordsOf(files, await this.known.read(files));
    /** Says which file of the target has one of these words; empty where none has, or where many things have that name. */
    const naming = (possible: readonly string[], what: string): string => {
      const word = possible.find((one) => words.has(one) && (this.#times.get(one) ?? 0) <= mostTimes);
      return word === undefined ? '' : `${words.get(word) ?? ''} of ${target} names ${what}`;
    };
    const merges: LinkedMerge[] = [];
    for (const merge of this.claims.keys()) {
      const links = await this.#linksOf(target, merge, naming);
      merges.push({ merge, links: links.sort((a, b) => b.strength - a.strength) });
    }
    const strongest = ({ links }: LinkedMerge) => links[0]?.strength ?? 0;
    return merges.sort((a, b) => strongest(b) - strongest(a) || b.merge - a.merge);
  }

  /** Links to the targets of which a merge changed files, and to its changed files of no target. */
  async #linksOf(target: string, merge: number, naming: (possible: readonly string[], what: string) => string) {
    const links: Link[] = [];
    const add = (kind: Link['kind'], to: string, reason: string, strength: number) =>
      links.push({ kind, to, reason, strength: reason === '' ? 0 : strength });
    const answer = this.claims[merge];
    const why = answer?.kind === 'targets' ? answer.why : new Map<string, never>();
    const reaching = new Set([...why.values()].map((reason) => reason.kind === 'dependency' && reason.target));
    for (const [to, { kind }] of why) {
      if (kind === 'dependency') continue;
      const last = lastPart(to);
      const reason = (await this.known.dependentsOf(to)).includes(target)
        ? `${target} depends on ${to}, but this change of ${to} does not reach its dependents`
        : naming([withoutSystem(to), ...(last.length < shortestWord ? [] : [last])], to);
      add('target', to, reason, reaching.has(to) ? strengths.reaching : strengths.tests);
    }
    for (const path of await this.past.changes(merge)) {
      if ((await this.known.ownersOf(path)).length > 0) continue;
      const segments = path.split('/');
      const ends = segments.map((_, place) => segments.slice(place).join('/'));
      add('file', path, naming(ends, path), strengths.file);
    }
    return links;
  }
}

/** The paths, their ends and their segments in the texts of files, each with the first file that has it. */
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
        for (const word of [segment, segments.slice(place).join('/')]) if (!words.has(word)) words.set(word, file);
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
