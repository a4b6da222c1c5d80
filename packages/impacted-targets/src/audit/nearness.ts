import { append } from '../../../shared/src/append.js';
import type { PastAnswer, PastMerges, TargetsOfCommit } from '../analysis/past-merges.js';

/** A target of which a merge changed files, or a changed file of no target. */
interface Changed {
  readonly kind: 'target' | 'file';
  /** Name of the target, or path of the file. */
  readonly to: string;
}

/** A change, and what connects it with a failed target. */
export interface Link extends Changed {
  /** In one line; empty where nothing is known but the change. */
  readonly reason: string;
}

/** A merge that did not claim a target. */
export interface LinkedMerge {
  /** Place in the list of merges. */
  readonly merge: number;
  /** Those with a reason first. */
  readonly links: readonly Link[];
}

/** Larger files are data, and are not searched. In bytes. */
const largestFile = 512 * 1024;
/** Most bytes of one target that are searched. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Finds what connects merges with targets that they did not claim.
 * @returns for a target all merges: those with a link that has a reason, then the others, the newest first
 */
export async function linksAmong(past: PastMerges, answers: readonly PastAnswer[], known: TargetsOfCommit) {
  const filesOf = new Map<string, string[]>();
  for (const path of known.paths) for (const owner of await known.ownersOf(path)) append(filesOf, owner, path);
  const changes: Changed[][] = [];
  for (const [merge, answer] of answers.entries()) {
    const files: Changed[] = [];
    for (const to of await past.changes(merge))
      if ((await known.ownersOf(to)).length === 0) files.push({ kind: 'file', to });
    changes.push([...changedTargets(answer), ...files]);
  }
  return async (target: string): Promise<readonly LinkedMerge[]> => {
    const files = filesOf.get(target) ?? [];
    const words = wordsOf(files, await known.read(files));
    const link = async (change: Changed): Promise<Link> => {
      const { kind, to } = change;
      if (kind === 'target' && (await known.dependentsOf(to)).includes(target))
        return {
          ...change,
          reason: `${target} depends on ${to}, but this change of ${to} does not reach its dependents`,
        };
      const word = namesOf(change).find((one) => words.has(one));
      return { ...change, reason: word === undefined ? '' : `${words.get(word) ?? ''} of ${target} names ${to}` };
    };
    const isNear = ({ reason }: Link) => Number(reason !== '');
    const merges: LinkedMerge[] = [];
    for (const [merge, changed] of changes.entries()) {
      const links = await Promise.all(changed.map(link));
      merges.unshift({ merge, links: links.sort((a, b) => isNear(b) - isNear(a)) });
    }
    return merges.sort((a, b) => Number(b.links.some(isNear)) - Number(a.links.some(isNear)));
  };
}

/** The targets that a merge claimed for changes of their own. */
function changedTargets(answer: PastAnswer): Changed[] {
  const why = answer.kind === 'targets' ? [...answer.why] : [];
  return why.flatMap(([to, { kind }]) => (kind === 'dependency' ? [] : [{ kind: 'target' as const, to }]));
}

/** The words by which a text may name what changed: a path, or its end with a folder; the name of a target without its build system. */
function namesOf({ kind, to }: Changed): readonly string[] {
  if (kind === 'target') return [to.replace(/^[\w/-]+:(?=[^/:])/, '')];
  const segments = to.split('/');
  return segments.map((_, place) => segments.slice(place).join('/')).filter((end) => end === to || end.includes('/'));
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
