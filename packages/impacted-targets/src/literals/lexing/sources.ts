import { wordSet } from '../../../../shared/src/word-set.js';
import type { SourceLanguage } from '../language.js';
import type { Literals } from '../literal.js';
import { above, added, broken, computed, joined, type Value } from './expressions.js';
import { javascriptTokens } from './javascript.js';
import { markupTokens } from './markup.js';
import { beginsStatement, isDescription, pythonImport } from './python.js';
import { quotedTokens } from './quoted.js';
import { code, kinds, Tokens } from './token.js';

/** What a source imports and names. */
export function sourceLiterals(language: SourceLanguage, text: string, found: Literals): void {
  const tokens = new Tokens(text);
  if (language === 'javascript') javascriptTokens(tokens);
  else if (language === 'markup') {
    const styles = new Tokens(text);
    markupTokens(tokens, styles);
    new Reader('stylesheet', styles, found).read();
  } else quotedTokens(language, tokens);
  new Reader(language === 'markup' ? 'javascript' : language, tokens, found).read();
}

/** Functions whose arguments are names of a path. */
const joins = wordSet(
  'join joinpath resolve combine Combine child Path PurePath File Join JoinPath catfile with_name with_file_name',
);
/** Methods of such names that add their arguments to a path; in JavaScript and Python, `join` joins lists. */
const joiningMethods: Partial<Record<SourceLanguage, ReadonlySet<string>>> = {
  javascript: wordSet(''),
  python: wordSet('joinpath with_name'),
};
/** Types and modules that such functions belong to, which don't begin the path. */
const pathTypes = wordSet('Path Paths PathBuf Utf8Path Utf8PathBuf File filepath pathlib');
/** The same in JavaScript, Python and Go; in other languages, `path` is the name of a path. */
const pathModules = wordSet('path os posix win32 nodePath pathe upath');
const hasPathModules: ReadonlySet<SourceLanguage> = new Set(['javascript', 'python', 'go']);
/** Functions of these that make a path. */
const makesPath = wordSet('get of new from');
/** Functions that give the path that they are given, in another form. */
const conversions = wordSet(
  'str String fspath abspath realpath normpath fileURLToPath pathToFileURL expect context with_context toRealPath GetFullPath expand_path expanduser',
);
/** Methods and properties that give the folder of a path. */
const parents = wordSet('parent getParent getParentFile parent_path dirname_of');
/** Names of the folder that a program is started in. */
const folderKeys = wordSet('cwd Dir workdir working_dir workingDir workingDirectory WorkingDirectory chdir');
const folderCalls = wordSet('current_dir chdir cwd directory workingDir');
/** Options of build tools that the name or the folder of a target follows. */
const options = wordSet(
  '-w --workspace --filter -F --package -p --prefix -C --cwd --project --manifest-path --directory',
);
/** Functions of Jest and Vitest that are given a module. */
const mocks = wordSet(
  'mock unmock doMock dontMock doUnmock setMock requireActual requireMock createMockFromModule importActual importMock unstable_mockModule module',
);
const mockers = wordSet('jest vi vitest mock');
const pythonImports = wordSet('import_module __import__ importorskip find_spec');
const pythonMocks = wordSet('patch setattr delattr');
const rustIncludes = wordSet('include include_str include_bytes');
/** Words before a text that say that it is a file. */
const includes: Partial<Record<SourceLanguage, ReadonlySet<string>>> = {
  c: wordSet('include import'),
  proto: wordSet('import public weak include'),
  stylesheet: wordSet('import use forward'),
  ruby: wordSet('require_relative load'),
  php: wordSet('require require_once include include_once'),
  swift: wordSet('import export part'),
};

/** Brackets and what is read in them. */
interface Frame {
  /** The kind of the token that ends it. */
  end: number;
  /** The function that is called, and the name before it (`path` of `path.join`). */
  callee: string;
  object: string;
  /** What its method belongs to. */
  receiver: Value | undefined;
  /** What the arguments before this one give. */
  readonly values: Value[];
  /** What comes before the last `+` or `/` of this argument, and behind it. */
  left: Value | undefined;
  operator: number;
  current: Value | undefined;
  /** The name that the value is given to (`cwd: …`). */
  key: string;
  /** A name with `<` behind it: a function may be called behind its types. */
  generic: number;
  /** True where one of its texts is `..`. */
  climbs: boolean;
  /** True where this argument is more than one path (`a ? 'b' : 'c'`). */
  mixed: boolean;
  /** Place behind the bracket that begins it. */
  start: number;
}

function frame(end: number, callee: string, object: string, receiver: Value | undefined, start: number): Frame {
  return {
    end,
    callee,
    object,
    receiver,
    values: [],
    left: undefined,
    current: undefined,
    operator: 0,
    key: '',
    generic: -1,
    climbs: false,
    mixed: false,
    start,
  };
}

/** What an argument gives so far. Behind a `+` that nothing follows, it is not a whole path. */
function whole({ left, operator, current }: Frame): Value | undefined {
  if (left === undefined) return current;
  if (current === undefined) return operator === code.plus && isKnown(left) ? broken : left;
  if (operator === code.plus) return added(left, current);
  return current.form === 'computed' ? computed : joined([left, current]);
}

function isKnown({ form }: Value): boolean {
  return form === 'text' || form === 'run' || form === 'joined';
}

/** Brackets deeper than these are not told apart. */
const deepest = 500;

/** Reads tokens from the first to the last, and joins what expressions join. */
class Reader {
  readonly #language: SourceLanguage;
  readonly #tokens: Tokens;
  readonly #found: Literals;
  /** The innermost frame, and those around it, the outermost first. */
  #top = frame(0, '', '', undefined, 0);
  readonly #around: Frame[] = [];
  /** Frames that are open, by their ends. */
  readonly #open = new Map<number, number>();
  /** The last option for the name of a target. */
  #option = -10;
  /** The present token. */
  #now = 0;
  /** True where texts beside each other are one. */
  readonly #joinsNeighbours: boolean;
  readonly #includes: ReadonlySet<string> | undefined;

  constructor(language: SourceLanguage, tokens: Tokens, found: Literals) {
    this.#language = language;
    this.#tokens = tokens;
    this.#found = found;
    this.#includes = includes[language];
    this.#joinsNeighbours = language === 'python' || language === 'c';
  }

  read(): void {
    const tokens = this.#tokens;
    for (let at = 0; at < tokens.count; at += 1) {
      const kind = tokens.kind(at);
      this.#now = at;
      switch (kind) {
        case kinds.name:
          at = this.#name(at);
          break;
        case kinds.text:
        case kinds.rest:
        case kinds.partly:
          this.#text(at, kind);
          break;
        case code.open:
          this.#enter(at, code.close);
          break;
        case code.openList:
          this.#enter(at, code.closeList);
          break;
        case code.openBlock:
          this.#enter(at, code.closeBlock);
          break;
        case kinds.openPart:
          this.#enter(at, kinds.closePart);
          break;
        case code.close:
        case code.closeList:
        case code.closeBlock:
        case kinds.closePart:
          this.#leave(kind);
          break;
        default:
          this.#operator(at, kind);
      }
    }
    while (this.#around.length > 0) this.#pop();
    this.#end();
    this.#comments();
  }

  /** True for a token behind a `.`, `?.`, `::` or `->`. */
  #isMember(at: number): boolean {
    const tokens = this.#tokens;
    const before = tokens.kind(at - 1);
    return (
      (before === code.dot && this.#language !== 'php') ||
      (before === code.colon && tokens.kind(at - 2) === code.colon) ||
      (before === code.greater && tokens.kind(at - 2) === code.minus)
    );
  }

  #name(at: number): number {
    const tokens = this.#tokens;
    const top = this.#top;
    // The name of a function takes effect with its brackets.
    const isCalled = tokens.kind(at + 1) === code.open;
    if (this.#isMember(at)) {
      if (top.current === undefined) this.#operand(computed);
      else if (!isCalled && parents.has(tokens.name(at))) top.current = above(top.current);
      else if (!isCalled && isKnown(top.current)) this.#end();
      return at;
    }
    if (this.#language === 'python' && beginsStatement(tokens, at)) {
      const name = tokens.name(at);
      if (name === 'import' || name === 'from' || name === 'cimport') {
        this.#end();
        return (
          pythonImport(tokens, at, (module, of) => {
            this.#add('import', module, tokens.start(of));
          }) - 1
        );
      }
    }
    // `mod a;` is a module in a file of its own (The Rust Reference, "Modules").
    if (this.#language === 'rust' && tokens.name(at) === 'mod' && tokens.kind(at + 2) === code.semicolon) {
      this.#add('import', `./${tokens.name(at + 1)}`, tokens.start(at));
    }
    if (!isCalled) this.#operand(computed);
    return at;
  }

  #text(at: number, kind: number): void {
    const tokens = this.#tokens;
    if (this.#language === 'python' && isDescription(tokens, at)) return;
    const top = this.#top;
    const text = tokens.value(at);
    const start = tokens.start(at);
    if (kind === kinds.text && this.#isImport(top, at)) {
      this.#end();
      this.#add(this.#includes === undefined ? 'import' : 'path', text, start);
      return;
    }
    const follows = at - this.#option <= 5;
    if (kind === kinds.text && options.has(text)) this.#option = at;
    else if (follows) this.#option = -10;
    if (kind === kinds.partly) {
      this.#operand(broken);
      return;
    }
    if (text === '..') top.climbs = true;
    this.#operand(
      kind === kinds.rest
        ? { form: 'joined', text, up: 0, at: start }
        : { form: 'text', text, up: 0, at: start, ...(follows && { ofOption: true }) },
    );
  }

  /** True for a text in the place where the language names a module or a file without brackets. */
  #isImport(top: Frame, at: number): boolean {
    const tokens = this.#tokens;
    if (this.#language === 'javascript') {
      const before = tokens.name(at - 1);
      return before === 'from' || (before === 'import' && !this.#isMember(at - 1));
    }
    if (this.#language === 'go') {
      return (
        top.callee === 'import' ||
        tokens.name(at - 1) === 'import' ||
        (tokens.name(at - 2) === 'import' && tokens.kind(at - 1) !== code.open)
      );
    }
    if (this.#includes === undefined) return false;
    return (
      this.#includes.has(tokens.name(at - 1)) ||
      (this.#language === 'stylesheet' && tokens.kind(at - 1) === code.open && tokens.name(at - 2) === 'url')
    );
  }

  /** Takes the next part of an expression. */
  #operand(value: Value): void {
    const top = this.#top;
    const { current, left, key } = top;
    if (current !== undefined) {
      if (this.#joinsNeighbours && value.form === 'text' && isKnown(current)) {
        top.current = added(current, value);
        return;
      }
      const startsLine = (left !== undefined || key !== '') && this.#startsLine();
      // A keyword or a type may come before a value: `await x`, `new File('a')`, `return 'a'`.
      if (current.form !== 'computed' || (left !== undefined && startsLine)) this.#alternative();
      if (startsLine) top.key = '';
    }
    top.current = value;
  }

  /** Takes a `+` or `/`, which joins what precedes it with what follows. */
  #joinsNext(operator: number): void {
    const top = this.#top;
    if (top.current === undefined) return;
    top.left = whole(top);
    top.current = undefined;
    top.operator = operator;
  }

  /** True where the present token is the first of its line. */
  #startsLine(): boolean {
    const { source } = this.#tokens;
    const start = this.#tokens.start(this.#now);
    return source.slice(this.#tokens.start(this.#now - 1), start).includes('\n');
  }

  #operator(at: number, kind: number): void {
    const tokens = this.#tokens;
    const top = this.#top;
    switch (kind) {
      case code.dot:
        // Languages that add texts by `.` and `..`.
        if (this.#language === 'php' || (this.#language === 'ruby' && tokens.kind(at - 1) === code.dot))
          this.#joinsNext(code.plus);
        return;
      case code.plus:
      case code.slash:
        this.#joinsNext(kind);
        return;
      case code.bang:
        return;
      case code.question:
        if (tokens.kind(at + 1) === code.dot || this.#language === 'rust') return;
        break;
      case code.colon:
      case code.equals:
        this.#key(at, kind);
        return;
      case code.less:
        if (tokens.kind(at - 1) === kinds.name) top.generic = at - 1;
        break;
      case code.minus:
        if (tokens.kind(at + 1) === code.greater) return;
        break;
      case code.greater:
        if (tokens.kind(at - 1) === code.minus) return;
        break;
      case code.comma:
      case code.semicolon:
      case kinds.lineEnd:
        this.#end();
        top.key = '';
        if (kind === code.semicolon) top.generic = -1;
        return;
    }
    this.#alternative();
  }

  /** Notes what the value behind a `:` or `=` is given to. */
  #key(at: number, kind: number): void {
    const tokens = this.#tokens;
    const before = tokens.kind(at - 1);
    if (kind === code.colon && (tokens.kind(at + 1) === code.colon || before === code.colon)) return;
    const top = this.#top;
    if (kind === code.equals && before === code.colon) return;
    const key = before === kinds.name ? tokens.name(at - 1) : before === kinds.text ? tokens.value(at - 1) : '';
    const mixed = top.mixed;
    this.#alternative();
    // The name of an argument (`cwd="a"`) is no part of its value.
    if (before === kinds.name) top.mixed = mixed;
    top.key = key;
  }

  #enter(at: number, end: number): void {
    const tokens = this.#tokens;
    const top = this.#top;
    if (this.#around.length >= deepest) return;
    let name = at - 1;
    if (end === code.close && tokens.kind(name) === code.bang) name -= 1;
    if (end === code.close && tokens.kind(name) === code.greater && top.generic !== -1) {
      name = top.generic;
      top.generic = -1;
    }
    const before = tokens.kind(name);
    const isCall = end === code.close && before === kinds.name;
    const isMethod = isCall && this.#isMember(name);
    const isIndex =
      end === code.closeList &&
      top.current !== undefined &&
      (before === kinds.name || before === code.close || before === code.closeList);
    if (end === code.closeBlock) this.#end();
    this.#around.push(top);
    const callee = isCall || isIndex ? tokens.name(name) : '';
    const object = isMethod ? tokens.name(name - (tokens.kind(name - 1) === code.dot ? 2 : 3)) : '';
    const receiver = isMethod || isIndex ? (top.current ?? computed) : undefined;
    this.#top = frame(end, callee, object, receiver, tokens.start(at) + 1);
    this.#open.set(end, (this.#open.get(end) ?? 0) + 1);
    if (isMethod || isIndex) top.current = undefined;
  }

  #leave(end: number): void {
    if ((this.#open.get(end) ?? 0) === 0) return;
    while (this.#top.end !== end) this.#pop();
    this.#pop();
  }

  /** Ends the innermost brackets, and gives what they give to what is around them. */
  #pop(): void {
    this.#end();
    const inner = this.#top;
    const { end } = inner;
    this.#open.set(end, (this.#open.get(end) ?? 0) - 1);
    const top = this.#around.pop() ?? inner;
    this.#top = top;
    if (end === kinds.closePart) return;
    if (end !== code.closeBlock) this.#operand(this.#given(inner, top));
    else if (top.end === code.close || top.end === code.closeList) this.#operand(computed);
    else this.#taken(top);
  }

  /** What brackets give, after what they name is noted. */
  #given(inner: Frame, around: Frame): Value {
    const { callee, object, receiver, values, end } = inner;
    const [first] = values;
    const climbs = inner.climbs && values.some(({ text }) => text.replace(/\.\.?/, '') !== '');
    const isModule =
      pathTypes.has(object) || (pathModules.has(object) && hasPathModules.has(this.#language) && callee !== 'joinpath');
    if (end === code.closeList) {
      if (receiver !== undefined && callee === 'parents') return this.#parentOf(inner, receiver);
      if (this.#language === 'python' && around.key === 'pytest_plugins') inner.key = around.key;
      if (climbs) return joined(values);
      return this.#reported(inner);
    }
    if (first === undefined)
      return parents.has(callee) ? above(receiver ?? computed) : isModule ? computed : (receiver ?? computed);
    if (first.form === 'text' && first.text !== '') {
      const role = this.#takesModule(callee, object, first.text)
        ? 'import'
        : rustIncludes.has(callee) && this.#language === 'rust'
          ? 'path'
          : undefined;
      if (role !== undefined) {
        this.#add(role, first.text, first.at);
        values[0] = computed;
        return this.#reported(inner);
      }
    }
    if (folderCalls.has(callee)) {
      this.#folder(first);
      values[0] = computed;
      this.#reported(inner);
      return receiver ?? computed;
    }
    if (callee === 'concat' && this.#language === 'rust') return values.slice(1).reduce(added, first);
    if (callee === 'expand_path')
      return first.form === 'text' && first.text.includes('/') ? { ...first, form: 'joined' } : computed;
    if (receiver === undefined || isModule) {
      if (joins.has(callee) || (isModule && makesPath.has(callee))) return joined(values);
    } else if (receiver.form !== 'text' && (joiningMethods[this.#language] ?? joins).has(callee)) {
      return joined([callee.startsWith('with_') ? above(receiver) : receiver, ...values]);
    } else if (callee === 'push' && this.#language === 'rust' && first.text.includes('/'))
      return joined([receiver, ...values]);
    if (climbs) return joined(values);
    if (callee === '' ? values.length === 1 : conversions.has(callee)) {
      // `expect("…")` of Rust gives what it belongs to.
      if (receiver !== undefined && !isModule) return receiver;
      values[0] = computed;
      this.#reported(inner);
      return first;
    }
    return this.#reported(inner);
  }

  /** `parents[1]` of Python. */
  #parentOf({ start }: Frame, receiver: Value): Value {
    const count = Number(this.#tokens.source.charAt(start));
    let value = receiver;
    for (let index = 0; index <= count; index += 1) value = above(value);
    return value;
  }

  /** Adds what arguments name that no function joins. Only the program knows what the function gives. */
  #reported({ values, key, receiver }: Frame): Value {
    if (receiver !== undefined) this.#report(receiver, '');
    for (const value of values) this.#report(value, key);
    return computed;
  }

  /** True for a function that imports, mocks or resolves the module of its first argument. */
  #takesModule(callee: string, object: string, text: string): boolean {
    if (this.#language === 'javascript') {
      if (callee === 'require' || callee === 'import') return true;
      if (callee === 'resolve') return object === 'require' || object === 'meta';
      return mocks.has(callee) && mockers.has(object);
    }
    if (this.#language !== 'python') return false;
    if (pythonMocks.has(callee)) return text.includes('.') && !text.includes('/');
    return pythonImports.has(callee) || (callee === 'files' && (object === 'resources' || object === ''));
  }

  /** Takes what an argument gives so far. */
  #taken(top: Frame): Value | undefined {
    const value = whole(top);
    top.left = undefined;
    top.current = undefined;
    top.operator = 0;
    return value;
  }

  /** Ends an argument or a statement. */
  #end(): void {
    const top = this.#top;
    const value = this.#taken(top);
    const { mixed } = top;
    top.mixed = false;
    if (top.end !== code.close && top.end !== code.closeList) {
      if (value !== undefined) this.#report(value, top.key);
    } else if (mixed || (value !== undefined && folderKeys.has(top.key))) {
      if (value !== undefined) this.#report(value, top.key);
      top.values.push(computed);
    } else if (value !== undefined) top.values.push(value);
  }

  /** Ends a part of an argument or of a statement, which has more to it. */
  #alternative(): void {
    const top = this.#top;
    const value = this.#taken(top);
    if (value === undefined) return;
    top.mixed = true;
    this.#report(value, top.key);
  }

  /** Adds the folder that a program is started in. */
  #folder(value: Value): void {
    if (isKnown(value)) this.#path('joined', value);
  }

  #path(role: 'joined' | 'path', { text, up, at }: Value): void {
    const end = text.endsWith('/') ? text.slice(0, -1) : text;
    this.#add(role, role === 'joined' ? '../'.repeat(up) + (end.startsWith('/') ? end.slice(1) : end) : end, at);
  }

  /**
   * Adds what a value names, if it names anything.
   * @param key what the value is given to
   */
  #report(value: Value, key: string): void {
    const { form, text, at } = value;
    if (!isKnown(value) || text === '') return;
    if (folderKeys.has(key)) {
      this.#folder(value);
      return;
    }
    if (form === 'joined') {
      this.#path('joined', value);
      return;
    }
    if (form === 'run') {
      if (text.includes('/')) this.#path('path', value);
      return;
    }
    if (key === 'path' && this.#language === 'rust') this.#add('path', text, at);
    else if (key === 'pytest_plugins' && this.#language === 'python') this.#add('import', text, at);
    else if (value.ofOption === true) this.#ofOption(text, at);
    else if (text.length <= 1024) this.#quoted(text, at);
  }

  #quoted(text: string, at: number): void {
    if (text.charCodeAt(0) === code.minus && text.includes('=')) {
      const equals = text.indexOf('=');
      if (options.has(text.slice(0, equals))) this.#ofOption(text.slice(equals + 1), at);
      return;
    }
    const path = text.includes('\\') && this.#language === 'csharp' ? text.replaceAll('\\', '/') : text;
    if (!path.includes('/')) {
      if (path.includes(' -')) this.#command(path, at);
      return;
    }
    if (path.includes(' ')) this.#command(path, at);
    else if (!path.endsWith('/') && !path.startsWith('data:')) {
      const behind = this.#language === 'javascript' ? undefined : /^(?:%[sv]|\{[\w.:]*\})(\/.+)/.exec(path)?.[1];
      if (behind !== undefined) this.#path('joined', { form: 'joined', text: behind, up: 0, at });
      else this.#add('path', path, at);
    }
  }

  /** The names behind options of a command line. */
  #command(text: string, at: number): void {
    let option = false;
    for (const word of text.split(/\s+/)) {
      const equals = word.indexOf('=');
      if (option) this.#ofOption(word, at);
      else if (equals > 0 && options.has(word.slice(0, equals))) this.#ofOption(word.slice(equals + 1), at);
      option = options.has(word);
    }
  }

  #ofOption(text: string, at: number): void {
    if (!/^[@\w.][\w.@/:+-]*$/.test(text)) return;
    this.#add(text.includes('/') && !text.startsWith('@') ? 'path' : 'word', text, at);
  }

  /** Comments that are code. */
  #comments(): void {
    const { comments, source } = this.#tokens;
    for (let index = 0; index < comments.length; index += 2) {
      const start = comments[index] ?? 0;
      const text = source.slice(start, comments[index + 1]);
      if (this.#language === 'javascript') {
        const [, kind, name = ''] = /^\/\/\/\s*<reference\s+(path|types)\s*=\s*["']([^"']+)["']/.exec(text) ?? [];
        if (kind !== undefined) this.#add(kind === 'path' && !name.startsWith('.') ? 'path' : 'import', name, start);
      } else if (this.#language === 'proto') {
        const [, name = ''] = /^#\s*import\s+["']([^"']+)["']/.exec(text) ?? [];
        this.#add('path', name, start);
      } else if (text.startsWith('//go:generate ')) {
        for (const word of text.split(/\s+/))
          if (word.includes('/') && !word.startsWith('//')) this.#add('path', word, start);
        this.#command(text, start);
      } else {
        // Flags of cgo (`-I${SRCDIR}/../lib`), and what its C code includes.
        for (const [, path = ''] of text.matchAll(/\$\{SRCDIR\}\/([^\s"]+)/g)) this.#add('path', path, start);
        for (let at = text.indexOf('#include "'); at !== -1; at = text.indexOf('#include "', at + 1)) {
          const [, name = ''] = text.slice(at, text.indexOf('\n', at) >>> 0).split('"', 2);
          this.#add('path', name, start + at);
        }
      }
    }
  }

  #add(role: 'import' | 'path' | 'joined' | 'word', text: string, at: number): void {
    if (text !== '') this.#found.add(role, text, this.#tokens.lineOf(at));
  }
}
