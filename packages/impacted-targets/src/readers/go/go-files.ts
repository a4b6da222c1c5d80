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
  readonly about: Lines;
  /** Folders of the modules of a workspace, as they are written. */
  readonly uses: readonly string[];
  /** All other directives that affect the build. */
  readonly settings: readonly string[];
}

/** Lines of a file about modules, by the paths of these. */
export type Lines = ReadonlyMap<string, readonly string[]>;

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
  const directives = directivesOf(path, manifestText(content));
  const having = (verb: string) => directives.filter((one) => one.verb === verb);
  const firsts = (verb: string) => having(verb).map(({ args: [first = ''] }) => first);
  const about = new Map<string, string[]>();
  for (const { verb, args } of directives.filter((one) => /^(?:require|replace|exclude)$/.test(one.verb)))
    append(about, args[0] ?? '', [verb, ...args].join(' '));
  // What is retracted matters to those who require the module from elsewhere.
  const others = directives.filter(({ verb }) => !/^(?:module|use|require|replace|exclude|retract)$/.test(verb));
  return {
    module: firsts('module')[0] ?? '',
    isComplete: isSince17(firsts('go')[0] ?? ''),
    requires: new Map(having('require').map(({ args: [module = '', version = ''] }) => [module, version])),
    replaces: having('replace').map((directive) => replaceOf(path, directive)),
    about,
    uses: firsts('use'),
    settings: others.map(({ verb, args }) => [verb, ...args].join(' ')),
  };
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
    const words = written.replace(/\/\/.*/, '').matchAll(/"([^"]*)"|`([^`]*)`|[()]|[^\s"`()]+/g);
    const [verb, ...args] = [...words].map(([all, quoted, raw]) => quoted ?? raw ?? all);
    const line = index + 1;
    if (verb === undefined) continue;
    if (block !== undefined && verb === ')') block = undefined;
    else if (block !== undefined) directives.push({ verb: block.verb, args: [verb, ...args], line });
    else if (args[0] !== '(') directives.push({ verb, args, line });
    else if (args[1] !== ')') block = { verb, line };
  }
  if (block !== undefined) throw new BrokenManifest(path, `the block of ${block.verb} never ends`, block.line, 1);
  return directives;
}

function replaceOf(path: string, { args, line }: Directive): Replace {
  const arrow = args.indexOf('=>');
  const [module, version] = args.slice(0, Math.max(arrow, 0));
  const by = args[arrow + 1];
  if (module === undefined || by === undefined)
    throw new BrokenManifest(path, 'replace needs the form: old [version] => new [version]', line, 1);
  // As Go's own `modfile.IsDirectoryPath` says it, on every system.
  return { module, version, by, isFolder: /^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:)/.test(by) };
}

/** Lines of go.sum: `version hash`, or `version/go.mod hash`. */
export function parseGoSum(content: Buffer): Lines {
  const sums = new Map<string, string[]>();
  for (const line of content.toString('utf8').split(/\r?\n/)) {
    const [module = '', ...rest] = line.trim().split(/\s+/);
    if (module !== '') append(sums, module, rest.join(' '));
  }
  return sums;
}

/** Lines of vendor/modules.txt about each module: its version, what replaces it, and its version of Go. */
export function parseModulesTxt(content: Buffer): Lines {
  const modules = new Map<string, string[]>();
  let module = '';
  for (const line of content.toString('utf8').split(/\r?\n/)) {
    if (line.startsWith('# ')) module = line.split(' ', 2)[1] ?? '';
    if (line.startsWith('#')) append(modules, module, line);
  }
  return modules;
}
