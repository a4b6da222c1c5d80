import { withoutEndSlashes } from '../tree/paths.js';
import { rules, type Rules } from './families.js';
import type { SourceLanguage } from './language.js';
import { lineReader } from './lines.js';
import type { Literal, Literals } from './literal.js';
import type { Parts } from './texts.js';

/** Names and signs of a program. */
const token =
  /(\.parents\[\d\]|(?:\?\.|::|->|\.)?[\w$\x80-\uffff]+(?:(?:\?\.|\.|::|->)[\w$\x80-\uffff]+)*!?)|\.\.\.?|[^\s\w]/g;
const tokenOfPhp = /([\w$\x80-\uffff]+)|[^\s\w]/g;
/** Of a long run of code, its beginning and its end are read: what is between them belongs to no text. */
const mostBehind = 60;
const mostBefore = 150;
const deepest = 500;

/** Properties and methods that give the folder of a path. */
const parent = /(?:^|\.)(?:parent|getParent|getParentFile|parent_path)$/;
/** Functions that give the path that they are given, in another form. */
const conversions =
  /(?:^|[.:])(?:str|String|fspath|(?:abs|real|norm)path|fileURLToPath|pathToFileURL|expect|(?:with_)?context|toRealPath|GetFullPath|expanduser|unwrap)$/;
/** Names of the folder that a program is started in. */
const folderKey = /\b(?:cwd|Dir|work_?dir|working_?[dD]ir(?:ectory)?|WorkingDirectory|chdir)["']?\s*[:=]$/;
const folderCall = /(?:^|[.:])(?:current_dir|chdir|cwd|directory|workingDir)$/;
/** Options of build tools that the name or the folder of a target follows. */
const option = /^(?:-[wFpC]|--(?:workspace|filter|package|prefix|cwd|project|manifest-path|directory))$/;
const name = /^[@\w.][\w.@:+-]*$/;

/** What an expression gives, and where its first text begins. `\0` stands for a part that the program computes. */
interface Value {
  readonly text: string;
  readonly at: number;
}

const computed: Value = { text: '\0', at: -1 };
/** Longer texts are not paths, and would be copied again and again while they grow. */
const longest = 1024;

/** A value with the next added to its end. A path behind a text stays one (`'see ' + dir.resolve('a/b')`). */
function added(left: Value, right: Value): Value {
  if (right.text.startsWith('\0/') || (left === computed && right === computed)) return right;
  if (left.text.length + right.text.length > longest) return { ...left, text: '\0\0' };
  return { text: left.text + right.text, at: left === computed ? right.at : left.at };
}

/** Names joined to a path. */
function joined(values: readonly Value[]): Value {
  const parts = values.filter(({ text }) => text !== '');
  const text = parts
    .map((value) => value.text)
    .join('/')
    .replace(/^\0(?:\/\0)+/, '\0');
  const first = parts.find((value) => !/^\0?(?:\/\.\.)*$/.test(value.text)) ?? computed;
  return text.length > longest ? computed : { text: text.replaceAll(/\/{2,}/g, '/'), at: first.at };
}

/** Brackets, and what is read in them. */
interface Frame {
  /** The bracket that begins it; `\0` for a part of a text. */
  readonly bracket: string;
  /** The function that is called, or the name that a list is given to. */
  readonly callee: string;
  /** What its method belongs to. */
  readonly receiver: Value | undefined;
  /** What the arguments before this one give. */
  readonly values: Value[];
  /** Where the present argument begins, and what it gives so far; before that, what precedes its last `+` or `/`. */
  start: number;
  value: Value | undefined;
  left: Value | undefined;
  operator: string;
  /** True where the argument has several values (`a ? 'b' : 'c'`). */
  isMixed: boolean;
  /** A name with `<` behind it: a function may be called behind its types. */
  generic: string;
}

const frame = (bracket: string, callee: string, start: number, receiver?: Value): Frame => {
  const empty = { value: undefined, left: undefined, operator: '', isMixed: false, generic: '' };
  return { bracket, callee, receiver, start, values: [], ...empty };
};

/** Finds what a program imports and names. Names that its expressions join to a path are one path, as a whole. */
export class SourceReader implements Parts {
  readonly #language: SourceLanguage;
  readonly #source: string;
  readonly #found: Literals;
  readonly #lineOf: (at: number) => number;
  readonly #rules: Rules;
  readonly #around: Frame[] = [];
  #frame = frame('', '', 0);
  /** The last token; empty behind a text. */
  #last = '';
  /** Where the last text ends, if it is an option. */
  #option = -Infinity;
  #code = '';

  constructor(language: SourceLanguage, source: string, found: Literals) {
    this.#language = language;
    this.#source = source;
    this.#found = found;
    this.#lineOf = lineReader(source);
    this.#rules = rules[language] ?? {};
  }

  code(from: number, to: number): void {
    // Languages that import without quotes.
    if (this.#language === 'python' || this.#language === 'rust')
      this.#code += ' '.repeat(from - this.#code.length) + this.#source.slice(from, to);
    if (to - from <= mostBehind + mostBefore) this.#tokens(from, to);
    else {
      this.#tokens(from, from + mostBehind);
      this.#forget(to - mostBefore);
      this.#tokens(to - mostBefore, to);
    }
  }

  /** Ends what is open. Gives the code, each character in its place, with spaces for the rest. */
  finish(): string {
    this.#forget(0);
    return this.#code;
  }

  begin(at: number): void {
    this.#enter(frame('\0', '', at));
  }

  end(): void {
    while (this.#around.length > 0 && this.#frame.bracket !== '\0') this.#leave();
    this.#endArgument();
    for (const value of this.#frame.values) this.#report(value);
    this.#frame = this.#around.pop() ?? this.#frame;
  }

  text(written: string, start: number, end: number): void {
    const value = this.#language === 'csharp' ? written.replaceAll('\\', '/') : written;
    this.#last = '';
    if (start - this.#option < 30 && name.test(value)) this.#add('word', value, start);
    this.#option = option.test(value) ? end : -Infinity;
    if (this.#language === 'python' && this.#isDescription(start, end)) return;
    const role = value.includes('\0') ? undefined : this.#roleOf(value, start, end);
    if (role !== undefined) this.#add(role, value, start);
    this.#operand(role === undefined ? { text: value, at: start } : computed);
  }

  /** What a whole text is by what comes before it. */
  #roleOf(value: string, start: number, end: number): Literal['role'] | undefined {
    const top = this.#frame;
    const before = this.#source
      .slice(Math.max(top.start, start - 200), start)
      .replaceAll(/\/\*[^*]*\*\//g, '')
      .trim();
    const head = `${top.callee}${top.bracket}${top.values.length > 0 ? ',' : ''}${before}`;
    const { module, file } = this.#rules;
    if (/^\s*[+]/.test(this.#source.slice(end, end + 10))) return undefined;
    if (folderKey.test(head)) return 'joined';
    if (file?.test(head) === true) return 'path';
    if (module?.test(head) !== true) return undefined;
    // What Python mocks is a name in a module; an address of a request is no name.
    return this.#language !== 'python' || !/(?:patch|attr)\($/.test(head) || /^\w+(?:\.\w+)+$/.test(value)
      ? 'import'
      : undefined;
  }

  /** True for a text that is a statement of its own, as those that describe a module or a function are. */
  #isDescription(start: number, end: number): boolean {
    if (this.#around.length > 0) return false;
    let before = start - 1;
    while (before >= 0 && ' \t'.includes(this.#source.charAt(before))) before -= 1;
    const isFirst = before < 0 || '\n;'.includes(this.#source.charAt(before));
    return isFirst && /^[ \t]*(?:[\n;#]|\r\n|$)/.test(this.#source.slice(end, end + 10));
  }

  #tokens(from: number, to: number): void {
    const expression = this.#language === 'php' ? tokenOfPhp : token;
    expression.lastIndex = from;
    for (let found = expression.exec(this.#source); found && found.index < to; found = expression.exec(this.#source)) {
      const [one, name] = found;
      if (name === undefined) this.#sign(one, expression.lastIndex);
      else {
        if (this.#source.charAt(expression.lastIndex) === '<') this.#frame.generic = name;
        this.#name(name, expression.lastIndex);
      }
      this.#last = one;
    }
  }

  #sign(one: string, end: number): void {
    const top = this.#frame;
    switch (one) {
      case '(':
      case '[':
      case '{':
        this.#open(one, end);
        return;
      case ')':
      case ']':
      case '}':
        this.#leave();
        return;
      case ',':
        this.#endArgument();
        top.start = end;
        return;
      case '.':
        if (this.#language === 'php') this.#joinNext('+');
        return;
      case '..':
        if (this.#language === 'ruby') this.#joinNext('+');
        return;
      case '+':
      case '/':
        this.#joinNext(one);
        return;
      default:
        if ('?:|&=<>;!'.includes(one)) this.#alternative();
        if (one === ';') top.start = end;
    }
  }

  #name(one: string, end: number): void {
    const top = this.#frame;
    const isMember = /^(?:\.|::|\?\.|->)/.test(one);
    if (this.#source.charAt(end) === '(' || this.#source.charAt(end) === '<') {
      // What the function gives comes with its brackets.
      if (!isMember) this.#operand(computed);
      return;
    }
    const above = one.split(/[.[]/).filter((part) => part === 'parent').length;
    const [, number] = /parents\[(\d)\]/.exec(one) ?? [];
    const up = '/..'.repeat(number === undefined ? above : Number(number) + 1);
    const known = isMember ? top.value : computed;
    if (isMember && up === '') {
      if (known !== undefined && known !== computed) this.#alternative();
      top.value = computed;
    } else if (isMember) top.value = { ...(known ?? computed), text: (known ?? computed).text + up };
    else this.#operand(up === '' ? computed : { ...computed, text: computed.text + up });
  }

  /** Takes the next part of an expression. A keyword or a type may come before it: `await x`, `new File('a')`. */
  #operand(value: Value): void {
    const top = this.#frame;
    const joinsNeighbours = this.#language === 'python' || this.#language === 'c';
    if (top.value !== undefined && top.value !== computed) {
      if (joinsNeighbours && this.#last === '' && value !== computed) {
        top.value = added(top.value, value);
        return;
      }
      this.#alternative();
    } else if (top.value !== undefined && top.left !== undefined) this.#alternative();
    top.value = value;
  }

  #joinNext(operator: string): void {
    const top = this.#frame;
    if (top.value === undefined) return;
    top.left = this.#whole();
    top.value = undefined;
    top.operator = operator;
  }

  /** What the present argument gives so far. Behind a `+` that nothing follows, it is not a whole path. */
  #whole(): Value | undefined {
    const { left, operator, value } = this.#frame;
    if (left === undefined) return value;
    if (operator === '+') return added(left, value ?? computed);
    return value === undefined ? left : value === computed ? computed : joined([left, value]);
  }

  #takeWhole(): Value | undefined {
    const value = this.#whole();
    this.#frame.value = undefined;
    this.#frame.left = undefined;
    return value;
  }

  /** Ends one of several values of an argument, or a statement. */
  #alternative(): void {
    const value = this.#takeWhole();
    if (value === undefined) return;
    this.#frame.isMixed ||= value !== computed;
    this.#report(value);
  }

  #endArgument(): void {
    const top = this.#frame;
    const value = this.#takeWhole();
    if (top.isMixed) {
      if (value !== undefined) this.#report(value);
      top.values.push(computed);
    } else if (value !== undefined) top.values.push(value);
    top.isMixed = false;
    // A list without brackets around it has no end.
    if (top.bracket === '' || top.bracket === '{') for (const one of top.values.splice(0)) this.#report(one);
  }

  #open(bracket: string, end: number): void {
    const top = this.#frame;
    const isCall = bracket === '(' && (/\w!?$/.test(this.#last) || (this.#last === '>' && top.generic !== ''));
    const callee = !isCall ? '' : this.#last === '>' ? top.generic : this.#last;
    const key =
      bracket === '['
        ? /(?<!\w)(\w+)\s*[:=]\s*$/.exec(this.#source.slice(Math.max(top.start, end - 60), end - 1))
        : null;
    const isMember = /^(?:\.|::|\?\.|->)/.test(callee);
    const receiver = isMember ? (top.value ?? computed) : callee.includes('.') ? computed : undefined;
    if (isMember) top.value = undefined;
    this.#enter(frame(bracket, key?.[1] ?? callee, end, receiver));
  }

  #enter(inner: Frame): void {
    if (this.#around.length >= deepest) this.#forget(inner.start);
    this.#around.push(this.#frame);
    this.#frame = inner;
  }

  #leave(): void {
    const inner = this.#frame;
    if (inner.bracket === '\0') return;
    this.#endArgument();
    const outer = this.#around.pop();
    if (outer === undefined) return;
    this.#frame = outer;
    if (inner.bracket === '{') outer.value ??= computed;
    else {
      const value = this.#given(inner);
      if (outer.value === computed || outer.value === undefined) outer.value = value;
      else this.#operand(value);
    }
  }

  /** Ends all brackets that are open, and what is in them. */
  #forget(at: number): void {
    for (;;) {
      this.#endArgument();
      for (const value of this.#frame.values) this.#report(value);
      const outer = this.#around.pop();
      if (outer === undefined) break;
      this.#frame = outer;
    }
    this.#frame = frame('', '', at);
  }

  /** What brackets give, after what they name is added. */
  #given({ bracket, callee, receiver, values }: Frame): Value {
    const { joins, methods } = this.#rules;
    const [first] = values;
    if (parent.test(callee)) return { ...(receiver ?? computed), text: `${(receiver ?? computed).text}/..` };
    if (bracket === '(' && first !== undefined) {
      if (folderCall.test(callee) && name.test(first.text)) {
        this.#add('joined', first.text, first.at);
        return receiver ?? computed;
      }
      if (callee === 'concat!') return values.reduce(added);
      if (joins?.test(callee) === true) return joined(callee.endsWith('expand_path') ? [...values].reverse() : values);
      if (methods?.test(callee) === true && receiver !== undefined && /[\w.]/.test(first.text))
        return joined([callee.includes('with_') ? { ...receiver, text: `${receiver.text}/..` } : receiver, ...values]);
      if (callee === '' && values.length === 1) return first;
      if (conversions.test(callee)) return receiver !== undefined && receiver !== computed ? receiver : first;
    }
    if (values.some(({ text }) => text === '..')) return joined(values);
    if (first === undefined) return receiver ?? computed;
    for (const value of receiver === undefined ? values : [receiver, ...values]) this.#report(value);
    return computed;
  }

  /** Adds what a value names, if it is known as a whole. */
  #report({ text, at }: Value): void {
    const isFormat = this.#language !== 'javascript' && /^(?:[\w:.-]+=)?(?:%[sv]|\{[\w.:]*\})\//.test(text);
    const written = isFormat ? text.replace(/^[^/]*/, '\0') : text;
    if (at < 0 || written.length > longest || written.includes('\0', 1)) return;
    if (written.startsWith('\0')) {
      if (written.startsWith('\0/')) this.#add('joined', withoutEndSlashes(written.replace(/^\0\/+/, '')), at);
    } else if (/\s/.test(written)) this.#command(written, at);
    else if (written.includes('/') && !written.endsWith('/') && !written.startsWith('data:')) {
      this.#add('path', written, at);
    } else if (/^--?\w[\w-]*=/.test(written)) this.#command(written, at);
  }

  /** The names behind options of a command line. */
  #command(text: string, at: number): void {
    let isNext = false;
    for (const word of text.split(/\s+/)) {
      const [before = '', behind] = word.split('=', 2);
      const named = isNext ? word : option.test(before) ? behind : undefined;
      if (named !== undefined && /^[@\w.][\w.@/:+-]*$/.test(named))
        this.#add(named.includes('/') && !named.startsWith('@') ? 'path' : 'word', named, at);
      isNext = option.test(word);
    }
  }

  #add(role: Literal['role'], text: string, at: number): void {
    this.#found.add(role, text, this.#lineOf(at));
  }
}
