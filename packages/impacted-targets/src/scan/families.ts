import type { SourceLanguage } from './language.js';

/** How a family of languages writes comments and texts in quotes. Strings are sources of regular expressions. */
export interface Family {
  readonly comments: string;
  /** What has quotes and is no text: characters, regular expressions. */
  readonly skipped?: string;
  /** A text without quotes. */
  readonly bare?: string;
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

const slashes = String.raw`//[^\n]*|/\*[^]*?(?:\*/|$)`;
const nestedSlashes = String.raw`//[^\n]*|/\*(?:/\*[^]*?(?:\*/|$)|[^])*?(?:\*/|$)`;
const hashes = String.raw`#[^\n]*`;
const oneOrThree = String.raw`"""|'''|["']`;
const character = String.raw`'(?:\\[^][^'\n]{0,9}|[^\\'\n]|[\ud800-\udbff][\udc00-\udfff])'`;
/** A regular expression of JavaScript: behind a sign, or before a method of it. */
const expression = String.raw`(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/`;
const expressions = String.raw`/(?![*/>])(?:(?<=(?:[(,=:[!&|?{;+\n]\s?|\b(?:return|case)\s)/)${expression}|${expression}(?=\w*\.(?:test|exec)\b))`;

/** The family of each language, with the forms of data that have quotes. */
export const families: Readonly<Record<Exclude<SourceLanguage, 'markup'> | 'json' | 'toml', Family>> = {
  javascript: {
    // In JSX, an address is only a text. A reference of TypeScript is code.
    comments: String.raw`//(?<![:/]//)(?!/\s*<reference)[^\n]*|/\*[^]*?(?:\*/|$)`,
    // An apostrophe between letters is one of JSX.
    skipped: String.raw`${expressions}|'(?<=\w')(?:s|t|ll|re|ve|d|m)\b(?!')`,
    quotes: '["\'`]',
    parts: [/`/, String.raw`\$\{`],
  },
  go: { comments: slashes, skipped: character, quotes: '["`]', raw: /`/ },
  rust: {
    comments: nestedSlashes,
    skipped: character,
    quotes: '"',
    prefix: /(?<!\w)[bc]?r#*$/,
    raw: /r/,
    manyLines: /"/,
  },
  // The delimiter of a raw text has 16 characters at most.
  c: {
    comments: slashes,
    skipped: character,
    quotes: String.raw`"(?:(?<=R")[^()\s"]{0,16}\()?`,
    prefix: /R$/,
    raw: /R/,
    manyLines: /R/,
  },
  csharp: {
    comments: slashes,
    skipped: character,
    quotes: '"{3,16}|"',
    prefix: /[$@]{1,3}$/,
    raw: /"""|@/,
    manyLines: /"""|@/,
    parts: [/\$/, String.raw`\{`],
  },
  jvm: { comments: slashes, quotes: oneOrThree, parts: [/"/, String.raw`\$\{`], variables: /"/ },
  swift: {
    comments: nestedSlashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)r$|(?<!#)#+$/,
    raw: /[r#]/,
    parts: [/^["']/, String.raw`\\\(|\$\{`],
    variables: /^["']/,
  },
  php: {
    comments: String.raw`${slashes}|#(?!\[)[^\n]*|\?>[^]*?(?:<\?|$)`,
    quotes: `["']`,
    manyLines: /["']/,
    parts: [/"/, String.raw`\$\{|\{(?=\$)`],
    variables: /"/,
  },
  // An import of GraphQL is a comment to other programs.
  proto: { comments: String.raw`${slashes}|#(?!\s*import\b)[^\n]*`, quotes: oneOrThree },
  stylesheet: { comments: slashes, bare: String.raw`\((?<=\burl\()[^\s)"']+`, quotes: `["']` },
  ruby: { comments: hashes, quotes: `${oneOrThree}|\``, parts: [/["`]/, '#\\{'] },
  python: {
    comments: hashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)[rbfu]{1,2}$/i,
    raw: /r/i,
    parts: [/f/i, String.raw`\{`],
  },
  json: { comments: slashes, quotes: `["']` },
  toml: { comments: hashes, quotes: oneOrThree, raw: /'/ },
};

/** What a language imports, and how it joins names to a path. Expressions get what comes before a text: `require(`, `import x from`. */
export interface Rules {
  /** Before the name of a module. */
  readonly module?: RegExp;
  /** Before the path of a file, which then needs no `/`. */
  readonly file?: RegExp;
  /** Functions that join their arguments to a path. */
  readonly joins?: RegExp;
  /** Methods that join their arguments to the path that they belong to. */
  readonly methods?: RegExp;
}

export const rules: Readonly<Partial<Record<SourceLanguage, Rules>>> = {
  javascript: {
    module:
      /(?:\bfrom|\bimport|<reference types=)$|^(?:[\w.]*\.)?(?:require|import)\($|^(?:require\.resolve|import\.meta\.resolve|(?:jest|vi|vitest|mock)\.(?:\w*[mM]ock\w*|\w+Actual|module))\($/,
    file: /<reference path=$/,
    joins: /^(?:(?:\w*[pP]athe?|upath|posix|win32)\.(?:(?:posix|win32)\.)?)?(?:join|resolve)$/,
  },
  python: {
    module:
      /(?:\b(?:import_module|__import__|importorskip|find_spec|patch|setattr|delattr)|(?:^|\.)files)\($|\bpytest_plugins(?: =|\[,?)$/,
    joins: /(?:^|\.)(?:(?:Pure)?(?:Posix|Windows)?Path|path\.join)$|^join$/,
    methods: /\b(?:joinpath|with_name)$/,
  },
  go: { module: /^import\(|\bimport(?:\s+[^\s"'()]+)?$/, joins: /^\w*path\.Join$/ },
  rust: {
    file: /\binclude(?:_str|_bytes)?!\($|\[(?:path|folder) =$/,
    joins: /Path(?:Buf)?::(?:new|from)$/,
    methods: /\b(?:join|push|with_file_name|child)$/,
  },
  c: { file: /#\s*(?:include|import)$/ },
  csharp: { joins: /(?:^|\.)(?:Path\.(?:Combine|Join)|FileInfo|DirectoryInfo)$/ },
  jvm: { joins: /(?:^|\.)(?:Paths?\.(?:get|of)|File)$/, methods: /\bresolve$/ },
  swift: { file: /\b(?:import|export|part)$/, joins: /(?:^|\.)join$/, methods: /\bappendingPathComponent$/ },
  php: { file: /\b(?:require|include)(?:_once)?\(?$/ },
  proto: { file: /\b(?:import|public|weak|include)$/ },
  stylesheet: { file: /@(?:import|use|forward|plugin|config|source|reference)$|\burl\($/ },
  ruby: {
    file: /\b(?:require_relative|load)\(?$/,
    joins: /\b(?:File\.(?:join|expand_path)|Path\.join|catfile|file\.path)$/,
    methods: /\bjoin$/,
  },
};
