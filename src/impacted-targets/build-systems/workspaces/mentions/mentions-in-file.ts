import { parseJson } from '../../../formats/json.js';
import { parseJsonWithComments } from '../../../formats/json-with-comments.js';
import { isBinary } from '../../../tree/binary-files.js';
import { nameOf } from '../../../tree/paths.js';
import { ownStartIn } from '../package-parts.js';
import { isCompilerConfiguration, splitReferences } from './aliases.js';
import {
  isManifest,
  ofBuilds,
  scriptsIn,
  scriptsRunIn,
  selects,
  textOfChecks,
  usedFields,
  withoutTests,
} from './manifest-text.js';
import type { KnownNames } from './known-names.js';
import { splitMappedNames, type MappedName } from './mapped-names.js';
import { withoutCertainRemarks, withoutRemarks } from './remarks.js';
import { withOtherSpellings } from './spellings.js';
import { fieldsOf } from '../../../../shared/json-values.js';

/** The mentions in one file, as they are written there. */
export interface FileMentions {
  /** Names of packages and of aliases, each with the path behind it: `@acme/ui/button`. */
  readonly names: readonly string[];
  /** Names in places of commands: names of packages, or of the commands that they give. */
  readonly commands: readonly string[];
  /** Relative paths that go up: `../../server`. */
  readonly upward: readonly string[];
  /** Other texts in the form of a path that may start from a directory above, or lead into another package. */
  readonly paths: readonly string[];
  /** Names of packages whose scripts may be run: names behind `--filter` and similar options. */
  readonly selected: readonly string[];
  /** Texts with a segment that has a name for tests or other own files. */
  readonly own: readonly string[];
  /**
   * For source code, the entries of `names` and `upward` from which it is built. The others stand in comments, or in
   * texts that need not be names of modules. Undefined for other files, whose entries all count.
   */
  readonly modules: ReadonlySet<string> | undefined;
  /** For source code, the entries of `commands` that stand only in comments. */
  readonly remarked: ReadonlySet<string>;
  /** Entries of a mapper of modules from the names of packages. The other mentions do not hold theirs. */
  readonly mapped: readonly MappedName[];
  /** Names of scripts of the root, where the file mentions a manifest: those that it may run. */
  readonly rootScripts: readonly string[];
  /** Paths of the projects that the configuration of a compiler refers to. The other mentions do not hold them. */
  readonly references: readonly string[];
  /** Where the file may list a directory, the entries of `names` that it only imports: it lists nothing by them. */
  readonly imported: ReadonlySet<string>;
  /** True where the file may list a directory, and so use files that it does not name. */
  readonly lists: boolean;
  /** For a manifest, the mentions that stand only in what tests and checks the package. The others do not hold them. */
  readonly ofChecks?: FileMentions;
}

/** The mentions of a file that mentions nothing. All of these files share this object. */
export const nothing: FileMentions = {
  names: [],
  commands: [],
  upward: [],
  paths: [],
  selected: [],
  own: [],
  modules: undefined,
  remarked: new Set(),
  mapped: [],
  rootScripts: [],
  references: [],
  imported: new Set(),
  lists: false,
};

/**
 * Files that only people and coding assistants read, that copy the content of other files, or that list what tools leave
 * out (`.gitignore`, `.prettierignore`).
 */
const unread =
  /^((README|CHANGELOG|CHANGES|HISTORY|LICEN[CS]E|NOTICE|AUTHORS|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|SUPPORT)(\.[^/]*)?|(SKILL|AGENTS|CLAUDE|GEMINI)\.md|[^/]*\.(snap|map|lock|tsbuildinfo)|\.[\w-]*ignore|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lockb?)$/i;

/** Files in which a name is a word of a command or a value without quotes. */
const unquoted =
  /^(Makefile|Dockerfile|Justfile|Procfile|[^/.]+|\.[^/.]+)$|\.(ya?ml|toml|ini|cfg|conf|properties|env|sh|bash|zsh|fish|bat|cmd|ps1|mk|mak|Dockerfile|nix)$/i;

/** Files with some values without quotes, and with other text from which something may be built. */
const partlyUnquoted = /\.(css|scss|sass|less|styl|html?|mdx?|vue|svelte|astro)$/i;

/** JavaScript and TypeScript. */
const isCode = /\.[cm]?[jt]sx?$/;

/** True for a file in which a word may be a command or a value. */
export function hasWords(path: string): boolean {
  const name = nameOf(path);
  return unquoted.test(name) || isManifest(name);
}

/** True for a file whose text says nothing about what is built or tested. */
export function isUnread(path: string): boolean {
  return isBinary(path) || unread.test(nameOf(path));
}

const scoped = /@[\w.-]+\/[\w.-]+(?:\/[\w./@-]*)?/g;
const afterQuote = /["'`]([^"'`\s\\<>]*)/g;
/** Names in the middle of a text: in a path of installed packages, behind a loader. */
const inside = /(?:node_modules\/|npm:|workspace:|[!~]|\burl\(|@jsxImportSource\s+|-environment\s+)([@\w][\w@./-]*)/g;
/** Commands in code: behind a call that runs them, at the start of a text with arguments, behind another command. */
const run =
  /(?:\b(?:npx|bunx|dlx|exec|run|pnpm|yarn|bun)\s+|(?:--filter|--workspace|--project|-w|-F|-p)[\s=]+|&&\s*|["'`](?=[\w@/.-]+\s)|\b(?:exec|spawn|execa|fork|execFile)(?:Sync)?\(\s*["'`])["']?([@\w][\w@./-]*)/g;
const word = /[@\w.~#$][\w@./~#$-]*/g;
/**
 * Steps upward, with the text that follows. A slash before them belongs to a preceding text (`${root}/../x`). A dot
 * makes them three, as in `.../** remark *\/ rest`.
 */
const up = /(?<!\.)(?:\.\.\/)+[^\s"'`()<>,;:|&\\$]*|(?<![\w.])\.\.(?=["'`\s]|$)/gm;
/** A module that is a directory above, whose file is its index. No other path starts from there. */
const directoryImport = /(\bfrom\s*["'](?:\.\.\/)*\.\.)\/?(["'])/g;
/** Steps upward as arguments of their own: `join(here, '..', '..', 'server')`. */
const pieces = /(["'`])\.\.(?:\/\.\.)*\/?\1(?:\s*,\s*(["'`])[^"'`\n]*\2)+/g;
const piece = /["'`]([^"'`\n]*)["'`]/g;

/** A path behind a directory that a program or a tool fills in: `<rootDir>/packages/b`, `${root}/packages/b`. */
const behindDirectory = /[>})]\/([\w@.-][\w@./*{}-]*)/g;
/** Names as arguments of their own: `join(root, 'packages', 'b', 'x.json')`. */
const namesInTurn = /(["'`])[\w@.-]+\1(?:\s{0,99},\s{0,99}(["'`])[\w@./-]*\2)+/g;

/** Functions that list files: of Node.js, of bundlers, and of common packages. */
const lists =
  /(?:readdir|opendir|scandir|glob(?!al))\w*(?:\.\w+)?\s*[<(]|require\.context|["'](?:walkdir|walk-sync|klaw|readdirp|fdir)["'/]/i;
/** Texts in quotes, except keys and texts with which something is compared. */
const valueInQuotes = /(["'`])(?<![!=]=\s*.|\bcase\s+.)(?=([^"'`\s\\<>]*))\2(?!\1\s*(?::|[!=]==?))/g;
/** Texts in quotes, except those with which something is compared. A key may be read, as the texts of `?` and `:` are. */
const notCompared = /(["'`])(?<![!=]=\s*.|\bcase\s+.)(?=([^"'`\s\\<>]*))\2(?!\1\s*[!=]==?)/g;
/** Commands that run all tests. They do not make the tests a dependency. */
const runsTests = /\b(?:npm|pnpm|yarn|bun|turbo|nx|lerna|run-s|run-p|npm-run-all)\s+(?:run\s+)?test\b/g;

/**
 * Matches in every text that mentions something, whatever names are known, except for files in which words count. Each
 * of the expressions above contains a part of this expression.
 */
export const anything =
  /["'`@!~\\]|\.\.|&&|(?:node_modules|npm|workspace)[/:]|\burl\(|-environment\s|\b(?:npx|bunx|dlx|exec|run|pnpm|yarn|bun)\s|-(?:filter|workspace|project|w|F|p)[\s=]|readdir|opendir|scandir|glob|require\.context/i;

/**
 * True for a file that mentions nothing unless `anything` matches in it.
 * @param ofRoot true for a file of the root, whose texts in the form of a path are also wanted
 */
export function mentionsBySigns(path: string, ofRoot: boolean): boolean {
  return !ofRoot && (isCode.test(path) || (!hasWords(path) && !partlyUnquoted.test(nameOf(path))));
}

/** Files of tests, as the common test runners find them, and files beside them. */
const tests =
  /(^|\/)(__tests__|__test__|tests?|specs?|e2e|cypress|integration)\/|[._-](test|spec|cy|e2e|test-d)\.[^/]+$/;

/** True for a file that a test runner may run, or that lies beside such files. */
export function isOfTests(path: string): boolean {
  return tests.test(path);
}

/** Names of packages or aliases with which a text begins, with the scope and without. */
export function headsOf(text: string): readonly string[] {
  const first = text.indexOf('/');
  if (first === -1) return [text];
  const second = text.indexOf('/', first + 1);
  return [text.slice(0, first), second === -1 ? text : text.slice(0, second)];
}

/** The place of a file, as far as it decides which texts are wanted. */
export interface PlaceOfFile {
  /** True for a file of the root, whose texts in the form of a path are all wanted. */
  readonly ofRoot: boolean;
  /** True for a file of a package that has others within it. */
  readonly hasInner: boolean;
  /** First segments of the paths of packages from the root. */
  readonly tops: ReadonlySet<string>;
  /** Names of the scripts in the manifest of the root. */
  readonly rootScripts: readonly string[];
}

/**
 * Finds the mentions in a file without understanding its language. Examples and most comments count as well, so there
 * may be too many mentions, but not too few. Texts that a program computes cannot be seen.
 * @param content of the file, in any form: Node.js runs files that hold NUL
 * @param known is asked about every text that may be a name
 */
export function mentionsIn(path: string, content: Buffer, known: KnownNames, place: PlaceOfFile): FileMentions {
  const { ofRoot } = place;
  if (mentionsBySigns(path, ofRoot) && !anything.test(content.toString('latin1'))) return nothing;
  if (isUnread(path)) return nothing;
  const whole = textOf(content);
  const { text: apart, references } = ofRoot ? { text: whole, references: [] } : splitReferences(path, whole);
  const named = mentionsInText(path, relevantText(path, apart, ofRoot), known, place, (text) =>
    ownIn(path, content, text),
  );
  const found = references.length === 0 ? named : { ...named, references };
  const ofChecks = ofRoot || !isManifest(path) ? '' : textOfChecks(whole);
  const checked = ofChecks === '' ? nothing : mentionsInText(path, ofChecks, known, place, () => []);
  return checked === nothing ? found : { ...found, ofChecks: checked };
}

/** @param ownOf gives the texts with a segment that has a name for tests or other own files */
function mentionsInText(
  path: string,
  whole: string,
  known: KnownNames,
  place: PlaceOfFile,
  ownOf: (text: string) => readonly string[],
): FileMentions {
  const relevant = withOtherSpellings(path, isCode.test(path) ? withoutCertainRemarks(whole) : whole);
  const text = relevant.replace(directoryImport, '$1/index$2');
  const { rest, entries } = splitMappedNames(text, known);
  const words = hasWords(path);
  const names = namesIn(rest, known);
  const commands = commandsIn(rest, words, known);
  const upward = upwardIn(rest);
  const climbs = [...upward].some((each) => /^(?:\.\.\/?)+$/.test(each));
  const paths = pathsIn(path, rest, words, place, climbs);
  const selected = new Set<string>();
  for (const [, found = ''] of text.matchAll(selects)) consider(found, known, selected);
  const own = ownOf(text);
  const walks = lists.test(text);
  const count = names.size + commands.size + upward.size + paths.size + own.length + entries.length;
  if (count === 0 && !walks) return nothing;
  const ofSource = isSource(path) && !listsOfModules.test(text) ? withoutRemarks(text) : undefined;
  const mentionsManifest = [...upward, ...paths].some((one) => /(?:^|\/)package(?:\.json)?$/i.test(one));
  return {
    names: [...names],
    commands: [...commands],
    upward: [...upward],
    paths: [...paths],
    selected: [...selected],
    own,
    modules: ofSource === undefined ? undefined : modulesOf(ofSource),
    remarked: ofSource === undefined || commands.size === 0 ? nothing.remarked : remarkedIn(commands, ofSource, known),
    mapped: entries.map((entry) => ({
      name: entry.name,
      path: entry.path,
      isWhole: entry.isWhole,
      names: [...namesIn(entry.text, known)],
      upward: [...upwardIn(entry.text)],
      paths: [...pathsIn(path, entry.text, words, place, climbs)],
    })),
    rootScripts: mentionsManifest ? scriptsRunIn(text, place.rootScripts) : [],
    references: [],
    imported: walks && isCode.test(path) ? importedIn(names, rest, known) : nothing.imported,
    lists: walks,
  };
}

/** Adds a text that begins with a known name. */
function consider(candidate: string, known: KnownNames, into: Set<string>): void {
  const trimmed = withoutEnd(candidate);
  if (headsOf(trimmed).some((head) => known.has(head))) into.add(trimmed);
  else if (known.has(candidate)) into.add(candidate);
}

function namesIn(text: string, known: KnownNames): Set<string> {
  const names = new Set<string>();
  for (const [found] of text.matchAll(scoped)) consider(found, known, names);
  for (const [, found = ''] of text.matchAll(afterQuote)) if (found !== '') consider(found, known, names);
  for (const [, found = ''] of text.matchAll(inside)) consider(found, known, names);
  return names;
}

/** Statements and calls that load a module by its name, and do nothing else with the name. */
const loads = [
  /(?:^[^"'`\n]{0,200})?\b(?:import|require)\s{0,9}\(\s{0,9}(["'`])[^"'`\n]*\1\s{0,9}\)/gm,
  /^[ \t]*(?:import|export)\b[^"'`;]{0,2000}?\bfrom\s{0,9}(["'])[^"'\n]*\1/gm,
  /^[ \t]*import\s{0,9}(["'])[^"'\n]*\1/gm,
];

/** Words in a statement that may load the place of a directory, in which the file may then list anything. */
const ofPlaces =
  /dir(?!ective)|root|path(?!\w)|folder|location|cwd|base|home|fixture|sample|example|suite|spec|tests?\b|data|url/i;

/** The names that a file of code only imports, without those by which it may get a directory. */
function importedIn(names: ReadonlySet<string>, text: string, known: KnownNames): Set<string> {
  if (names.size === 0) return new Set();
  const elsewhere = namesIn(
    loads.reduce((left, load) => left.replace(load, (found) => (ofPlaces.test(found) ? found : '')), text),
    known,
  );
  return new Set([...names].filter((name) => !elsewhere.has(name)));
}

/** @param words whether any word may be a command */
function commandsIn(text: string, words: boolean, known: KnownNames): Set<string> {
  const commands = new Set<string>();
  for (const [, found = ''] of text.matchAll(run)) consider(found, known, commands);
  if (words) for (const [found] of text.matchAll(word)) consider(found, known, commands);
  return commands;
}

/** The commands that a source does not have outside of its comments. */
function remarkedIn(commands: ReadonlySet<string>, withoutRemarks: string, known: KnownNames): Set<string> {
  const outside = commandsIn(withoutRemarks, false, known);
  return new Set([...commands].filter((command) => !outside.has(command)));
}

/** The text of a file. TypeScript also reads UTF-16, which a mark at the beginning shows. */
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

/** How many characters names may have when they are joined to a path. */
const longestPath = 1000;

/** Texts in the form of a path, as far as they may lead out of the package or into a package within it. */
function pathsIn(
  path: string,
  text: string,
  words: boolean,
  { ofRoot, hasInner, tops }: PlaceOfFile,
  climbs: boolean,
): Set<string> {
  const paths = new Set<string>();
  const isWanted = (found: string) => ofRoot || climbs || hasInner || tops.has(/^\/?([^/]+)\//.exec(found)?.[1] ?? '');
  const stays = (found: string) => !/^(?:$|[a-z]+:|\.\.|\/\/)/.test(found) && /^[\w@./*{}-]{2,}$/.test(found);
  const add = (found: string) => {
    if (isWanted(found) && stays(found)) paths.add(found);
  };
  const isCounted = climbs || hasInner ? countedWords(path, text) : () => true;
  for (const [, found = ''] of text.matchAll(afterQuote)) if (isCounted(found)) add(found);
  if (words) for (const [found] of text.matchAll(word)) if (found.includes('/')) add(found);
  if (ofRoot) return paths;
  for (const [, found = ''] of text.matchAll(behindDirectory)) add(found);
  for (const [whole] of text.matchAll(namesInTurn)) {
    if (whole.length < longestPath) add([...whole.matchAll(piece)].map(([, part = '']) => part).join('/'));
  }
  return paths;
}

/**
 * Whether a text in quotes may be a path. A single word in code is none where it stands only in comparisons and in
 * comments of sources, unless the file lists directories.
 */
function countedWords(path: string, text: string): (found: string) => boolean {
  if (!isCode.test(path) || lists.test(text)) return () => true;
  const code = isSource(path) ? withoutRemarks(text) : text;
  const values = new Set([...code.matchAll(notCompared)].map(([, , value]) => value));
  return (found) => !/^[\w-]+$/.test(found) || values.has(found);
}

/** A bundler's query behind the extension of a file: `x.css?url`. Anywhere else `?` is a wildcard. */
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

/** True for code that is compiled or imported. Settings of tools are not, because they name modules as plain texts. */
export function isSource(path: string): boolean {
  return /(?:^|\/)(?:src|lib)\/(?:.*\/)?[^/]+\.[cm]?[jt]sx?$/.test(path) && !/\.config\.[cm]?[jt]s$/.test(path);
}

/**
 * Places in which modules are named: `import 'x'`, `import('x')`, `require('x')`, `mock('x')`, `declare module 'x'`,
 * `<reference types="x"`.
 */
const module =
  /(?:\bimport|\bmodule|\b(?:import|require|resolve|mock|unmock|load|imports?Actual|importModule)\w*(?:\.\w+)?\s{0,999}(?:<[^<>()]{0,999}>\s{0,999})?\(|\bcreateRequire\([^()]{0,999}\)\s{0,999}\(|<reference\s[^>\n]{0,999}=|@jsxImportSource|-environment)\s*(?:\/\*[^*]*\*\/\s*)*["'`]?([@\w#~][^"'`\s\\<>()]*)/gi;
/** Modules in a list, as AMD has them. */
const listsOfModules = /\b(?:define|require)\s*\(\s*(?:["'`][^"'`]*["'`]\s*,\s*)?\[/;
/** The end of an import or export. The text before it on its line shows that it does not stand in a text. */
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

/** Texts of a file with a segment that has a name for tests or other own files. */
function ownIn(path: string, content: Buffer, relevant: string): string[] {
  const ofManifest = isManifest(path);
  const text = ofManifest ? withoutTests(content) : relevant;
  const values = ofManifest ? withOtherSpellings(path, scriptsIn(text)) : text;
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

/**
 * Lists in the configuration of tools of files that the tools ignore or only count. Nothing is built from these files.
 */
const leftAlone =
  /\b(?:exclude|ignores?|collectCoverageFrom|(?:test|coverage|module|watch)PathIgnorePatterns)["']?\s*:\s*\[[^\]]*\]/g;

/** The part of a file that mentions what it uses, without some fields of manifests and compiler configuration. */
function relevantText(path: string, text: string, ofRoot: boolean): string {
  try {
    if (isManifest(path))
      return JSON.stringify(ofRoot ? usedFields(parseJson(text)) : ofBuilds(usedFields(parseJson(text))));
    if (ofRoot && isCompilerConfiguration(path)) {
      // Configurations that extend it inherit no references. Of its paths, they inherit only those that they call by
      // these names.
      const { references: _, compilerOptions, ...rest } = fieldsOf(parseJsonWithComments(text));
      const { paths: _paths, ...options } = fieldsOf(compilerOptions);
      return JSON.stringify({ ...rest, compilerOptions: options }, undefined, 1);
    }
  } catch {
    // A text that is no JSON is used as it is.
  }
  return ofRoot && /\.[cm]?[jt]s$/.test(path) ? text.replace(leftAlone, '') : text;
}
