import { BrokenManifest, manifestText } from '../../tree/broken-manifest.js';
import { append } from '../../../../shared/src/append.js';

/** The content of go.mod or go.work. */
export interface GoFile {
  /** Path of the module; empty in go.work. */
  readonly module: string;
  /** True where it names all modules that its packages are built from: since Go 1.17 (https://go.dev/ref/mod#graph-pruning). */
  readonly isComplete: boolean;
  /** Versions by the paths of modules. */
  readonly requires: ReadonlyMap<string, string>;
  readonly replaces: readonly Replace[];
  /** All that it says of other modules, by their paths: which versions are required, excluded or replaced. */
  readonly about: ReadonlyMap<string, readonly string[]>;
  /** Folders of the modules of a workspace, as they are written. */
  readonly uses: readonly string[];
  /** All other directives that affect the build. */
  readonly settings: readonly string[];
}

/** One `replace` directive. */
export interface Replace {
  readonly module: string;
  /** The only version that is replaced. Undefined where every version is. */
  readonly version: string | undefined;
  /** A module path, or a path of the file system. */
  readonly by: string;
  readonly isFolder: boolean;
}

/** @throws BrokenManifest */
export function parseGoMod(content: Buffer, path: string): GoFile {
  const file = parseGoFile(content, path);
  if (file.module === '') throw new BrokenManifest(path, 'there is no module directive', 1, 1);
  return file;
}

/**
 * Reads go.mod or go.work (https://go.dev/ref/mod#go-mod-file, https://go.dev/ref/mod#go-work-file).
 * @throws BrokenManifest
 */
export function parseGoFile(content: Buffer, path: string): GoFile {
  const requires = new Map<string, string>();
  const about = new Map<string, string[]>();
  const [replaces, uses, settings]: [Replace[], string[], string[]] = [[], [], []];
  let [module, go] = ['', ''];
  for (const { verb, args, line } of directivesOf(path, manifestText(content))) {
    const [first = '', second = ''] = args;
    if (verb === 'module') module = first;
    else if (verb === 'use') uses.push(first);
    else if (verb === 'require') requires.set(first, second);
    else if (verb === 'replace') replaces.push(replaceOf(path, args, line));
    // What is retracted matters to those who require the module from elsewhere.
    else if (verb !== 'exclude' && verb !== 'retract') settings.push([verb, ...args].join(' '));
    if (['require', 'replace', 'exclude'].includes(verb)) append(about, first, [verb, ...args].join(' '));
    if (verb === 'go') go = first;
  }
  return { module, isComplete: isSince17(go), requires, replaces, about, uses, settings };
}

function isSince17(go: string): boolean {
  const [, major = '1', minor = '0'] = /^(\d+)(?:\.(\d+))?/.exec(go) ?? [];
  return Number(major) > 1 || Number(minor) >= 17;
}

/** One directive, whether it is in a block or alone: `require example.com/m v1.0.0`. */
interface Directive {
  readonly verb: string;
  readonly args: readonly string[];
  /** Counted from 1. */
  readonly line: number;
}

function directivesOf(path: string, text: string): Directive[] {
  const directives: Directive[] = [];
  let block: { verb: string; line: number } | undefined;
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const tokens = tokensOf(path, written, line);
    const [first, ...rest] = tokens;
    if (first === undefined) continue;
    if (block !== undefined && first === ')') block = undefined;
    else if (block !== undefined) directives.push({ verb: block.verb, args: tokens, line });
    else if (rest[0] !== '(') directives.push({ verb: first, args: rest, line });
    else if (rest[1] !== ')') block = { verb: first, line };
  }
  if (block !== undefined) throw new BrokenManifest(path, `the block of ${block.verb} never ends`, block.line, 1);
  return directives;
}

/** The words of a line, without comments (https://go.dev/ref/mod#go-mod-file-lexical). */
function tokensOf(path: string, written: string, line: number): string[] {
  const tokens: string[] = [];
  const token = /[ \t]+|\/\/.*|"((?:[^"\\]|\\.)*)"|`([^`]*)`|=>|[()]|(?:(?!\/\/|=>)[^\s"`()])+/y;
  while (token.lastIndex < written.length) {
    const at = token.lastIndex;
    const match = token.exec(written);
    if (match === null) throw new BrokenManifest(path, 'a quote that never ends', line, at + 1);
    if (/^(?:[ \t]|\/\/)/.test(match[0])) continue;
    tokens.push(match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? match[0]);
  }
  return tokens;
}

function replaceOf(path: string, args: readonly string[], line: number): Replace {
  const arrow = args.indexOf('=>');
  const [module, version] = args.slice(0, Math.max(arrow, 0));
  const by = args[arrow + 1];
  if (module === undefined || by === undefined)
    throw new BrokenManifest(path, 'replace needs the form: old [version] => new [version]', line, 1);
  // As Go's own `modfile.IsDirectoryPath` says it, on every system.
  return { module, version, by, isFolder: /^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:)/.test(by) };
}

/** Lines of go.sum by the paths of modules: `version hash`, or `version/go.mod hash`. */
export function parseGoSum(content: Buffer): ReadonlyMap<string, readonly string[]> {
  const sums = new Map<string, string[]>();
  for (const line of content.toString('utf8').split(/\r?\n/)) {
    const [module = '', ...rest] = line.trim().split(/\s+/);
    if (module !== '') append(sums, module, rest.join(' '));
  }
  return sums;
}

/** Lines of vendor/modules.txt about each module: its version, what replaces it, and its version of Go. */
export function parseModulesTxt(content: Buffer): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string[]>();
  let module = '';
  for (const line of content.toString('utf8').split(/\r?\n/)) {
    if (line.startsWith('# ')) module = line.split(' ', 2)[1] ?? '';
    if (line.startsWith('#')) append(modules, module, line);
  }
  return modules;
}
