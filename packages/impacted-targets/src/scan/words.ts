import type { Literals } from './literal.js';

/** Parts of a word that only the program knows: variables of shells, Make, MSBuild, PowerShell and batch files, and templates. */
const unknown =
  /["'`]?(?:\$?\{\{[^{}\n]{0,500}\}\}|\$\{[^{}\n]{0,500}\}|\$\([\w.]+\)|\${1,2}(?:env:)?\w+|\$[@*^]|%~?\w+%|%~\w+|%\d)["'`]?/g;
/** A comma in braces is one of a glob. */
const separators = /(?:[\s"'`=;|&()<>]|,(?![^{},\s]{0,200}\}))+/;
/** Signs around a selection of packages (`...^{./packages/ui}`), options of compilers before a folder, and what Make and prose write around words. */
const around = /^(?:@(?!\w)|-(?:[IL]|[a-zA-Z](?=\.))|!?(?:\.{3})?\^?)|\^?(?:\.{3})?:?\\?$/g;
const inBraces = /^([!.^]*)\{([^{},]*)\}([.^]*)$/;
/** A word of digits and signs names nothing. */
const letter = /[^\0-@[-^`{-\x7f]/;
const scopedName = /^@\w[\w.~-]*\/[\w.~-]/;
const plainName = /^[@\w][\w.@:+-]{0,213}$/;
const longest = 1024;

/** The end of a command in brackets that a path follows (`$(pwd)/a`). */
const commandEnd = /\)["']?(?=\/)/g;

/**
 * Adds the words of a text that runs commands, or that a settings file holds: a word with `/` in it is a path, one behind an unknown part
 * (`$ROOT/a/b`) is joined, and any other may be the name of a target.
 * @param at place of the text in its file, in characters
 */
export function addWords(text: string, at: number, found: Literals): void {
  if (found.isOfData && !text.includes('/')) return;
  const written = text.replaceAll(unknown, '\0').replaceAll(commandEnd, ' \0');
  for (const word of written.split(separators))
    if (letter.test(word) && (!found.isOfData || word.includes('/'))) addWord(word, at, found);
}

function addWord(word: string, at: number, found: Literals): void {
  if (word.length > longest) return;
  const [bare = ''] = word.replace(inBraces, '$1$2$3').replaceAll(around, '').split('#', 1);
  // Folders of a container (`./packages/web:/app`), lists of paths, and protocols (`file:../ui`).
  const parts = bare.includes('/') ? bare.split(':') : [bare];
  for (const part of parts) {
    // Make writes `@` before a command.
    const name = part.replace(/^@?\0/, '\0');
    if (!letter.test(name) || name.startsWith('-') || /[$%\\]/.test(name)) continue;
    if (name.startsWith('\0/')) found.add('joined', name.slice(2), at);
    else if (name.startsWith('\0')) continue;
    else if (scopedName.test(name) || (plainName.test(name) && parts.length === 1))
      found.add('word', name.endsWith('/') ? name.slice(0, -1) : name, at);
    else if (name.includes('/')) found.add('path', name, at);
  }
}
