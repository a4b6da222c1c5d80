import { nameOf } from '../tree/paths.js';
import { withoutEscapes } from './escapes.js';

/** Texts in a file that may be paths of other files. */
export interface WrittenPaths {
  /** The paths, each once, with `/` between names. A path need not lead anywhere. */
  readonly paths: readonly string[];
  /** True where the file mentions directories above it. Its paths may then start from these, too. */
  readonly climbs: boolean;
}

const nothing: WrittenPaths = { paths: [], climbs: false };

/** Files whose text may name other files: sources, scripts, and descriptions of a build. */
const lookedInto =
  /\.(?:rs|go|c|h|cc|cpp|cxx|hh|hpp|hxx|m|mm|s|S|java|kt|kts|groovy|gradle|scala|cs|fs|fsx|vb|py|pyi|[cm]?[jt]sx?|vue|svelte|astro|rb|php|swift|proto|sh|bash|zsh|fish|bat|cmd|ps1|mk|mak|toml|xml|properties|cfg|ini|\w*proj|props|targets)$|(?:^|\/)(?:[^/]*Makefile[^/]*|[^/]*Dockerfile[^/]*|[Jj]ustfile|package\.json)$/;

/**
 * Data and settings, in which only paths upward count: `$ref: ../common/x.yaml`, `"extends": "../base.json"`, `context:
 * ../..`.
 */
const data = /\.(?:ya?ml|json[c5]?)$/i;
const lockfiles = /(?:^|[/.-])(?:lock|shrinkwrap)\.(?:ya?ml|json)$/i;

const isData = (path: string) => data.test(path) && !lookedInto.test(path);

/** True for a file whose text may mention what it is built from, or what a test of it reads. */
export function isLookedInto(path: string): boolean {
  return lookedInto.test(path) || (data.test(path) && !lockfiles.test(path));
}

/** Files in which `#` begins a remark. */
const hashRemarks = /\.(?:py|pyi|rb|sh|bash|zsh|fish|ps1|mk|mak|toml|properties|cfg|ini)$|file[^/]*$/i;

/** Languages with comments in blocks, whose lines begin with `*` by custom. */
const blockRemarks =
  /\.(?:rs|go|c|h|cc|cpp|cxx|hh|hpp|hxx|m|mm|java|kts?|groovy|gradle|scala|cs|[cm]?[jt]sx?|php|swift|proto)$/;

/** The language of a file, as its name shows it. Files with equal content and language mention the same paths. */
export function languageOfName(path: string): string {
  const name = nameOf(path);
  return `${hashRemarks.test(name) ? '#' : ''}${name.slice(name.lastIndexOf('.') + 1)}`;
}

/** How a file mentions directories above it. */
const climbing =
  /\.\.|parent|root|toplevel|ancestor|dirname|workspace|runtime\.Caller|__FILE__|__file__|CARGO_MANIFEST/i;

/** Longest path that is looked for, in characters: no repository has a longer one. */
const longest = 1024;

/**
 * Finds what may be a path in the text of a file, without understanding its language: names with slashes between them, and names that
 * follow one another as arguments (`join("..", "b")`, `root / "b" / "c"`). Remarks that end with their line are left out, and prose in
 * lines of a block.
 * It takes as long as the text is.
 * @param path of the file, whose name tells the language
 */
export function writtenPaths(path: string, text: string): WrittenPaths {
  const found = new Set<string>();
  if (isData(path)) {
    if (!text.includes('../')) return nothing;
    addNamesWithSlashes(text, { hash: /\.ya?ml$/i.test(path), block: false }, found);
    return { paths: [...found].filter((each) => each.startsWith('../')), climbs: false };
  }
  const name = nameOf(path);
  for (const spelling of spellingsOf(path, text)) {
    addNamesWithSlashes(spelling, { hash: hashRemarks.test(name), block: blockRemarks.test(name) }, found);
    addPieces(spelling, found);
    addBelowRoot(spelling, found);
  }
  return found.size === 0 ? nothing : { paths: [...found], climbs: climbing.test(text) };
}

/**
 * The text with its escapes replaced, and its lines with a backslash in a second form: with the folder separators of
 * Windows.
 */
function spellingsOf(path: string, text: string): string[] {
  if (!text.includes('\\')) return [text];
  const read = withoutEscapes(path, text);
  const onWindows = (each: string) =>
    each
      .split('\n')
      .filter((line) => line.includes('\\'))
      .join('\n')
      .replaceAll(/\\+/g, '/');
  return [read, onWindows(text), onWindows(read)];
}

/**
 * Characters that end a path, like white space and control characters. All characters beyond ASCII may stand in a path.
 */
const ends = '"\'`<>|*?:;,=(){}[]$&#!^%\x7f';
const endsPath = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(code <= 32 || ends.includes(String.fromCharCode(code))),
);

function isInPath(code: number): boolean {
  return code >= 128 || endsPath[code] === 0;
}

/** The comments of a language, besides those behind `//`. */
interface Remarks {
  readonly hash: boolean;
  readonly block: boolean;
}

function addNamesWithSlashes(text: string, { hash, block }: Remarks, found: Set<string>): void {
  let from = 0;
  for (let slash = text.indexOf('/'); slash !== -1; slash = text.indexOf('/', from)) {
    let start = slash;
    while (start > from && isInPath(text.charCodeAt(start - 1))) start -= 1;
    let end = slash + 1;
    while (end < text.length && isInPath(text.charCodeAt(end))) end += 1;
    from = end;
    if (isRemark(text, start, hash)) {
      const line = text.indexOf('\n', end);
      from = line === -1 ? text.length : line;
    } else if (!block || !isProseOfBlock(text, start)) add(pathAt(text, start, end), text.charAt(start - 1), found);
  }
}

/** How many characters of a line are read to decide whether it is a remark. */
const longestBefore = 400;

/** True where the rest of a line is for people: behind `//`, or behind `#` where that begins a remark, and not within quotes. */
function isRemark(text: string, start: number, hasHashRemarks: boolean): boolean {
  const isSlashes = text.startsWith('//', start) && text.charAt(start - 1) !== ':';
  if (!isSlashes && !hasHashRemarks) return false;
  const before = text.slice(Math.max(0, start - longestBefore), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (isSlashes) return (line.match(/["`]/g) ?? []).length % 2 === 0;
  return line.length < longestBefore && /^\s*#/.test(line);
}

/**
 * True within a line of a comment that begins with `*`, behind words alone. Paths in quotes count, and paths behind a
 * directive, which a tool may read (`@include`, `{@link`, `<reference`).
 */
function isProseOfBlock(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - longestBefore), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return line.length < longestBefore && /^[ \t]*\*[ \t](?:[\w \t,;:.()*/-])*$/.test(line);
}

/** The path between two places of a text; empty for an address on the web. */
function pathAt(text: string, start: number, end: number): string {
  const written = text.slice(start, Math.min(end, start + longest));
  const before = text.charAt(start - 1);
  if (before === ':' && written.startsWith('//')) return '';
  // Only the beginning of the name is known, so the directory counts.
  if ('{*$%['.includes(text.charAt(end) || ' ')) return written.slice(0, written.lastIndexOf('/') + 1);
  // A variable stands for an unknown directory.
  if (before === '$' || before === '%') return written.slice(written.indexOf('/'));
  if (text.charAt(end) !== ' ' || (before !== '"' && before !== "'")) return written;
  // A name with spaces ends at the end of its text.
  const whole = text.slice(start, start + longest);
  const close = whole.indexOf(before);
  const line = whole.indexOf('\n');
  return close === -1 || (line !== -1 && line < close) ? written : whole.slice(0, close);
}

/**
 * @param before the character before the path: behind a quote, `/api` may be an address; behind `}`, the path continues
 *   a directory
 */
function add(written: string, before: string, found: Set<string>): void {
  const path = written.replace(/^\/+/, '').replace(/^(?:\.\/+)+/, '');
  if (!/[^./]/.test(path) && !path.startsWith('..')) return;
  const isAddress = written.startsWith('/') && /["'`\s]|^$/.test(before) && !path.includes('/');
  if (!isAddress) found.add(path);
}

/** The name of a file that is put behind a directory above: `workspace_root.join("x.toml")`, `Path(__file__).parent / "x.json"`. */
const belowRoot =
  /(?:root|toplevel|workspace|parent|dirname)\w{0,30}(?:\(\))?(?:\.unwrap\(\)|\?|!)?\s{0,9}(?:\.\s{0,9}(?:join|joinpath|resolve|combine|child)\s{0,9}\(|\/|,)\s{0,9}(["'`])([\w@+.-]{1,200}\.\w{1,20})\1/gi;
/** Manifests and lockfiles, whose meaning is in the graph. Tests write files of these names in directories of their own. */
const described =
  /^(?:Cargo\.(?:toml|lock)|package(?:-lock)?\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|go\.(?:mod|sum|work)|pom\.xml|pyproject\.toml|uv\.lock|(?:build|settings)\.gradle(?:\.kts)?)$/i;

function addBelowRoot(text: string, found: Set<string>): void {
  for (const [, , name = ''] of text.matchAll(belowRoot)) if (!described.test(name)) found.add(`../${name}`);
}

/** A name in quotes, and the text behind it when another name follows. */
const piece =
  /(["'])([^"'`\n\\]{0,200})\1\)*\s*((?:,|\/|\.\s*(?:join|push|resolve|joinpath|child|combine)\s*\()\s*)?/gi;
/** Words and characters that join names. */
const joins = /join|combine|path|resolve|file|dir\b|get\(|of\(/i;
/** Most names of one path; a longer run is a list of something else. */
const mostPieces = 10;

function addPieces(text: string, found: Set<string>): void {
  let names: string[] = [];
  let joined = false;
  let end = -1;
  for (const match of text.matchAll(piece)) {
    const [whole, , name = '', separator] = match;
    if (match.index !== end || names.length === 0) {
      names = [];
      joined = joins.test(text.slice(Math.max(0, match.index - 80), match.index));
    }
    names.push(name);
    joined ||= separator !== undefined && !separator.includes(',');
    end = separator === undefined ? -1 : match.index + whole.length;
    if (separator === undefined) {
      addJoined(names, joined, found);
      names = [];
    }
  }
  addJoined(names, joined, found);
}

/** Adds every run of names as a path, because other arguments may stand before and behind the names. */
function addJoined(names: readonly string[], joined: boolean, found: Set<string>): void {
  if (names.length < 2 || names.length > mostPieces || !(joined || names.includes('..'))) return;
  for (let start = 0; start < names.length - 1; start += 1) {
    for (let end = start + 2; end <= names.length; end += 1) {
      const run = names.slice(start, end);
      if (run.every((name) => name !== '' && !/[\s:]/.test(name))) add(run.join('/'), '', found);
    }
  }
}
