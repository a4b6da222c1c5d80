import type { SourceLanguage } from './language.js';

/** A language of which a file has nothing else. */
export type Program = Exclude<SourceLanguage, 'markup'>;

/** How a family of languages writes comments and texts in quotes. Strings are sources of regular expressions. */
export interface Family {
  /** Characters that begin a comment, a text, or what only looks like one. */
  readonly marks: string;
  readonly comments: string;
  /** What has quotes and is no text: characters, regular expressions. */
  readonly skipped?: string;
  readonly quotes: string;
  /** Letters and signs before the quotes, which say more of the text. They end where the quotes begin. */
  readonly prefix?: RegExp;
  /** Openings of texts in which a backslash is only a character. */
  readonly raw?: RegExp;
  /** Openings of texts that may have line ends in them. Elsewhere a missing quote spoils no more than its line. */
  readonly manyLines?: RegExp;
  /** Openings of texts with parts that the program computes, and what begins such a part. */
  readonly parts?: readonly [openings: RegExp, begin: string];
  /** Openings of texts in which `$name` is such a part. */
  readonly variables?: RegExp;
}

/** What a language imports, and how it joins names to a path. Strings are sources of regular expressions. */
export interface Rules {
  /** Before the name of a module. */
  readonly module?: string;
  /** A list of modules, in code without texts. */
  readonly list?: string;
  /** Before the path of a file, which then needs no `/`. */
  readonly file?: string;
  /** Functions that join their arguments to a path. */
  readonly joins?: string;
  /** Methods that join their arguments to the path that they belong to. */
  readonly methods?: string;
}

const slashes = String.raw`//[^\n]*|/\*[^]*?(?:\*/|$)`;
const nestedSlashes = String.raw`//[^\n]*|/\*(?:/\*[^]*?(?:\*/|$)|[^])*?(?:\*/|$)`;
const hashes = String.raw`#[^\n]*`;
const oneOrThree = String.raw`"""|'''|["']`;
const character = String.raw`'(?:\\[^][^'\n]{0,9}|[^\\'\n]|[\ud800-\udbff][\udc00-\udfff])'`;
/** A regular expression of JavaScript: behind a sign, or before a method of it. */
const expression = String.raw`(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/`;
const expressions = String.raw`/(?![*/>])(?:(?<=(?:[(,=:[!&|?{;+\n]\s?|\b(?:return|case)\s)/)${expression}|${expression}(?=\w*\.(?:test|exec)\b))`;
const dollar = String.raw`\$\{`;

/** How each language, and each form of data that has quotes, is written. */
export const families: Readonly<Record<Program | 'json' | 'toml', Family & Rules>> = {
  javascript: {
    marks: '/"\'`',
    // In JSX, an address is only a text. A reference of TypeScript is code.
    comments: String.raw`//(?<![:/]//)(?!/\s*<reference)[^\n]*|/\*[^]*?(?:\*/|$)`,
    // An apostrophe between letters is one of JSX.
    skipped: String.raw`${expressions}|'(?<=\w')(?:s|t|ll|re|ve|d|m)\b(?!')`,
    quotes: '["\'`]',
    parts: [/`/, dollar],
    module: String.raw`\bfrom|\bimport|<reference types=|\b(?:(?:require(?:\.resolve)?|import(?:\.meta\.resolve)?)|(?<![\w.])(?:jest|vi|vitest|mock)\.(?:\w*[mM]ock\w*|\w+Actual|module))(?:<[^;]{0,200}>)?\(`,
    file: '<reference path=',
    joins: String.raw`(?<![\w.$])(?:(?:\w*[pP]athe?|upath|posix|win32)\.(?:(?:posix|win32)\.)?)?(?:join|resolve)`,
  },
  python: {
    marks: '#"\'',
    comments: hashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)[rbfu]{1,2}$/i,
    raw: /r/i,
    parts: [/f/i, String.raw`\{`],
    module: String.raw`\b(?:import_module|__import__|importorskip|find_spec|patch|setattr|delattr|files)\(|\bpytest_plugins\s*=`,
    list: String.raw`\bpytest_plugins\s*=\s*\[[^\]]*`,
    joins: String.raw`(?<!\w)(?:(?:Pure)?(?:Posix|Windows)?Path|path\.join)|(?<![\w.])join`,
    methods: 'joinpath|with_name',
  },
  go: {
    marks: '/"\'`',
    comments: slashes,
    skipped: character,
    quotes: '["`]',
    raw: /`/,
    module: String.raw`\bimport(?:\s+[\w.\x80-\uffff]{1,100})?`,
    list: String.raw`\bimport\s*\([^()]*`,
    joins: String.raw`(?<![\w.])\w*path\.Join`,
  },
  rust: {
    marks: '/"\'',
    comments: nestedSlashes,
    skipped: character,
    quotes: '"',
    prefix: /(?<!\w)[bc]?r#*$/,
    raw: /r/,
    manyLines: /"/,
    file: String.raw`\binclude(?:_str|_bytes)?!\(|\[(?:path|folder)\s*=`,
    joins: 'Path(?:Buf)?::(?:new|from)|concat!',
    methods: 'join|push|with_file_name|child',
  },
  c: {
    marks: '/"\'',
    comments: slashes,
    skipped: character,
    // The delimiter of a raw text has 16 characters at most.
    quotes: String.raw`"(?:(?<=R")[^()\s"]{0,16}\()?`,
    prefix: /R$/,
    raw: /R/,
    manyLines: /R/,
    file: String.raw`#\s*(?:include|import)`,
  },
  csharp: {
    marks: '/"\'',
    comments: slashes,
    skipped: character,
    quotes: '"{3,16}|"',
    prefix: /[$@]{1,3}$/,
    raw: /"""|@/,
    manyLines: /"""|@/,
    parts: [/\$/, String.raw`\{`],
    joins: String.raw`(?<!\w)(?:Path\.(?:Combine|Join)|FileInfo|DirectoryInfo)`,
  },
  jvm: {
    marks: '/"\'',
    comments: slashes,
    quotes: oneOrThree,
    parts: [/"/, dollar],
    variables: /"/,
    joins: String.raw`(?<!\w)(?:Paths?\.(?:get|of)|File)`,
    methods: 'resolve',
  },
  swift: {
    marks: '/"\'',
    comments: nestedSlashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)r$|(?<!#)#+$/,
    raw: /[r#]/,
    parts: [/^["']/, String.raw`\\\(|\$\{`],
    variables: /^["']/,
    file: String.raw`\b(?:import|export|part)`,
    joins: String.raw`(?<!\w)join`,
    methods: 'appendingPathComponent',
  },
  php: {
    marks: '/#?"\'',
    comments: String.raw`${slashes}|#(?!\[)[^\n]*|\?>[^]*?(?:<\?|$)`,
    quotes: `["']`,
    manyLines: /["']/,
    parts: [/"/, String.raw`\$\{|\{(?=\$)`],
    variables: /"/,
    file: String.raw`\b(?:require|include)(?:_once)?\s*\(?`,
  },
  proto: {
    marks: '/#"\'',
    // An import of GraphQL is a comment to other programs.
    comments: String.raw`${slashes}|#(?!\s*import\b)[^\n]*`,
    quotes: oneOrThree,
    file: String.raw`\b(?:import|public|weak|include)`,
  },
  stylesheet: {
    marks: '/"\'',
    comments: slashes.replace('//', String.raw`//(?<![:(]//)`),
    quotes: `["']`,
    file: String.raw`@(?:import|use|forward|plugin|config|source|reference)|\burl\(`,
  },
  ruby: {
    marks: '#"\'`',
    comments: hashes,
    quotes: `${oneOrThree}|\``,
    parts: [/["`]/, '#\\{'],
    file: String.raw`\b(?:require_relative|load)\s*\(?`,
    joins: String.raw`\b(?:File\.(?:join|expand_path)|Path\.join|catfile|file\.path)`,
    methods: 'join',
  },
  json: { marks: '/"\'', comments: slashes, quotes: `["']` },
  toml: { marks: '#"\'', comments: hashes, quotes: oneOrThree, raw: /'/ },
};
