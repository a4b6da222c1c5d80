import { families } from './families.js';
import { TextNames } from './text-names.js';
import type { SourceLanguage } from './language.js';
import type { Literals } from './literal.js';
import { readTexts } from './texts.js';
import { addWords } from './words.js';

/** What a source imports, and the paths and names that it has in quotes. */
export function scanSource(language: SourceLanguage, source: string, found: Literals): void {
  const { code, texts } = readTexts(families[language], source);
  new TextNames(families[language], code, found).addAll(texts);
  if (language === 'python') pythonImports(code, found);
  // `mod a;` is a module in a file of its own (The Rust Reference, "Modules").
  else if (language === 'rust')
    for (const { 1: name = '', index } of code.matchAll(/\bmod\s+(\w+)\s*;/g)) found.add('import', `./${name}`, index);
  else if (language === 'go') directives(source, found);
  // A text without quotes.
  else if (language === 'stylesheet')
    for (const { 1: path = '', index } of code.matchAll(/\burl\(([^\s)"']+)/g)) found.add('path', path, index);
}

/** Statements that import, in code without comments and texts. */
const statement =
  /(?:^|[;:])[ \t]*(?:from(?=[\s.])[ \t]*([.\w]+)[ \t]*(?<=[\s.])c?import\b[ \t]*(?:\(([^()]*)\)|([^\n;()]*))|c?import[ \t]+([^\n;()]*))/gm;

function pythonImports(code: string, found: Literals): void {
  const lines = code.replaceAll(/\\\r?\n|\f/g, (one) => ' '.repeat(one.length));
  for (const { 0: whole, 1: module, 2: inBrackets, 3: onLine, 4: modules, index } of lines.matchAll(statement)) {
    const list = inBrackets ?? onLine ?? modules ?? '';
    const start = index + whole.length - list.length - (inBrackets === undefined ? 0 : 1);
    // A list in brackets that nothing closes names nothing, and the module is imported.
    if (module !== undefined && ['*', ''].includes(list.trim())) found.add('import', module, start);
    const prefix = module === undefined || module.endsWith('.') ? (module ?? '') : `${module}.`;
    for (const { 0: before, 1: name = '', index: at } of list.matchAll(/(?:^|,)\s*([.\w]+)/g))
      found.add('import', prefix + name, start + at + before.length - name.length);
  }
}

/** Paths in comments of Go that are code: what generates sources, flags of cgo, and what its C code includes. */
function directives(source: string, found: Literals): void {
  for (const { 0: line, index } of source.matchAll(/^(?:\/\/[ \t]?)?#(?:include|cgo)[ \t].*|^\/\/go:generate[ \t].*/gm))
    for (const word of line.replaceAll('${SRCDIR}/', '').split(/[\s"]+/))
      if (word.includes('/')) addWords(word, index, found);
}
