import type { BuildSystemOptions } from '../src/configuration/configuration.js';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { spawn } from 'node:child_process';
import type { Change, Comparison, ContentMemory, Tree, TreeEntry } from '../src/tree/tree.js';
import type { BuildSystem } from '../src/engine/build-system.js';
import type { Finished, Tools } from '../src/readers/tools.js';
import { append } from '../../shared/src/append.js';
import { ToolMissing } from '../src/tree/impact-error.js';
import { compareByteOrder } from '../src/tree/names.js';
import { impactOf as askAlone, type Impact } from './impact-of.js';
import { removeSamples, sampleDirectory, writeFiles as writeInto } from './sample-repository.js';
import { unconfigured } from './unconfigured.js';

/** A file of a commit: its text, or what else git knows. */
export type Content = string | { link: string } | { submodule: string } | { executable: string };
export type Files = Readonly<Record<string, Content>>;
/** Files that are all texts. */
export type Contents = Readonly<Record<string, string>>;

/** A new directory, removed by `removeDirectories`. */
export const newDirectory = (): Promise<string> => Promise.resolve(sampleDirectory());

/** Removes what the tests of a file have made. */
export function removeDirectories(): void {
  removeSamples();
}

/** Writes the files into a new directory. */
export function writeFiles(files: Files): Promise<string> {
  const root = sampleDirectory();
  writeInto(root, files);
  return Promise.resolve(root);
}

/** A commit that is kept in memory, and written to disk when a tool needs a directory. */
export class MemoryTree implements Tree {
  readonly #files: Files;

  readonly object: string;
  readonly listed: readonly TreeEntry[];
  #directory: Promise<string> | undefined;

  constructor(
    readonly side: 'base' | 'head',
    files: Files,
    readonly contents: ContentMemory = new Map(),
  ) {
    this.#files = files;

    this.listed = Object.entries(files)
      .map(([path, content]) => ({ path, ...modeAndObject(content) }))
      .sort((one, other) => compareByteOrder(one.path, other.path));
    this.object = sha1(JSON.stringify(this.listed));
  }

  entries(): Promise<readonly TreeEntry[]> {
    return Promise.resolve(this.listed);
  }

  read(paths: Iterable<string>): Promise<Map<string, Buffer>> {
    const found = new Map<string, Buffer>();
    for (const path of paths) {
      const content = this.#files[path];
      if (typeof content === 'string') found.set(path, Buffer.from(content));
      else if (content !== undefined && 'executable' in content) found.set(path, Buffer.from(content.executable));
    }
    return Promise.resolve(found);
  }

  async readEach(
    files: readonly TreeEntry[],
    use: (indexes: readonly number[], content: Buffer) => void,
  ): Promise<void> {
    const contents = await this.read(files.map(({ path }) => path));
    const alike = new Map<string, number[]>();
    for (const [index, { object }] of files.entries()) append(alike, object, index);
    for (const indexes of alike.values()) {
      const content = contents.get(files[indexes[0] ?? -1]?.path ?? '');
      if (content) use(indexes, content);
    }
  }

  links(): Promise<ReadonlyMap<string, string>> {
    const links = Object.entries(this.#files).flatMap(([path, content]) =>
      typeof content === 'object' && 'link' in content ? [[path, content.link] as const] : [],
    );
    return Promise.resolve(new Map(links));
  }

  asInBase(base: Tree, changes: readonly Change[]): Tree {
    if (!(base instanceof MemoryTree)) throw new Error('a tree in memory is compared with another kind of tree');
    const left = Object.fromEntries(changes.map(({ path }) => [path, this.#files[path]]));
    const files = Object.entries({ ...base.#files, ...left }).filter(([, content]) => content !== undefined);
    return new MemoryTree('head', Object.fromEntries(files) as Files, this.contents);
  }

  directory(): Promise<string> {
    this.#directory ??= writeFiles(this.#files);
    return this.#directory;
  }
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

function modeAndObject(content: Content): { mode: string; object: string } {
  if (typeof content === 'string') return { mode: '100644', object: sha1(content) };
  if ('link' in content) return { mode: '120000', object: sha1(content.link) };
  if ('submodule' in content) return { mode: '160000', object: content.submodule };
  return { mode: '100755', object: sha1(content.executable) };
}

/** Two commits, with what `git diff --raw --no-renames` would say of them. */
export function compareContents(base: Files, head: Files, root = '', contents: ContentMemory = new Map()): Comparison {
  const [before, after] = [new MemoryTree('base', base, contents), new MemoryTree('head', head, contents)];
  const old = new Map(before.listed.map((entry) => [entry.path, entry]));
  const now = new Map(after.listed.map((entry) => [entry.path, entry]));
  const changes: Change[] = [];
  for (const path of [...new Set([...old.keys(), ...now.keys()])].sort(compareByteOrder)) {
    const [from, to] = [old.get(path), now.get(path)];
    if (from === undefined && to !== undefined) changes.push({ status: 'added', path, head: to });
    else if (to === undefined && from !== undefined) changes.push({ status: 'deleted', path, base: from });
    else if (from && to && (from.mode !== to.mode || from.object !== to.object)) {
      changes.push({ status: 'modified', path, base: from, head: to });
    }
  }
  return { base: before, head: after, changes, root, checkout: tmpdir() };
}

/** Tools for a build system that runs nothing. */
export const noTools: Tools = {
  mayRun: true,
  variables: {},
  noteVersion: () => undefined,
  run: () => Promise.reject(new Error('nothing may be run')),
  temporaryDirectory: () => Promise.reject(new Error('nothing may be written')),
  info: () => undefined,
  warn: () => undefined,
  debug: () => undefined,
  signal: new AbortController().signal,
  options: {},
  ...unconfigured,
};

/** Runs real programs; the log is kept. */
export function realTools(options: BuildSystemOptions = {}): Tools & { readonly log: string[] } {
  const log: string[] = [];
  return {
    ...noTools,
    log,
    variables: process.env as Record<string, string>,
    run: runProgram,
    temporaryDirectory: newDirectory,
    info: (line) => log.push(`info ${line}`),
    warn: (line) => log.push(`warn ${line}`),
    debug: (line) => log.push(`debug ${line}`),
    options,
  };
}

/** Runs a program to its end. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, input }: { cwd: string; env?: Readonly<Record<string, string>>; input?: string },
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
    const output = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
    child.on('error', (error: NodeJS.ErrnoException) => {
      // A folder in PATH that nobody may read makes it the second one.
      reject(['ENOENT', 'EACCES'].includes(String(error.code)) ? new ToolMissing(program) : error);
    });
    child.on('close', (code) => {
      resolve({ exitCode: code ?? 1, ...output });
    });
    // A program may end without having read anything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
  });
}

/** Answer of a build system, as a test likes to look at it. */
export interface Answer {
  /** Sorted; undefined when everything is impacted. */
  readonly targets: string[] | undefined;
  readonly impact: Impact;
  /** Changed paths that nobody covers. */
  readonly uncovered: string[];
}

/** Compares two commits with a build system. */
export async function impactOf(
  system: BuildSystem,
  base: Files,
  head: Files,
  { root = '', options = {} }: { root?: string; options?: BuildSystemOptions } = {},
): Promise<Answer> {
  const comparison = compareContents(base, head, root);
  const impact = await askAlone(system, comparison, realTools(options));
  if (impact.kind === 'all') return { targets: undefined, impact, uncovered: [] };
  const uncovered = comparison.changes.map(({ path }) => path).filter((path) => !impact.coveredPaths.has(path));
  return { targets: [...impact.targets.keys()].sort(), impact, uncovered };
}

/** The files without some of them. */
export function without(files: Files, ...paths: string[]): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)));
}

/** True when the program answers. */
export async function isThere(program: string, ...args: string[]): Promise<boolean> {
  const finished = await runProgram(program, args, { cwd: tmpdir() }).catch(() => undefined);
  return finished?.exitCode === 0;
}

/** The files with one text replaced in one of them. */
export function edited(files: Files, path: string, from: string, to: string): Files {
  const text = files[path];
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  return { ...files, [path]: text.replace(from, to) };
}
