import { BrokenManifest } from '../../tree/broken-manifest.js';
import { append } from '../../../../shared/src/append.js';

/** One directive of go.mod or go.work: `require example.com/m v1.0.0`, whether it is in a block or alone. */
export interface Directive {
  readonly verb: string;
  readonly args: readonly string[];
  readonly line: number;
}

/**
 * The directives of go.mod or go.work, without comments (https://go.dev/ref/mod#go-mod-file-lexical).
 * @throws BrokenManifest with line and column
 */
function directivesOf(path: string, text: string): Directive[] {
  const directives: Directive[] = [];
  let block: { verb: string; line: number } | undefined;
  text.split(/\r?\n/).forEach((written, index) => {
    const line = index + 1;
    const tokens = tokensOf(path, written, line);
    if (tokens.length === 0) return;
    const [first = '', ...rest] = tokens;
    if (block !== undefined) {
      if (first === ')') block = undefined;
      else directives.push({ verb: block.verb, args: tokens, line });
    } else if (rest[0] === '(' && rest.length === 1) block = { verb: first, line };
    else if (first === ')' || first === '(')
      throw new BrokenManifest(path, `${first} without a block`, line, written.indexOf(first) + 1);
    else if (!(rest[0] === '(' && rest[1] === ')')) directives.push({ verb: first, args: rest, line });
  });
  if (block !== undefined) throw new BrokenManifest(path, `the block of ${block.verb} never ends`, block.line, 1);
  return directives;
}

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

/** The content of go.mod. */
export interface ModFile {
  /** Path of the module. */
  readonly module: string;
  /** Version of the language, such as `1.21`. Undefined in old files that have none. */
  readonly go: string | undefined;
  /** Module path → version. */
  readonly requires: ReadonlyMap<string, string>;
  readonly replaces: readonly Replace[];
  /** All other directives as text, by verb, except those that do not affect the module's own build (`retract`). */
  readonly others: ReadonlyMap<string, string>;
  /** Excluded versions, by module path. */
  readonly excludes: ReadonlyMap<string, string>;
}

/** One `replace` directive. */
export interface Replace {
  readonly module: string;
  /** The only version that is replaced. Undefined where every version is. */
  readonly version: string | undefined;
  /** A module path, or a path of the file system where it begins with `./`, `../` or `/`. */
  readonly by: string;
  readonly byVersion: string | undefined;
}

/** The content of go.work. */
export interface WorkFile {
  readonly uses: readonly string[];
  readonly replaces: readonly Replace[];
  readonly others: ReadonlyMap<string, string>;
}

/**
 * Reads go.mod.
 * @throws BrokenManifest
 */
export function readModFile(path: string, text: string): ModFile {
  const requires = new Map<string, string>();
  const excludes = new Map<string, string>();
  const others = new Map<string, string>();
  const replaces: Replace[] = [];
  let module: string | undefined;
  let go: string | undefined;
  for (const { verb, args, line } of directivesOf(path, text)) {
    const [first = '', second = ''] = args;
    if (verb === 'module') module = first;
    else if (verb === 'require') requires.set(first, second);
    else if (verb === 'replace') replaces.push(replaceOf(path, args, line));
    else if (verb === 'exclude') excludes.set(first, `${excludes.get(first) ?? ''} ${second}`);
    else if (verb !== 'retract') others.set(verb, `${others.get(verb) ?? ''} ${args.join(' ')}`);
    if (verb === 'go') go = first;
  }
  if (module === undefined || module === '') throw new BrokenManifest(path, 'there is no module directive', 1, 1);
  return { module, go, requires, replaces, others, excludes };
}

/**
 * Reads go.work.
 * @throws BrokenManifest
 */
export function readWorkFile(path: string, text: string): WorkFile {
  const uses: string[] = [];
  const replaces: Replace[] = [];
  const others = new Map<string, string>();
  for (const { verb, args, line } of directivesOf(path, text)) {
    if (verb === 'use') uses.push(args[0] ?? '');
    else if (verb === 'replace') replaces.push(replaceOf(path, args, line));
    else others.set(verb, `${others.get(verb) ?? ''} ${args.join(' ')}`);
  }
  return { uses, replaces, others };
}

function replaceOf(path: string, args: readonly string[], line: number): Replace {
  const arrow = args.indexOf('=>');
  const [module, version] = args.slice(0, Math.max(arrow, 0));
  const [by, byVersion] = args.slice(arrow + 1);
  if (arrow < 1 || module === undefined || by === undefined)
    throw new BrokenManifest(path, 'replace needs the form: old [version] => new [version]', line, 1);
  return { module, version, by, byVersion };
}

/** True when the version of the language is at least `1.<minor>`. */
export function isAtLeast(go: string | undefined, minor: number): boolean {
  const [, major = '1', found = '0'] = /^(\d+)(?:\.(\d+))?/.exec(go ?? '') ?? [];
  return Number(major) > 1 || Number(found) >= minor;
}

/** Lines of go.sum, by module path: `version hash`. */
export function readSumFile(text: string): Map<string, string[]> {
  const sums = new Map<string, string[]>();
  for (const line of text.split(/\r?\n/)) {
    const [module, ...rest] = line.trim().split(/\s+/);
    if (module === undefined || module === '') continue;
    append(sums, module, rest.join(' '));
  }
  return sums;
}

/** Modules of vendor/modules.txt: the lines about the module, by package. */
export function readVendoredModules(text: string): Map<string, string> {
  const packages = new Map<string, string>();
  let module = '';
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('# ')) module = line;
    else if (line.startsWith('## ')) module += `\n${line}`;
    else if (line !== '') packages.set(line, module);
  }
  return packages;
}
