import type { SourceLanguage } from './language.js';

/** How a family of languages writes comments and texts in quotes, and what a language imports and joins. Expressions that are tried at one place are sticky. */
export interface Family {
  /** Characters that begin a comment, a text, or what only looks like one. */
  readonly marks: string;
  /** A comment, or what has quotes and is no text: characters, regular expressions. */
  readonly skipped: RegExp;
  readonly quotes: RegExp;
  /** Letters and signs before the quotes, which say more of the text. */
  readonly prefix?: RegExp;
  /** Openings of texts in which a backslash is only a character. */
  readonly raw?: RegExp;
  /** Openings of texts that may have line ends in them. Elsewhere a missing quote spoils no more than its line. */
  readonly manyLines?: RegExp;
  /** Openings of texts with parts that the program computes, and what begins such a part. */
  readonly parts?: readonly [openings: RegExp, begin: RegExp];
  /** True where paths may have `\` between names. */
  readonly backslashes?: boolean;
  /** Names of variables in texts, which are such parts. */
  readonly variables?: RegExp;
  /** What stands before the name of a module. */
  readonly module?: RegExp;
  /** Code between two texts of a list of modules. */
  readonly next?: RegExp;
  /** What stands before the path of a file, which then needs no `/`. */
  readonly file?: RegExp;
  /** What stands before the first argument of a function that joins its arguments to a path. */
  readonly joins?: RegExp;
  /** The same of a method that joins its arguments to the path that it belongs to. */
  readonly methods?: RegExp;
}

const oneOrThree = /"""|'''|["']/y;
const slashes = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
/** Comments, and characters in quotes. */
const characters = new RegExp(
  `${slashes.source}|'(?:\\\\[^][^'\\n]{0,9}|[^\\\\'\\n]|[\\ud800-\\udbff][\\udc00-\\udfff])'`,
  'y',
);
const hashes = /#[^\n]*/y;
const slashesAndHashes = new RegExp(`${slashes.source}|#(?![[]|\\s*import\\b)[^\\n]*|\\?>[^]*?(?:<\\?|$)`, 'y');
/** An address in JSX or a stylesheet is only a text. */
const slashesButAddresses = /\/\/(?<![:(]\/\/)[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
/** Also a regular expression, behind a sign or before a method of it, and an apostrophe between letters, which is one of JSX. A reference of TypeScript is code. */
const ofJavaScript =
  /\/\/(?<![:/]\/\/)(?!\/\s*<reference)[^\n]*|\/\*[^]*?(?:\*\/|$)|\/(?![*/>])(?:(?<=(?:[(,=:[!&|?{;+\n]\s?|\b(?:return|case)\s)\/)(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/(?=\w*\.(?:test|exec)\b))|'(?<=\w')(?:s|t|ll|re|ve|d|m)\b(?!')/y;

const javascript: Family = {
  marks: '/"\'`',
  skipped: ofJavaScript,
  quotes: /["'`]/y,
  parts: [/`/, /\$\{/],
  module:
    /(?:\bfrom|(?<![@\w])import|<reference types=|\b(?:(?:require(?:\.resolve)?|import(?:\.meta\.resolve)?)|(?<![\w.])(?:jest|vi|vitest|mock)\.(?:\w*[mM]ock\w*|\w+Actual|module))(?:<[^;]{0,200}>)?\()/,
  file: /<reference path=/,
  joins: /(?<![\w.$])(?:(?:\w*[pP]athe?|upath|posix|win32)\.(?:(?:posix|win32)\.)?)?(?:join|resolve)\(/,
};

/** How each language, and each form of data that has quotes, is written. */
export const families: Readonly<Record<SourceLanguage | 'json' | 'toml', Family>> = {
  javascript,
  markup: {
    ...javascript,
    marks: '</"\'`',
    skipped: new RegExp(`<!--[^]*?(?:-->|$)|${ofJavaScript.source}`, 'y'),
    manyLines: /(?!)/,
    file: /@(?:import|use|forward)/,
  },
  python: {
    marks: '#"\'`',
    skipped: hashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)[rbfu]{1,2}$/i,
    raw: /r/i,
    parts: [/f/i, /\{/],
    module:
      /(?:\b(?:import_module|__import__|importorskip|find_spec|files)\(|(?:(?<![\w.])|mocker?\.|mock\.)patch\(|monkeypatch\.(?:set|del)attr\(|pytest_plugins\s*=(?:\s*[[(](?:[^\])]{0,200},)?)?)/,
    joins: /(?:(?<!\w)(?:(?:Pure)?(?:Posix|Windows)?Path|path\.join)|(?<![\w.])join)\(/,
    methods: /\.(?:joinpath|with_name)\(/,
  },
  go: {
    marks: '/"\'`',
    skipped: characters,
    quotes: /["`]/y,
    raw: /`/,
    // A name has no white space, of which some is beyond ASCII: else the time grows with its square.
    module: /\bimport\b(?:\s*\()?(?:\s*(?:[\w.]|[^\s\0-\x7f]){1,100})?/,
    next: /^[\w\s.;\x80-\uffff]*$/,
    joins: /path\.Join\(/,
  },
  rust: {
    marks: '/"\'`',
    skipped: characters,
    quotes: /"/y,
    prefix: /(?<!\w)[bc]?r#*$/,
    raw: /r/,
    manyLines: /"/,
    file: /\binclude(?:_str|_bytes)?!\(|\[(?:path|folder)\s*=/,
    joins: /(?:Path(?:Buf)?::(?:new|from)|concat!)\(/,
    methods: /\.(?:join|push|with_file_name|child)\(/,
  },
  c: { marks: '/"\'`', skipped: characters, quotes: /"/y, file: /#\s*(?:include|import)/ },
  csharp: {
    backslashes: true,
    marks: '/"\'`',
    skipped: characters,
    quotes: /(?<!@\$?)"{3,16}|"/y,
    prefix: /[$@]{1,3}$/,
    raw: /"""|@/,
    manyLines: /"""|@/,
    parts: [/\$/, /\{/],
    joins: /(?<!\w)(?:Path\.(?:Combine|Join)|FileInfo|DirectoryInfo)\(/,
  },
  jvm: {
    marks: '/"\'`',
    skipped: slashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)r$|(?<!#)#+$/,
    raw: /[r#]/,
    parts: [/^["']/, /\$\{|\\\(/],
    variables: /\$[A-Za-z_]\w*/g,
    // Of Dart.
    file: /\b(?:import|export|part)/,
    joins: /(?<!\w)(?:Paths?\.(?:get|of)|File|join)\(/,
    methods: /\.(?:resolve|appendingPathComponent)\(/,
  },
  // Also definitions of data. An import of GraphQL is a comment to other programs.
  php: {
    marks: '/#?"\'',
    skipped: slashesAndHashes,
    quotes: oneOrThree,
    parts: [/"/, /\$\{|\{(?=\$)/],
    variables: /\$[A-Za-z_]\w*/g,
    file: /\b(?:(?:require|include)(?:_once)?(?:\s*\()?|import|public|weak)/,
  },
  stylesheet: {
    marks: '/"\'`',
    skipped: slashesButAddresses,
    quotes: /["']/y,
    file: /@(?:import|use|forward|plugin|config|source|reference)|\burl\(/,
  },
  ruby: {
    marks: '#"\'`',
    skipped: hashes,
    quotes: /"""|'''|["'`]/y,
    parts: [/["`]/, /#\{/],
    file: /\b(?:require_relative|load)(?:\s*\()?/,
    joins: /\b(?:File\.join|Path\.join|catfile|file\.path)\(/,
    methods: /\.join\(/,
  },
  json: { marks: '/"\'`', skipped: slashes, quotes: /["']/y },
  toml: { marks: '#"\'`', skipped: hashes, quotes: oneOrThree, raw: /'/ },
};
