import { getOrMake } from '../../../shared/src/append.js';
import { withoutEndSlashes } from '../tree/paths.js';
import { families, type Program } from './families.js';
import type { Literal, Literals } from './literal.js';
import type { Scanned, Text } from './texts.js';

/** What comes before the name of a folder that a program is started in. */
const folder = String.raw`\b(?:cwd|Dir|work_?dir|working_?[dD]ir(?:ectory)?|WorkingDirectory|chdir)["']?\s*[:=]|[.:](?:current_dir|chdir|cwd|directory|workingDir)\((?:new File\()?`;
/** Functions and methods that give the path that they get, in another form. */
const through =
  /^(?:str|String|fspath|(?:abs|real|norm)path|fileURLToPath|pathToFileURL|expect|(?:with_)?context|toRealPath|GetFullPath|expanduser|unwrap|absolute|resolve)$/;
/** Properties and methods that give the folder of a path. */
const parent = /^(?:parent|getParent|getParentFile|parent_path)$/;
/** Options of build tools that the name or the folder of a target follows. */
const option = /^(?:-[wFpC]|--(?:workspace|filter|package|prefix|cwd|project|manifest-path|directory))$/;
const name = /^[@\w.][\w.@:+-]*$/;
/** Longer texts are not paths, and would be copied again and again while they grow. */
const longest = 1024;
/** Brackets deeper than anybody writes are not read as an expression. */
const deepest = 50;

/** What an expression gives, and where its first text begins. `\0` stands for a part that the program computes. */
interface Value {
  readonly text: string;
  readonly at: number;
}

const computed: Value = { text: '\0', at: -1 };

/** A value with the next added to its end. A path behind a text stays one (`'see ' + dir.resolve('a/b')`). */
function added(left: Value, right: Value): Value {
  if (right.text.startsWith('\0/') || (left === computed && right === computed)) return right;
  if (left.text.length + right.text.length > longest) return { ...left, text: '\0\0' };
  return { text: left.text + right.text, at: /[^\0]/.test(left.text) ? left.at : right.at };
}

/** Names joined to a path. */
function joined(values: readonly Value[]): Value {
  const parts = values.filter(({ text }) => text !== '');
  const text = parts.map((value) => value.text).join('/');
  const first = parts.find((value) => /[^\0/.]/.test(value.text)) ?? parts.find(({ at }) => at >= 0) ?? computed;
  if (text.length > longest) return computed;
  return { text: text.replace(/^\0(?:\/\0)+/, '\0').replaceAll(/\/{2,}/g, '/'), at: first.at };
}

/** What is tried where a text, a function or an operator may be. */
interface Expressions {
  /** Before a module, a file, and the folder of a program. */
  readonly role: RegExp;
  readonly list: RegExp | undefined;
  /** The beginning of a call that joins its arguments, and of one that joins them to what comes before it. */
  readonly sites: RegExp;
  readonly call: RegExp;
  readonly methods: RegExp;
  readonly operator: RegExp;
  /** An operator before a text. */
  readonly before: RegExp;
}

const known = new Map<Program, Expressions>();

function expressionsOf(language: Program): Expressions {
  const { module = '(?!)', file = '(?!)', list, joins = '(?!)', methods = '(?!)' } = families[language];
  const dot = language === 'php' ? String.raw`|\.` : language === 'ruby' ? String.raw`|\.\.` : '';
  // Python divides what is in brackets: `(root / 'a') / 'b'`.
  const group = language === 'python' ? '|(?<![\\w)\\]"])' : '';
  const beside = language === 'python' || language === 'c' ? '|(?=")' : '';
  return {
    role: new RegExp(String.raw`(?<=(?:(${module})|(${file})|(${folder}))(?:\s|/\*[^*]{0,200}\*/)*)`, 'y'),
    list: list === undefined ? undefined : new RegExp(list, 'g'),
    sites: new RegExp(`(?:(${joins})|[.>:](?:${methods})${group})(?=\\()`, 'g'),
    call: new RegExp(String.raw`(?:\w{1,50}(?:\.|::)){0,5}?(?:${joins})(?=\()`, 'y'),
    methods: new RegExp(`^(?:${methods})$`),
    operator: new RegExp(`\\s*(\\+|/(?!>)${dot}${beside})\\s*`, 'y'),
    before: new RegExp(`(?<=(\\+|/${dot})\\s*)`, 'y'),
  };
}

/** Behind the end of a statement, or the beginning of a block, at the beginning of a line. */
const beginsStatement = /(?<=(?:^|[\w)"\];]|[\w)\]]:)\s*)(?<=(?:^|[\n;])[ \t]*)/y;
const space = /\s*/y;
const identifier = /[\w$\x80-\uffff]+!?(?:<[^<>()"]{0,100}>(?=\())?/y;
const member = /[!?]?\s*(?:\?\.|->|::|\.)([\w$\x80-\uffff]+)!?/y;
const inBrackets = /\[(\d)\]/y;
/** What a method or an operator belongs to: names, and brackets without others in them. */
const receiver = /(?<=((?:[\w$.:?!\x80-\uffff]|->|\s(?=\s*[.?-])|\([^()]{0,100}\)|\[[^[\]]{0,100}\]){0,200})\s*)/y;

/** Finds what a program imports and names. Names that its expressions join to a path are one path, as a whole. */
export class ExpressionReader {
  readonly #language: Program;
  readonly #source: string;
  readonly #code: string;
  readonly #texts: readonly Text[];
  readonly #byStart: ReadonlyMap<number, Text>;
  readonly #found: Literals;
  readonly #expressions: Expressions;
  /** Places of texts and brackets that an expression before them has. */
  readonly #read = new Set<number>();
  /** Where texts of lists of modules begin. */
  readonly #listed = new Set<number>();
  #at = 0;
  #depth = 0;

  constructor(language: Program, source: string, { code, texts }: Scanned, found: Literals) {
    this.#language = language;
    this.#source = source;
    this.#code = code;
    this.#texts = texts;
    this.#byStart = new Map(texts.map((text) => [text.start, text]));
    this.#found = found;
    this.#expressions = getOrMake(known, language, () => expressionsOf(language));
    const { list } = this.#expressions;
    let next = 0;
    for (const { 0: whole, index } of list === undefined ? [] : code.matchAll(list)) {
      for (; (texts[next]?.start ?? Infinity) < index + whole.length; next += 1)
        if ((texts[next]?.start ?? 0) > index) this.#listed.add(texts[next]?.start ?? 0);
    }
  }

  readAll(): void {
    let next = 0;
    for (const { 0: whole, 1: join, index: start } of this.#code.matchAll(this.#expressions.sites)) {
      const open = start + whole.length;
      next = this.#readTexts(next, start);
      if (next === this.#texts.length) return;
      if (this.#read.has(open)) continue;
      const isMethod = join === undefined && open > start;
      this.#at = isMethod ? open : start;
      this.#report(
        this.#expression(isMethod ? this.#member(this.#before(start), whole.slice(1), this.#arguments()) : undefined),
      );
    }
    this.#readTexts(next, Infinity);
  }

  /** Reads the texts up to a place, each with the expression that it begins. Gives the number of the next one. */
  #readTexts(from: number, end: number): number {
    for (let next = from; ; next += 1) {
      const text = this.#texts[next];
      if (text === undefined || text.start >= end) return next;
      const { start } = text;
      const before = this.#texts[next - 1];
      const isBehindOption = before !== undefined && start - before.end < 30 && option.test(before.value);
      if (isBehindOption && name.test(text.value)) this.#found.add('word', text.value, start);
      if (this.#read.has(start) || this.#isDescription(text)) continue;
      this.#at = start;
      // Names behind `..` are a path, whatever function gets them.
      const value =
        text.value === '..' ? joined([computed, ...this.#arguments()]) : this.#expression(this.#behindOperator(start));
      if (text.value !== '..' || value.text !== '\0/..') this.#report(value);
    }
  }

  /** What a whole text is by what comes before it. */
  #roleOf({ value, start, end }: Text): Literal['role'] | undefined {
    const { role } = this.#expressions;
    role.lastIndex = start;
    const found = value.includes('\0') ? null : role.exec(this.#source);
    if (found === null && this.#listed.has(start)) return 'import';
    if (found === null || /^\s*\+/.test(this.#code.slice(end, end + 10))) return undefined;
    if (found[1] === undefined) return found[2] === undefined ? 'joined' : 'path';
    // What Python mocks is a name in a module; an address of a request is no name.
    const isMock = this.#language === 'python' && /(?:patch|attr)\($/.test(found[1]);
    return isMock && !/^\w+(?:\.\w+)+$/.test(value) ? undefined : 'import';
  }

  /** True for a text of Python that is a statement of its own, as those that describe a module or a function are. */
  #isDescription({ start, end }: Text): boolean {
    if (this.#language !== 'python') return false;
    beginsStatement.lastIndex = start;
    return beginsStatement.test(this.#code) && /^[ \t]*(?:[\n;]|\r\n|$)/.test(this.#code.slice(end, end + 10));
  }

  /** Tries an expression at a place; gives what its first group has, and goes behind it. */
  #match(expression: RegExp, at = this.#at): string | undefined {
    expression.lastIndex = at;
    const found = expression.exec(this.#code);
    if (found === null) return undefined;
    this.#at = expression.lastIndex;
    return found[1] ?? found[0];
  }

  /** What comes before a method or an operator: the folders above a computed path. */
  #before(at: number): Value {
    receiver.lastIndex = at;
    const chain = receiver.exec(this.#code)?.[1] ?? '';
    const above = chain.split(/\W/).filter((one) => parent.test(one)).length;
    const [, number] = /\.parents\[(\d)\]/.exec(chain) ?? [];
    return { ...computed, text: computed.text + '/..'.repeat(number === undefined ? above : Number(number) + 1) };
  }

  /** The value before a text and the text, where an operator is between them. */
  #behindOperator(start: number): Value | undefined {
    const { before } = this.#expressions;
    before.lastIndex = start;
    const operator = before.exec(this.#code)?.[1];
    if (operator === undefined) return undefined;
    const left = this.#before(this.#code.lastIndexOf(operator, start - 1));
    this.#at = start;
    const right = this.#postfix(this.#operand() ?? computed);
    return operator === '/' ? joined([left, right]) : added(left.text === '\0' ? computed : left, right);
  }

  /** An operand with what follows it: operators, and texts beside it in some languages. */
  #expression(first?: Value): Value {
    let value = this.#postfix(first ?? this.#operand() ?? computed);
    for (;;) {
      const start = this.#at;
      const operator = this.#match(this.#expressions.operator);
      if (operator === undefined || (operator.trim() === '' && value.at < 0)) {
        this.#at = start;
        return value;
      }
      const operand = this.#operand();
      const right = operand === undefined ? computed : this.#postfix(operand);
      value = operator === '/' ? joined([value, right]) : added(value, right);
    }
  }

  /** A text, a name, a call that joins its arguments, or brackets; undefined where something else is. */
  #operand(): Value | undefined {
    const text = this.#byStart.get(this.#at);
    if (text !== undefined) {
      this.#read.add(text.start);
      this.#at = text.end;
      const role = this.#roleOf(text);
      if (role !== undefined) {
        this.#found.add(role, text.value, text.start);
        return computed;
      }
      return { text: this.#language === 'csharp' ? text.value.replaceAll('\\', '/') : text.value, at: text.start };
    }
    const start = this.#at;
    const callee = this.#match(this.#expressions.call);
    if (callee !== undefined) {
      const values = this.#arguments();
      return joined(callee.endsWith('expand_path') ? values.reverse() : values);
    }
    const called = this.#match(identifier, start);
    if (called === undefined && !'(['.includes(this.#code.charAt(start) || ' ')) return undefined;
    if (!'(['.includes(this.#code.charAt(this.#at) || ' ')) return computed;
    const isThrough = (called === undefined && this.#code.charAt(this.#at) === '(') || through.test(called ?? '-');
    const values = this.#arguments();
    const [only] = values;
    if (isThrough && values.length === 1 && only !== undefined) return only;
    for (const value of values) this.#report(value);
    return computed;
  }

  /** Members and calls behind a value. */
  #postfix(first: Value): Value {
    let value = first;
    for (;;) {
      const called = this.#match(member);
      const bracket = this.#code.charAt(this.#at);
      if (called === 'parents') {
        value = { ...value, text: value.text + '/..'.repeat(Number(this.#match(inBrackets) ?? 0) + 1) };
      } else if (called !== undefined)
        value = this.#member(value, called, bracket === '(' ? this.#arguments() : undefined);
      else if (bracket !== '' && '(['.includes(bracket)) {
        for (const one of [value, ...this.#arguments()]) this.#report(one);
        value = computed;
      } else return value;
    }
  }

  /** What a member gives, or with arguments a method. */
  #member(value: Value, called: string, values?: Value[]): Value {
    if (parent.test(called)) return { ...value, text: `${value.text}/..` };
    const isJoin = this.#expressions.methods.test(called);
    if (isJoin && values?.some(({ text }) => /\w/.test(text)) === true)
      return joined([called.startsWith('with_') ? { ...value, text: `${value.text}/..` } : value, ...values]);
    if (values !== undefined && !isJoin && through.test(called)) return value;
    for (const one of [value, ...(values ?? [])]) this.#report(one);
    return computed;
  }

  /** Reads from a bracket, or from an argument, up to the bracket that closes it. What follows a block is not read. */
  #arguments(): Value[] {
    const values: Value[] = [];
    if ('(['.includes(this.#code.charAt(this.#at))) {
      this.#read.add(this.#at);
      this.#at += 1;
    }
    this.#depth += 1;
    for (let isMixed = false, current: Value | undefined; ;) {
      this.#match(space);
      const sign = this.#code.charAt(this.#at);
      const isEnd = sign === '' || ')]};{'.includes(sign) || this.#depth > deepest;
      if (isEnd || sign === ',') {
        if (isMixed && current !== undefined) this.#report(current);
        if (current !== undefined) values.push(isMixed ? computed : current);
        [isMixed, current] = [false, undefined];
        if (!isEnd || ')]'.includes(sign)) this.#at += 1;
        if (!isEnd) continue;
        this.#depth -= 1;
        return values.some(({ text }) => text === '..') ? [joined(values)] : values;
      }
      const start = this.#at;
      const value = this.#expression();
      if (this.#at === start) this.#at += 1;
      else {
        // One of several values, such as those of `a ? 'b' : 'c'`.
        if (current !== undefined && current.at >= 0) {
          this.#report(current);
          isMixed = true;
        }
        current = value;
      }
    }
  }

  /** Adds what a value names, if it is known as a whole. */
  #report({ text, at }: Value): void {
    const isFormat = this.#language !== 'javascript' && /^(?:[\w:.-]+=)?(?:%[sv]|\{[\w.:]*\})\//.test(text);
    const written = isFormat ? text.replace(/^[^/]*/, '\0') : text;
    if (at < 0 || written.length > longest || written.includes('\0', 1)) return;
    if (written.startsWith('\0')) {
      if (written.startsWith('\0/')) this.#found.add('joined', withoutEndSlashes(written.replace(/^\0\/+/, '')), at);
    } else if (/\s|^--?\w[\w-]*=/.test(written)) this.#command(written, at);
    else if (written.includes('/') && !written.endsWith('/') && !written.startsWith('data:'))
      this.#found.add('path', written, at);
  }

  /** The names behind options of a command line. */
  #command(text: string, at: number): void {
    let isNext = false;
    for (const word of text.split(/\s+/)) {
      const [before = '', behind] = word.split('=', 2);
      const named = isNext ? word : option.test(before) || behind?.includes('/') === true ? behind : undefined;
      if (named !== undefined && /^[@\w.][\w.@/:+-]*$/.test(named))
        this.#found.add(named.includes('/') && !named.startsWith('@') ? 'path' : 'word', named, at);
      isNext = option.test(word);
    }
  }
}
