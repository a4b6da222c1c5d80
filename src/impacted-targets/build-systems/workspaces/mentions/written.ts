import { posix } from 'node:path';
import { mapping, parseJsonWithComments } from '../../../formats/json-with-comments.js';
import { compilerConfiguration } from './aliases.js';
import { withOtherSpellings } from './spellings.js';

/** What one file speaks of, as it is written there. */
export interface Written {
  /** Names of packages and of aliases, each with the path behind it: `@acme/ui/button`. */
  readonly names: readonly string[];
  /** Names that stand where a command can: of packages, or of what they give to be run. */
  readonly commands: readonly string[];
  /** Relative paths that go up: `../../server`. */
  readonly upward: readonly string[];
  /** Other texts that have the form of a path. Kept where they may start from a directory above. */
  readonly paths: readonly string[];
}

const nothing: Written = { names: [], commands: [], upward: [], paths: [] };

/** Files that are read by people alone, or that repeat what others say. */
const unread =
  /(^|\/)((README|CHANGELOG|CHANGES|HISTORY|LICEN[CS]E|NOTICE|AUTHORS|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|SUPPORT)(\.[^/]*)?|[^/]*\.(snap|map|lock|tsbuildinfo|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|zip|t?gz|pdf|mp[34]|wasm)|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lockb?)$/i;

/** Files in which a name is a word of a command or a value without quotes. */
const unquoted =
  /(^|\/)(Makefile|Dockerfile|Justfile|Procfile|[^/.]+|\.[^/.]+)$|\.(ya?ml|toml|ini|cfg|conf|properties|env|sh|bash|zsh|fish|bat|cmd|ps1|mk|mak|Dockerfile|nix)$/i;

/** True for a file whose text tells nothing of what is built or tested. */
export function isUnread(path: string): boolean {
  return unread.test(path);
}

const scoped = /@[\w.-]+\/[\w.-]+(?:\/[\w./@-]*)?/g;
const afterQuote = /["'`]([^"'`\s\\<>]*)/g;
/** Where a name stands in the middle of a text: in a path of installed packages, behind a loader. */
const inside = /(?:node_modules\/|npm:|workspace:|[!~]|\burl\()([@\w][\w@./-]*)/g;
/** Where a command stands in code: behind what runs it, at the start of a text with arguments, behind another command. */
const run =
  /(?:\b(?:npx|bunx|dlx|exec|run|pnpm|yarn|bun)\s+|(?:--filter|--workspace|--project|-w|-F|-p)[\s=]+|&&\s*|["'`](?=[\w@/.-]+\s)|\b(?:exec|spawn|execa|fork|execFile)(?:Sync)?\(\s*["'`])["']?([@\w][\w@./-]*)/g;
const word = /[@\w.~#$][\w@./~#$-]*/g;
/** Steps upward, with what follows. A slash before them belongs to a text that was put in front (`${root}/../x`). */
const up = /(?:\.\.\/)+[^\s"'`()<>,;:|&\\$]*|(?<![\w.])\.\.(?=["'`\s]|$)/gm;
/** Steps upward as arguments of their own: `join(here, '..', '..', 'server')`. */
const pieces = /(["'`])\.\.(?:\/\.\.)*\/?\1(?:\s*,\s*(["'`])[^"'`\n]*\2)+/g;
const piece = /["'`]([^"'`\n]*)["'`]/g;

/** Files of tests, as the common test runners find them, and what lies beside them. */
const tests =
  /(^|\/)(__tests__|__test__|tests?|specs?|e2e|cypress|integration)\/|[._-](test|spec|cy|e2e|test-d)\.[^/]+$/;

/** True for a file that a test runner may run, or that lies beside such files. */
export function isOfTests(path: string): boolean {
  return tests.test(path);
}

/** Name of a package or an alias that a text begins with, with the scope and without. */
export function headsOf(text: string): readonly string[] {
  const first = text.indexOf('/');
  if (first === -1) return [text];
  const second = text.indexOf('/', first + 1);
  return [text.slice(0, first), second === -1 ? text : text.slice(0, second)];
}

/**
 * Finds what a file speaks of, without understanding its language: comments and examples count as well, so that there
 * may be more than what is meant, not less. Texts that are put together while a program runs cannot be seen.
 * @param content the file; binary files speak of nothing
 * @param known names of packages and commands, and first segments of aliases
 * @param ofRoot true for a file of the root, of which texts that have the form of a path are wanted, too
 */
export function writtenIn(path: string, content: Buffer, known: ReadonlySet<string>, ofRoot: boolean): Written {
  if (isUnread(path) || content.subarray(0, 8000).includes(0)) return nothing;
  const text = withOtherSpellings(path, relevantText(path, content.toString('utf8'), ofRoot));
  const names = new Set<string>();
  const commands = new Set<string>();
  const consider = (candidate: string, into: Set<string>) => {
    const trimmed = candidate.replace(/[?#].*$|[.,;:]+$/, '');
    if (headsOf(trimmed).some((head) => known.has(head))) into.add(trimmed);
    else if (known.has(candidate)) into.add(candidate);
  };
  for (const [found] of text.matchAll(scoped)) consider(found, names);
  for (const [, found = ''] of text.matchAll(afterQuote)) if (found !== '') consider(found, names);
  for (const [, found = ''] of text.matchAll(inside)) consider(found, names);
  for (const [, found = ''] of text.matchAll(run)) consider(found, commands);
  const words = unquoted.test(path) || posix.basename(path) === 'package.json';
  if (words) for (const [found] of text.matchAll(word)) consider(found, commands);

  const upward = new Set<string>();
  for (const [found] of text.matchAll(up)) upward.add(found);
  for (const [whole] of text.matchAll(pieces)) {
    upward.add([...whole.matchAll(piece)].map(([, part = '']) => part).join('/'));
  }
  const paths = new Set<string>();
  const stays = (found: string) => !/^(?:$|[a-z]+:|\.\.|\/\/)/.test(found) && /^[\w@./*{}-]{2,}$/.test(found);
  if (ofRoot || [...upward].some((each) => /^(?:\.\.\/?)+$/.test(each))) {
    for (const [, found = ''] of text.matchAll(afterQuote)) if (stays(found)) paths.add(found);
    if (words) for (const [found] of text.matchAll(word)) if (stays(found) && found.includes('/')) paths.add(found);
  }
  if (names.size + commands.size + upward.size + paths.size === 0) return nothing;
  return { names: [...names], commands: [...commands], upward: [...upward], paths: [...paths] };
}

/** What package.json says of its own name, of people, and of dependencies, which are read with their ranges elsewhere. */
const elsewhere = [
  ...['name', 'description', 'keywords', 'homepage', 'repository', 'bugs', 'author', 'contributors', 'funding'],
  ...['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'peerDependenciesMeta'],
  ...['files', 'overrides', 'resolutions', 'pnpm', 'workspaces', 'packageManager'],
];

/** Lists in the configuration of tools of what they leave alone, or only count: nothing is built from what stands there. */
const leftAlone =
  /\b(?:exclude|ignores?|collectCoverageFrom|(?:test|coverage|module|watch)PathIgnorePatterns)["']?\s*:\s*\[[^\]]*\]/g;

/** The part of a file that speaks of what is used: of manifests and of the compiler's configuration, some fields less. */
function relevantText(path: string, text: string, ofRoot: boolean): string {
  try {
    if (posix.basename(path) === 'package.json') {
      const fields = Object.entries(mapping(JSON.parse(text)));
      return JSON.stringify(Object.fromEntries(fields.filter(([key]) => !elsewhere.includes(key))));
    }
    if (ofRoot && compilerConfiguration.test(path)) {
      // Those that extend it inherit no references, and of its paths only what they call by these names.
      const { references: _, compilerOptions, ...rest } = mapping(parseJsonWithComments(text));
      const { paths: __, ...options } = mapping(compilerOptions);
      return JSON.stringify({ ...rest, compilerOptions: options }, undefined, 1);
    }
  } catch {
    // A text that is no JSON is taken as it is.
  }
  return ofRoot && /\.[cm]?[jt]s$/.test(path) ? text.replace(leftAlone, '') : text;
}
