import type { Literals } from '../literal.js';

/**
 * The words of a script of a shell, Make, Docker, just, batch files, PowerShell, CMake or Nix. A comment begins with `#` at the beginning of
 * a word and ends with the line; PowerShell also has `<#` and `#>` around comments.
 * @param line of the beginning of the text, counted from 1
 */
export function scriptWords(text: string, found: Literals, line = 1): void {
  let isComment = false;
  let number = line;
  for (let start = 0; start <= text.length; number += 1) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    const written = text.slice(start, end);
    start = end + 1;
    if (!isComment && written.trimStart().startsWith('<#')) isComment = true;
    if (isComment) isComment = !written.includes('#>');
    else addWords(withoutComment(written), number, found);
  }
}

/** A line of a script up to its comment. */
function withoutComment(line: string): string {
  if (!line.includes('#')) return line;
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '\\') at += 1;
    else if (character === quote) quote = '';
    else if (quote !== '') continue;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '#' && (at === 0 || line.charCodeAt(at - 1) <= 32)) return line.slice(0, at);
  }
  return line;
}

/** What a character does, by its code: one ends a word, one may begin a part that only the program knows; all others are letters. */
const ends = 1;
const quotes = 2;
const mayBeUnknown = 3;
const roles = new Uint8Array(128).fill(ends, 0, 33);
for (const character of '=,;|&()<>') roles[character.charCodeAt(0)] = ends;
for (const character of `"'\``) roles[character.charCodeAt(0)] = quotes;
for (const character of '$%{') roles[character.charCodeAt(0)] = mayBeUnknown;

/** What a word has before its letters: nothing; an unknown part alone; letters and an unknown part, so that it names nothing. */
type Before = 'nothing' | 'unknown' | 'both';

/** Longer words are neither paths nor names. */
const longest = 1024;

/**
 * Adds the words of a text that runs commands, or that a settings file holds: a word with `/` in it is a path, a word behind an unknown part
 * (`$ROOT/a/b`) is joined, and any other may be the name of a target.
 * @param line that has all of the text, counted from 1
 */
export function addWords(text: string, line: number, found: Literals): void {
  // A text without a letter names nothing, however long it is.
  if (!letter.test(text)) return;
  if (plainName.test(text)) {
    addWord(text, false, line, found);
    return;
  }
  let start = 0;
  let before: Before = 'nothing';
  /** The opened brackets: what the word before each command in `$()` has; undefined for other brackets in such a command. */
  const opened: (Before | undefined)[] = [];
  const closing = { '}': -1, '}}': -1 };

  const endWord = (at: number, next: number) => {
    if (at > start && at - start <= longest && before !== 'both') {
      addWord(text.slice(start, at), before === 'unknown', line, found);
    }
    start = next;
    before = 'nothing';
  };
  /** Place behind the brackets that close. Each place is searched once, however many brackets open. */
  const behind = (brackets: '}' | '}}', at: number) => {
    if (closing[brackets] < at) closing[brackets] = (text.indexOf(brackets, at) + 1 || Infinity) - 1;
    return closing[brackets] + brackets.length;
  };
  const behindUnknown = (at: number): number => {
    if (text.startsWith('{{', at) || text.startsWith('${{', at)) return behind('}}', at);
    if (text.startsWith('${', at)) return behind('}', at);
    variable.lastIndex = at;
    return variable.test(text) ? variable.lastIndex : Infinity;
  };

  for (let at = 0; at < text.length; at += 1) {
    const role = roles[text.charCodeAt(at)];
    if (role === undefined || role === 0) continue;
    if (role === quotes && before === 'unknown' && start === at) {
      // `"$ROOT"/a` is one word.
      start = at + 1;
    } else if (role !== mayBeUnknown) {
      endWord(at, at + 1);
      const character = text.charAt(at);
      if (character === '(' && opened.length > 0) opened.push(undefined);
      else if (character === ')') before = opened.pop() ?? 'nothing';
    } else {
      const next = behindUnknown(at);
      const isCommand = next === Infinity && text.startsWith('$(', at);
      if (next === Infinity && !isCommand) continue;
      // Lists of paths, such as `$ROOT/a:$ROOT/b`.
      if (text.charAt(at - 1) === ':') endWord(at, at);
      // Make writes `@` before a command, and `$` twice where the shell is to read it.
      const letters = '@$'.includes(text.charAt(start)) ? start + 1 : start;
      before = at > letters || before !== 'nothing' ? 'both' : 'unknown';
      if (isCommand) {
        opened.push(before);
        before = 'nothing';
      }
      start = isCommand ? at + 2 : next;
      at = start - 1;
    }
  }
  endWord(text.length, text.length);
}

/** The name of a variable in shells, Make, MSBuild, PowerShell and batch files. */
const variable = /\$\([\w.]+\)|\${1,2}(?:env:)?\w+|\$[@*^]|%(?:~?\w+%|~\w+|\d)/y;

/** Signs around a selection of packages (`!@acme/ui`, `...^{./packages/ui}`, `@acme/ui...`), options of compilers before a folder, and what Make and prose write around words. */
const around = /^(?:@(?!\w)|-(?:[IL]|[a-zA-Z](?=\.))|!?(?:\.{3})?\^?\{?)|\}?\^?(?:\.{3})?:?\\?$/g;
const wildcard = /[*?[{]/;
/** A word of digits and operators names nothing, nor does one with a part that is unknown or escaped. */
const letter = /[^\0-@[-^`{-\x7f]/;
const unknownPart = /[$%\\}]/;
const scopedName = /^@\w[\w.~-]*\/[\w.~-]/;
const plainName = /^\w(?:[\w-]{0,212}\w)?$/;
const name = /^[@\w][\w.@:+-]{0,213}$/;

function addWord(written: string, isJoined: boolean, line: number, found: Literals): void {
  if (!letter.test(written) || written.includes('://')) return;
  if (!isJoined && plainName.test(written)) {
    found.add('word', written, line);
    return;
  }
  const bare = written.replace(around, '');
  // A task (`@acme/ui#build`) or a part of a document (`../schema.json#/definitions/a`).
  const fragment = bare.indexOf('#');
  const word = fragment === -1 ? bare : bare.slice(0, fragment);
  if (!word.includes('/') || !word.includes(':')) {
    addPart(word, isJoined, line, found);
    return;
  }
  // Folders of a container (`./packages/web:/app`), lists of paths, and protocols (`file:../ui`).
  for (const [index, part] of word.split(':').entries()) {
    if (part.includes('/')) addPart(part, isJoined && index === 0, line, found);
  }
}

function addPart(written: string, isJoined: boolean, line: number, found: Literals): void {
  const glob = written.search(wildcard);
  const part = glob === -1 ? written : written.slice(0, written.lastIndexOf('/', glob) + 1);
  if (!letter.test(part) || unknownPart.test(part) || part.startsWith('-')) return;
  if (isJoined) {
    if (part.startsWith('/')) found.add('joined', part.slice(part.search(/[^/]/)), line);
  } else if (scopedName.test(part) || name.test(part))
    found.add('word', part.endsWith('/') ? part.slice(0, -1) : part, line);
  else if (part.includes('/')) found.add('path', part, line);
}
