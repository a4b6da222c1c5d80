import { directoryOf, nameOf } from '../tree/paths.js';

/** A file with its content, where it is a text of a usual size. */
export interface TextFile {
  readonly path: string;
  readonly content: Buffer | undefined;
}

/** What a merge changed, for its distance from a target. */
export interface ChangedByMerge {
  /** Targets whose own files it changed. */
  readonly targets: readonly string[];
  /** Targets through which it claimed others. */
  readonly reaching: ReadonlySet<string>;
  readonly files: readonly TextFile[];
}

/** How many have a name, or a word of it: what many have connects nothing. */
export interface Times {
  /** Files of the repository with this name. */
  readonly ofFile: (name: string) => number;
  /** Targets with this word in their names. */
  readonly ofWord: (word: string) => number;
}

/** How near a merge is to a target that it did not claim. */
export interface Nearness {
  /** The higher, the nearer; 0 where nothing connects them. */
  readonly score: number;
  /** What connects them, the strongest first, each in one line. */
  readonly reasons: readonly string[];
  /** The changed targets and files, those that are connected most come first. */
  readonly targets: readonly string[];
  readonly files: readonly string[];
}

/** Larger files are data, and are not searched. In bytes. */
const largestFile = 512 * 1024;
/** Most bytes of one target, or of one merge, that are searched. */
const mostBytes = 16 * 1024 * 1024;
/** A name that more files have, such as `index.ts`, or a word that more targets have, such as a group of Maven, connects nothing. */
const mostTimes = 5;
const shortestWord = 4;
const mostReasons = 5;

/** The words and paths of texts, each with the first file that has it. */
export class WordsOf {
  readonly #words = new Map<string, string>();

  constructor(files: Iterable<TextFile>) {
    let left = mostBytes;
    for (const { path, content } of files) {
      if (content === undefined || content.length > Math.min(largestFile, left) || content.includes(0)) continue;
      left -= content.length;
      for (const [run] of content.toString('utf8').matchAll(/[\w@./:-]{2,300}/g)) {
        const word = run.replace(/^[./:-]+|[./:-]+$/g, '');
        for (const one of [word, ...endsOf(word)]) if (one !== '' && !this.#words.has(one)) this.#words.set(one, path);
      }
    }
  }

  /** The first file that has this word or path; undefined where no file does. */
  fileWith(word: string): string | undefined {
    return this.#words.get(word);
  }
}

/** The ends of a path, from each of its segments on, and its single segments. */
function endsOf(word: string): string[] {
  const segments = word.split('/');
  if (segments.length < 2 || segments.length > 20) return [];
  return [...segments, ...segments.slice(1, -1).map((_, index) => segments.slice(index + 1).join('/'))];
}

/** A target that a merge may have broken without claiming it. */
export interface FailedTargetText {
  readonly name: string;
  /** Paths of its files. */
  readonly files: readonly string[];
  readonly words: WordsOf;
  /** The targets that it depends on directly, of those that merges changed. */
  readonly dependencies: ReadonlySet<string>;
}

/** What connects a merge and a target. Many connections of one kind, such as a common folder, are one. */
type Kind = 'edge' | 'name' | 'word' | 'shared' | 'reach' | 'path' | 'file' | 'stem' | 'folder' | 'back';

/**
 * How near a merge is to a target: by edges that the change does not follow, by names and paths in the texts of both, by folders, and by words
 * of their names.
 */
export function nearnessOf(target: FailedTargetText, merge: ChangedByMerge, times: Times): Nearness {
  const found: { kind: Kind; score: number; reason: string }[] = [];
  const ofTarget = new Map<string, number>();
  const ofFile = new Map<string, number>();
  const say = (kind: Kind, score: number, reason: string, into: Map<string, number>, key: string) => {
    found.push({ kind, score, reason });
    into.set(key, (into.get(key) ?? 0) + score);
  };
  const isRareWord = (word: string) => times.ofWord(word.toLowerCase()) <= mostTimes;
  const own = new Set(wordsIn(target.name).filter(isRareWord));
  for (const changed of merge.targets) {
    ofTarget.set(changed, 0);
    const [full, last] = [ownName(changed), lastWord(changed)];
    const naming = target.words.fileWith(full) ?? (full.length > 2 ? target.words.fileWith(`${full}/`) : undefined);
    const isNamed = last === full || (last.length >= shortestWord && isRareWord(last));
    const word = isNamed ? target.words.fileWith(last) : undefined;
    if (target.dependencies.has(changed))
      say(
        'edge',
        6,
        `${target.name} depends on ${changed}, and such a change of it does not reach further`,
        ofTarget,
        changed,
      );
    // What is an edge already is no further sign of one.
    else if (naming !== undefined) say('name', 8, `${naming} of ${target.name} names ${changed}`, ofTarget, changed);
    else if (word !== undefined) say('word', 4, `${word} of ${target.name} has the word ${last}`, ofTarget, changed);
    const shared = wordsIn(changed).filter((one) => own.has(one));
    if (shared.length > 0) {
      const reason = `${changed} and ${target.name} share ${shared.join(', ')}`;
      say('shared', Math.min(4, 2 * shared.length), reason, ofTarget, changed);
    }
    if (merge.reaching.has(changed) && (ofTarget.get(changed) ?? 0) > 0)
      say('reach', 3, `${changed} changed so that others were claimed through it`, ofTarget, changed);
  }
  const folder = commonFolder(target.files);
  for (const { path } of merge.files) {
    ofFile.set(path, 0);
    const segments = path.split('/');
    const ends = segments.slice(0, -1).map((_, index) => segments.slice(index).join('/'));
    const byPath = ends.find((end) => target.words.fileWith(end) !== undefined);
    const name = nameOf(path);
    const isRare = times.ofFile(name) <= mostTimes;
    const byName = isRare ? target.words.fileWith(name) : undefined;
    const [stem = ''] = name.split('.');
    const byStem = isRare && stem.length > shortestWord ? target.words.fileWith(stem) : undefined;
    if (byPath !== undefined)
      say('path', 10, `${target.words.fileWith(byPath) ?? ''} of ${target.name} has the path ${byPath}`, ofFile, path);
    else if (byName !== undefined) say('file', 6, `${byName} of ${target.name} names ${name}`, ofFile, path);
    else if (byStem !== undefined) say('stem', 4, `${byStem} of ${target.name} has the word ${stem}`, ofFile, path);
    const same = sharedSegments(directoryOf(path), folder);
    if (same > 0) {
      const where = directoryOf(path).split('/').slice(0, same).join('/');
      say('folder', Math.min(3, same), `${path} is in ${where}, as ${target.name} is`, ofFile, path);
    }
  }
  const words = new WordsOf(merge.files);
  const back = words.fileWith(ownName(target.name));
  if (back !== undefined) say('back', 5, `${back} names ${target.name}`, ofFile, back);
  const strongest = found.sort((a, b) => b.score - a.score);
  const byScore = (scores: ReadonlyMap<string, number>) =>
    [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
  const score = [...new Map(strongest.toReversed().map((one) => [one.kind, one])).values()].reduce(
    (sum, one) => sum + one.score,
    0,
  );
  return {
    score,
    reasons: [...new Set(strongest.map(({ reason }) => reason))].slice(0, mostReasons),
    targets: byScore(ofTarget),
    files: byScore(ofFile),
  };
}

/** A name without the build system in front. */
function ownName(name: string): string {
  return name.replace(/^[\w/-]+:(?=[^/:])/, '');
}

function lastWord(name: string): string {
  return (
    ownName(name)
      .split(/[/:]/)
      .findLast((part) => part !== '') ?? name
  );
}

/** The words of a name, in small letters. */
export function wordsIn(name: string): string[] {
  const words = ownName(name)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord - 1);
  // The first word of several is mostly the organization, or the place of the repository.
  return words.length > 1 && /[@/]/.test(name) ? words.slice(1) : words;
}

function commonFolder(paths: readonly string[]): string {
  let common: string[] | undefined;
  for (const path of paths) {
    const segments = directoryOf(path).split('/');
    common = common === undefined ? segments : common.slice(0, sharedSegments(common.join('/'), segments.join('/')));
  }
  return (common ?? []).join('/');
}

function sharedSegments(one: string, other: string): number {
  if (one === '' || other === '') return 0;
  const [a, b] = [one.split('/'), other.split('/')];
  const differs = a.findIndex((segment, index) => segment !== b[index]);
  return differs < 0 ? a.length : differs;
}
