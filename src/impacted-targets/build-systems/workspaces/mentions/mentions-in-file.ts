import { posix } from 'node:path';
import { parseJson } from '../../../formats/json.js';
import { parseJsonWithComments } from '../../../formats/json-with-comments.js';
import { isBinary } from '../../../tree/binary-files.js';
import { nameOf } from '../../../tree/paths.js';
import { ownStartIn } from '../package-parts.js';
import { isCompilerConfiguration } from './aliases.js';
import { withoutCertainRemarks, withoutRemarks } from './remarks.js';
import { withOtherSpellings } from './spellings.js';
import { fieldsOf } from '../../../../shared/json-values.js';

/** What one file mentions, as it is written there. */
export interface FileMentions {
  /** Names of packages and of aliases, each with the path behind it: `@acme/ui/button`. */
  readonly names: readonly string[];
  /** Names that stand where a command can: of packages, or of what they give to be run. */
  readonly commands: readonly string[];
  /** Relative paths that go up: `../../server`. */
  readonly upward: readonly string[];
  /** Other texts that have the form of a path. Kept where they may start from a directory above, or lead into another package. */
  readonly paths: readonly string[];
  /** Names of packages whose scripts may be run: behind `--filter` and the like. */
  readonly selected: readonly string[];
  /** Texts in which a segment is called as tests and the like are. */
  readonly own: readonly string[];
  /**
   * Of source code, those of `names` and `upward` that say what it is made of; undefined for other files, of which all do.
   * The rest stands in comments, or in texts that need not be names of modules.
   */
  readonly modules: ReadonlySet<string> | undefined;
  /** True where the file may list what is in a directory, so that it uses files which it does not name. */
  readonly lists: boolean;
}

/** Of a file that mentions nothing; there is no other one. */
export const nothing: FileMentions = {
  names: [],
  commands: [],
  upward: [],
  paths: [],
  selected: [],
  own: [],
  modules: undefined,
  lists: false,
};

/** Files that only people and assistants that write code read, or that are copies of what other files say. */
const unread =
  /^((README|CHANGELOG|CHANGES|HISTORY|LICEN[CS]E|NOTICE|AUTHORS|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|SUPPORT)(\.[^/]*)?|(SKILL|AGENTS|CLAUDE|GEMINI)\.md|[^/]*\.(snap|map|lock|tsbuildinfo)|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lockb?)$/i;

/** Files in which a name is a word of a command or a value without quotes. */
const unquoted =
  /^(Makefile|Dockerfile|Justfile|Procfile|[^/.]+|\.[^/.]+)$|\.(ya?ml|toml|ini|cfg|conf|properties|env|sh|bash|zsh|fish|bat|cmd|ps1|mk|mak|Dockerfile|nix)$/i;

/** Files whose values stand without quotes here and there, and other text that may be built from. */
const partlyUnquoted = /\.(css|scss|sass|less|styl|html?|mdx?|vue|svelte|astro)$/i;

/** JavaScript and TypeScript. */
const isCode = /\.[cm]?[jt]sx?$/;

/** True for a file in which a word may be a command or a value. */
export function hasWords(path: string): boolean {
  const name = nameOf(path);
  return unquoted.test(name) || name === 'package.json';
}

/** True for a file whose text tells nothing of what is built or tested. */
export function isUnread(path: string): boolean {
  return isBinary(path) || unread.test(nameOf(path));
}

const scoped = /@[\w.-]+\/[\w.-]+(?:\/[\w./@-]*)?/g;
const afterQuote = /["'`]([^"'`\s\\<>]*)/g;
/** Where a name stands in the middle of a text: in a path of installed packages, behind a loader. */
const inside = /(?:node_modules\/|npm:|workspace:|[!~]|\burl\(|@jsxImportSource\s+|-environment\s+)([@\w][\w@./-]*)/g;
/** Where a command stands in code: behind what runs it, at the start of a text with arguments, behind another command. */
const run =
  /(?:\b(?:npx|bunx|dlx|exec|run|pnpm|yarn|bun)\s+|(?:--filter|--workspace|--project|-w|-F|-p)[\s=]+|&&\s*|["'`](?=[\w@/.-]+\s)|\b(?:exec|spawn|execa|fork|execFile)(?:Sync)?\(\s*["'`])["']?([@\w][\w@./-]*)/g;
const word = /[@\w.~#$][\w@./~#$-]*/g;
/**
 * Steps upward, with what follows. A slash before them belongs to a text that was put in front (`${root}/../x`); a dot makes them
 * three, as in `.../** remark *\/ rest`.
 */
const up = /(?<!\.)(?:\.\.\/)+[^\s"'`()<>,;:|&\\$]*|(?<![\w.])\.\.(?=["'`\s]|$)/gm;
/** A module that is a directory above, whose file is its index. Nothing else starts from there. */
const directoryImport = /(\bfrom\s*["'](?:\.\.\/)*\.\.)\/?(["'])/g;
/** Steps upward as arguments of their own: `join(here, '..', '..', 'server')`. */
const pieces = /(["'`])\.\.(?:\/\.\.)*\/?\1(?:\s*,\s*(["'`])[^"'`\n]*\2)+/g;
const piece = /["'`]([^"'`\n]*)["'`]/g;

/** A path behind a directory that a program or a tool fills in: `<rootDir>/packages/b`, `${root}/packages/b`. */
const behindDirectory = /[>})]\/([\w@.-][\w@./*{}-]*)/g;
/** Names as arguments of their own: `join(root, 'packages', 'b', 'x.json')`. */
const namesInTurn = /(["'`])[\w@.-]+\1(?:\s{0,99},\s{0,99}(["'`])[\w@./-]*\2)+/g;

/** Names of packages behind what chooses packages to run scripts of: `--filter x`, `'--filter', 'x'`, `workspace x`. */
const selects =
  /(?<![\w-])(?:--(?:filter|workspace|project|scope|to|only)|-[wFpt]|workspace)["'`]?[\s,=]+["'`]?(?:[.^!{]*)([@\w][\w@./-]*)/g;
/** What lists files: functions of Node.js, of bundlers, and of the common packages for it. */
const lists =
  /(?:readdir|opendir|scandir|glob(?!al))\w*(?:\.\w+)?\s*[<(]|require\.context|["'](?:walkdir|walk-sync|klaw|readdirp|fdir)["'/]/i;
/** Texts in quotes but for those that something is compared with, and keys. */
const valueInQuotes = /(?<![!=]=\s*|\bcase\s+)(["'`])(?=([^"'`\s\\<>]*))\2(?!\1\s*(?::|[!=]==?))/g;
/** Commands that run all tests, which make nothing of the tests a dependency. */
const runsTests = /\b(?:npm|pnpm|yarn|bun|turbo|nx|lerna|run-s|run-p|npm-run-all)\s+(?:run\s+)?test\b/g;

/**
 * What any text holds that mentions something, whatever names are known; of files in which words do not count. There is such a
 * part in each of the expressions above.
 */
export const anything =
  /["'`@!~\\]|\.\.|&&|(?:node_modules|npm|workspace)[/:]|\burl\(|-environment\s|\b(?:npx|bunx|dlx|exec|run|pnpm|yarn|bun)\s|-(?:filter|workspace|project|w|F|p)[\s=]|readdir|opendir|scandir|glob|require\.context/i;

/**
 * True for a file that mentions nothing where `anything` is not found in it.
 * @param ofRoot true for a file of the root, of which texts that have the form of a path are wanted, too
 */
export function mentionsBySigns(path: string, ofRoot: boolean): boolean {
  return !ofRoot && (isCode.test(path) || (!hasWords(path) && !partlyUnquoted.test(nameOf(path))));
}

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

/** Where a file stands, as far as it decides on which texts are wanted. */
export interface PlaceOfFile {
  /** True for a file of the root, of which all texts that have the form of a path are wanted. */
  readonly ofRoot: boolean;
  /** True for a file of a package that has others within it. */
  readonly hasInner: boolean;
  /** First segments of the paths of packages from the root. */
  readonly tops: ReadonlySet<string>;
}

/**
 * Finds what a file mentions, without understanding its language: examples and most comments count as well, so that
 * there may be more than what is meant, not less. Texts that are put together while a program runs cannot be seen.
 * @param content the file, whatever it holds: Node.js runs files that hold NUL
 * @param known names of packages and commands, and first segments of aliases
 */
export function mentionsIn(
  path: string,
  content: Buffer,
  known: ReadonlySet<string>,
  place: PlaceOfFile,
): FileMentions {
  const { ofRoot } = place;
  if (mentionsBySigns(path, ofRoot) && !anything.test(content.toString('latin1'))) return nothing;
  if (isUnread(path)) return nothing;
  const whole = relevantText(path, textOf(content), ofRoot);
  const relevant = withOtherSpellings(path, isCode.test(path) ? withoutCertainRemarks(whole) : whole);
  const text = relevant.replace(directoryImport, '$1/index$2');
  const names = new Set<string>();
  const commands = new Set<string>();
  const consider = (candidate: string, into: Set<string>) => {
    const trimmed = withoutEnd(candidate);
    if (headsOf(trimmed).some((head) => known.has(head))) into.add(trimmed);
    else if (known.has(candidate)) into.add(candidate);
  };
  for (const [found] of text.matchAll(scoped)) consider(found, names);
  for (const [, found = ''] of text.matchAll(afterQuote)) if (found !== '') consider(found, names);
  for (const [, found = ''] of text.matchAll(inside)) consider(found, names);
  for (const [, found = ''] of text.matchAll(run)) consider(found, commands);
  const words = hasWords(path);
  if (words) for (const [found] of text.matchAll(word)) consider(found, commands);

  const upward = upwardIn(text);
  const paths = pathsIn(
    text,
    words,
    place,
    [...upward].some((each) => /^(?:\.\.\/?)+$/.test(each)),
  );
  const selected = new Set<string>();
  for (const [, found = ''] of text.matchAll(selects)) consider(found, selected);
  const own = ownIn(path, content, text);
  const walks = lists.test(text);
  if (names.size + commands.size + upward.size + paths.size + own.length === 0 && !walks) return nothing;
  return {
    names: [...names],
    commands: [...commands],
    upward: [...upward],
    paths: [...paths],
    selected: [...selected],
    own,
    modules: isSource(path) && !listsOfModules.test(text) ? modulesOf(withoutRemarks(text)) : undefined,
    lists: walks,
  };
}

/** The text of a file: TypeScript also reads UTF-16, which a mark at the beginning tells. */
function textOf(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return content.toString('utf16le');
  if (content[0] !== 0xfe || content[1] !== 0xff) return content.toString('utf8');
  return Buffer.from(content.subarray(0, content.length & ~1))
    .swap16()
    .toString('utf16le');
}

/** A name without a query, a fragment or the end of a sentence. */
function withoutEnd(name: string): string {
  return name.replace(/[?#].*$|[.,;:]+$/, '');
}

/** Most characters of names that are put together to a path. */
const longestPath = 1000;

/** Texts that have the form of a path, as far as they may lead out of the package or into one within it. */
function pathsIn(text: string, words: boolean, { ofRoot, hasInner, tops }: PlaceOfFile, climbs: boolean): Set<string> {
  const paths = new Set<string>();
  const isWanted = (found: string) => ofRoot || climbs || hasInner || tops.has(/^\/?([^/]+)\//.exec(found)?.[1] ?? '');
  const stays = (found: string) => !/^(?:$|[a-z]+:|\.\.|\/\/)/.test(found) && /^[\w@./*{}-]{2,}$/.test(found);
  const add = (found: string) => {
    if (isWanted(found) && stays(found)) paths.add(found);
  };
  for (const [, found = ''] of text.matchAll(afterQuote)) add(found);
  if (words) for (const [found] of text.matchAll(word)) if (found.includes('/')) add(found);
  if (ofRoot) return paths;
  for (const [, found = ''] of text.matchAll(behindDirectory)) add(found);
  for (const [whole] of text.matchAll(namesInTurn)) {
    if (whole.length < longestPath) add([...whole.matchAll(piece)].map(([, part = '']) => part).join('/'));
  }
  return paths;
}

/** What a bundler is told of a file, behind its extension: `x.css?url`. Anywhere else `?` is a wildcard. */
const query = /(\.\w+)\?[A-Za-z][\w=&-]*$/;

/** Relative paths that go up. */
function upwardIn(text: string): Set<string> {
  const upward = new Set<string>();
  for (const [found] of text.matchAll(up)) upward.add(found.replace(query, '$1'));
  for (const [whole] of text.matchAll(pieces)) {
    upward.add([...whole.matchAll(piece)].map(([, part = '']) => part).join('/'));
  }
  return upward;
}

/** Code that is compiled or imported, and no settings of tools, which name modules as plain texts. */
export function isSource(path: string): boolean {
  return /(?:^|\/)(?:src|lib)\/(?:.*\/)?[^/]+\.[cm]?[jt]sx?$/.test(path) && !/\.config\.[cm]?[jt]s$/.test(path);
}

/** Where modules are named: `import 'x'`, `import('x')`, `require('x')`, `mock('x')`, `declare module 'x'`, `<reference types="x"`. */
const module =
  /(?:\bimport|\bmodule|\b(?:import|require|resolve|mock|unmock|load|imports?Actual|importModule)\w*(?:\.\w+)?\s*(?:<[^<>()]*>)?\s*\(|\bcreateRequire\([^()]*\)\s*\(|<reference\s[^>\n]*=|@jsxImportSource|-environment)\s*(?:\/\*[^*]*\*\/\s*)*["'`]?([@\w#~][^"'`\s\\<>()]*)/gi;
/** Modules in a list, as AMD has them. */
const listsOfModules = /\b(?:define|require)\s*\(\s*(?:["'`][^"'`]*["'`]\s*,\s*)?\[/;
/** The end of an import or export of one line or several. What is before it on its line shows that it stands in no text. */
const fromModule = /^(.*)\bfrom\s*["'`]([^"'`\s\\<>]*)/gm;

/** Names in places where only modules are named, and relative paths that go up. */
function modulesOf(text: string): Set<string> {
  const found = [...upwardIn(text), ...[...text.matchAll(module)].map(([, name = '']) => name)];
  for (const [, before = '', name = ''] of text.matchAll(fromModule)) {
    const statement = before.slice(before.lastIndexOf(';') + 1);
    const isStatement = /^\s*(?:import|export|\})|@import/.test(statement);
    if (isStatement || !/["'`]|^\s*(?:\*\s|\/\/|\/\*)/.test(statement)) found.push(name);
  }
  return new Set(found.flatMap((name) => [name, withoutEnd(name)]));
}

/** Texts of a file of which a segment is called as tests and the like are. */
function ownIn(path: string, content: Buffer, relevant: string): string[] {
  const isManifest = posix.basename(path) === 'package.json';
  const text = isManifest ? withoutTests(content) : relevant;
  const values = isManifest ? withOtherSpellings(path, scriptsIn(text)) : text;
  const found = new Set<string>();
  for (const [, , value = ''] of text.matchAll(valueInQuotes)) if (ownStartIn(value) !== undefined) found.add(value);
  const words = hasWords(path);
  if (words || partlyUnquoted.test(path)) {
    for (const [value] of values.replace(runsTests, '').matchAll(word)) {
      // In prose the words `test` and `integration` mean no directory.
      if ((words || /[/.]/.test(value)) && ownStartIn(value) !== undefined) found.add(value);
    }
  }
  return [...found];
}

/** Scripts of a manifest that look at a package and make nothing of it. */
const checks =
  /^(?:pre|post)?(?:test|e2e|spec|lint|format|fmt|prettier|eslint|coverage|cover|check|type-?check|check-types|bench|ci|tdd|attw|publint)(?:[:.-].*)?$/;

/** Fields of a manifest with settings of tests and checks. */
const ofChecks = ['jest', 'vitest', 'mocha', 'ava', 'tap', 'c8', 'nyc', 'eslintConfig', 'eslintIgnore', 'prettier'];

/** The commands of a manifest, each in a line; the whole text where it cannot be read. */
function scriptsIn(text: string): string {
  try {
    return Object.values(fieldsOf(fieldsOf(JSON.parse(text)).scripts))
      .map(String)
      .join('\n');
  } catch {
    return text;
  }
}

/** A manifest without what names tests only to run, check or publish them; the whole text where it cannot be read. */
function withoutTests(content: Buffer): string {
  try {
    const fields = fieldsOf(JSON.parse(content.toString('utf8')));
    const rest = Object.entries(fields).filter(([key]) => ![...elsewhere, ...ofChecks, 'lint-staged'].includes(key));
    const scripts = Object.entries(fieldsOf(fields.scripts));
    // A script that makes something may run another one for it; that tests are run before is no use of them.
    const kept = withThoseTheyRun(scripts, (name) => !checks.test(name));
    return JSON.stringify({ ...Object.fromEntries(rest), scripts: Object.fromEntries(kept) }, undefined, 1);
  } catch {
    return content.toString('utf8');
  }
}

/**
 * Scripts of the root that neither build nor test a package: they measure, release, or clean up. One that another script runs is not
 * among them.
 */
const apart = /^(?:pre|post)?(?:bench(?:mark)?s?|release|publish|changeset|clean|format|playground)(?:[:._-].*)?$/;

/** What the root's manifest says of how packages are built and tested. */
export function textOfBuilds(manifest: Readonly<Record<string, unknown>>): string {
  const rest = Object.entries(manifest).filter(([key]) => key !== 'scripts' && !elsewhere.includes(key));
  const scripts = Object.entries(fieldsOf(manifest.scripts));
  const kept = withThoseTheyRun(scripts, (name) => !apart.test(name));
  // What is behind `--filter` is chosen to run scripts of it.
  return `${JSON.stringify(rest)}\n${kept.map(([, command]) => String(command).replace(selects, '')).join('\n')}`;
}

/** The scripts that count, and those that a script which counts may run. */
function withThoseTheyRun(scripts: readonly [string, unknown][], counts: (name: string) => boolean) {
  let kept = scripts.filter(([name]) => counts(name));
  for (let before = -1; before !== kept.length;) {
    before = kept.length;
    const words = new Set(kept.flatMap(([, command]) => String(command).split(/[\s"'&|;]+/)));
    kept = scripts.filter(([name]) => counts(name) || (name !== 'test' && words.has(name)));
  }
  return kept;
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

/** The part of a file that mentions what is used: of manifests and of the compiler's configuration, some fields less. */
function relevantText(path: string, text: string, ofRoot: boolean): string {
  try {
    if (posix.basename(path) === 'package.json') {
      const fields = Object.entries(fieldsOf(parseJson(text))).filter(([key]) => !elsewhere.includes(key));
      // The commands that it gives are its own names, whoever else gives one that is called so.
      const used = fields.map(([key, value]) => [key, key === 'bin' ? Object.values(fieldsOf(value)) : value]);
      return JSON.stringify(Object.fromEntries(used));
    }
    if (ofRoot && isCompilerConfiguration(path)) {
      // Those that extend it inherit no references, and of its paths only what they call by these names.
      const { references: _, compilerOptions, ...rest } = fieldsOf(parseJsonWithComments(text));
      const { paths: _paths, ...options } = fieldsOf(compilerOptions);
      return JSON.stringify({ ...rest, compilerOptions: options }, undefined, 1);
    }
  } catch {
    // A text that is no JSON is taken as it is.
  }
  return ofRoot && /\.[cm]?[jt]s$/.test(path) ? text.replace(leftAlone, '') : text;
}
