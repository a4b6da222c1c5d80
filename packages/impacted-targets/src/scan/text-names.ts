import { getOrMake } from '../../../shared/src/append.js';
import { withoutEndSlashes } from '../tree/paths.js';
import type { Family } from './families.js';
import type { Literals } from './literal.js';
import type { Scanned, Text } from './texts.js';

/** What comes before the name of a folder that a program is started in. */
const folder =
  /\b(?:cwd|Dir|work_?dir|working_?[dD]ir(?:ectory)?|WorkingDirectory|chdir)["']?\s*[:=]|[.:](?:current_dir|chdir|cwd|directory|workingDir)\((?:new File\()?/;
/** Options of build tools with the name or the folder of a target; of other options, only with a path. */
const option =
  /(?<!\S)(?:(?:-[wFpC]|--(?:workspace|filter|package|prefix|cwd|project|manifest-path|directory))(?:=|\s+)|-[\w-]{1,50}=(?=[^\s/]*\/))([@\w.][\w.@/:+-]*)(?!\S)/g;
/** Longer texts are not paths, and would be copied again and again while they grow. */
const longest = 1024;

/** Arguments without texts, with up to two brackets in each other. */
const earlier = String.raw`((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,200}\)){1,200}?,)?`;
/** An operator that joins a text to what the program computes before it. */
const operator = /(?<=[\w)\]}"]\s*(?:(\/)(?:\s*\()?|\+|\.\.|\s\.)\s*)/y;
/** Code between texts that are one, that are arguments of one call, and that `/` joins. */
const [beside, nextArgument, divided] = [/^\s*(?:(?:\+|\.{1,2})\s*)?$/, /^[\s)]*,\s*$/, /^[\s)]*\/\s*\(?$/];
const furtherArgument = /\s*,\s*[^\s)\]},]/y;
/** A beginning that is filled in later. */
const format = /^(?:[\w:.-]+=)?(?:%[sv]|\{[\w.:]*\})(?=\/)/;

const known = new Map<Family, ReturnType<typeof sitesOf>>();
const never = /(?!)/;
const before = (source: string) => new RegExp(`(?<=(?:${source})\\s*)`, 'y');

/** The expressions of a family, tried where a text begins or ends. */
function sitesOf({ module = never, file = never, joins = never, methods = never }: Family) {
  return {
    /** What a whole text is: a module, a file, or else a folder of a program. */
    role: before(`(${module.source})|(${file.source})|${folder.source}`),
    /** What joins the text to a path: a function that has the text first, a method, and arguments before the text. */
    call: before(`(?:(${joins.source})|(${methods.source}))${earlier}`),
    /** Code between texts of which a method joins the second to the first. */
    nextCall: new RegExp(`^[\\s)]*(?:${methods.source})\\s*$`),
    /** Code behind a text that makes something else of it, which only the program knows. */
    further: new RegExp(`[\\s)]*(?:${methods.source}|\\+|/(?![/*>])\\s*[\\w(]|\\s\\.\\s|\\.\\.\\s)`, 'y'),
  };
}

/** A text, or several that the program joins to a path. `\0` stands for a part that the program computes. */
interface Chain {
  value: string;
  readonly start: number;
  end: number;
  /** True for arguments of a call that joins them. Names behind `..` are a path, whatever function gets them. */
  isCall: boolean;
}

/** Finds the modules, paths and names among the texts of a program. */
export class TextNames {
  readonly #sites: ReturnType<typeof sitesOf>;
  #chain: Chain | undefined;
  #before: Text | undefined;
  #isModule = false;

  constructor(
    readonly family: Family,
    readonly code: string,
    readonly found: Literals,
  ) {
    this.#sites = getOrMake(known, family, () => sitesOf(family));
  }

  /** @param texts of the code, in their order */
  addAll(texts: Scanned['texts']): void {
    for (const text of texts) {
      this.#add(text);
      this.#before = text;
    }
    this.#report();
  }

  #add(text: Text): void {
    if (this.family.backslashes === true) text.value = text.value.replaceAll('\\', '/');
    const gap = this.code.slice(this.#before?.end ?? 0, text.start);
    // A text in the computed part of another one begins before its end.
    if (text.start >= (this.#before?.end ?? 0) && this.#extend(text, gap)) return;
    this.#report();
    const { value, start } = text;
    const role = value.includes('\0') ? undefined : this.#roleOf(start, gap);
    this.#isModule = role === 'import';
    if (role !== undefined) {
      this.found.add(role, value, start);
      return;
    }
    const first = gap.length < 30 && this.#before?.value.startsWith('-') ? `${this.#before.value} ` : '';
    if (first !== '' || /(?:^|\s)-/.test(value)) this.#addOptions(first + value, start);
    this.#chain = this.#begin(text);
  }

  /** The names and folders behind options of a command. */
  #addOptions(command: string, at: number): void {
    for (const [, named = ''] of command.matchAll(option))
      this.found.add(named.includes('/') && !named.startsWith('@') ? 'path' : 'word', named, at);
  }

  #matches(expression: RegExp, at: number): boolean {
    expression.lastIndex = at;
    return expression.test(this.code);
  }

  #roleOf(start: number, gap: string): 'import' | 'path' | 'joined' | undefined {
    if (this.#isModule && this.family.next?.test(gap) === true) return 'import';
    const { role } = this.#sites;
    role.lastIndex = start;
    const found = role.exec(this.code);
    if (found === null) return undefined;
    return found[1] !== undefined ? 'import' : found[2] !== undefined ? 'path' : 'joined';
  }

  #begin({ value, start, end }: Text): Chain | undefined {
    const { call } = this.#sites;
    call.lastIndex = operator.lastIndex = start;
    const called = call.exec(this.code);
    if (called !== null) {
      const [, , method, others] = called;
      const isComputed = method !== undefined || others !== undefined;
      return { value: isComputed ? `\0/${value}` : value, start, end, isCall: true };
    }
    if (value === '..') return { value: '\0/..', start, end, isCall: true };
    const joined = operator.exec(this.code);
    if (joined !== null) return { value: `\0${joined[1] ?? ''}${value}`, start, end, isCall: false };
    return value.includes('/') ? { value, start, end, isCall: false } : undefined;
  }

  /** Joins a text to the one before it; false where nothing joins the two. */
  #extend({ value, start, end }: Text, gap: string): boolean {
    const chain = this.#chain;
    if (chain === undefined || chain.value.length > longest) return false;
    const isNext =
      (chain.isCall && nextArgument.test(gap) && this.#isInCall(chain, start, gap)) ||
      divided.test(gap) ||
      this.#sites.nextCall.test(gap);
    if (!isNext && !beside.test(gap)) return false;
    chain.value += isNext ? `/${value}` : value;
    chain.isCall ||= this.#sites.nextCall.test(gap) || value === '..';
    chain.end = end;
    return true;
  }

  /** True where a bracket between a chain and a text ends another call, in the one that joins both. */
  #isInCall(chain: Chain, start: number, gap: string): boolean {
    const { call } = this.#sites;
    call.lastIndex = start;
    return !gap.includes(')') || start - (call.exec(this.code)?.[3]?.length ?? 0) < chain.start;
  }

  /** Adds what the texts name that were joined, if it is known as a whole. */
  #report(): void {
    const chain = this.#chain;
    this.#chain = undefined;
    if (chain === undefined || this.#matches(this.#sites.further, chain.end)) return;
    if (chain.isCall && this.#matches(furtherArgument, chain.end)) return;
    const text = chain.value.replace(format, '\0');
    if (text.startsWith('\0')) {
      if (text.startsWith('\0/') && text !== '\0/..')
        this.found.add('joined', withoutEndSlashes(text.replace(/^\0\/+/, '')), chain.start);
    } else if (text.includes('/') && !/^-|^data:|\/$/.test(text)) this.found.add('path', text, chain.start);
  }
}
