import { ExpressionReader } from './expressions.js';
import { families, type Program } from './families.js';
import type { SourceLanguage } from './language.js';
import type { Literals } from './literal.js';
import { readTexts } from './texts.js';
import { addWords } from './words.js';

/** What a source imports, and the paths and names that it has in quotes. */
export function scanSource(language: SourceLanguage, text: string, found: Literals): void {
  if (language === 'markup') scanMarkup(text, found);
  // Around the programs of PHP is HTML.
  else if (language !== 'php') scanProgram(language, text, found);
  else if (text.includes('<?')) scanProgram(language, text, found, text.indexOf('<?'));
}

function scanProgram(language: Program, text: string, found: Literals, from = 0, to = text.length): void {
  const scanned = readTexts(families[language], text, from, to);
  new ExpressionReader(language, text, scanned, found).readAll();
  if (language === 'python') pythonImports(scanned.code, found);
  // `mod a;` is a module in a file of its own (The Rust Reference, "Modules").
  else if (language === 'rust')
    for (const { 1: name = '', index } of scanned.code.matchAll(/\bmod\s+(\w+)\s*;/g))
      found.add('import', `./${name}`, index);
  else if (language === 'go') directives(text, found);
  // A text without quotes.
  else if (language === 'stylesheet')
    for (const { 1: path = '', index } of scanned.code.matchAll(/\burl\(([^\s)"']+)/g)) found.add('path', path, index);
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
function directives(text: string, found: Literals): void {
  for (const { 1: include, 2: words = '', index } of text.matchAll(
    /^(?:\/\/[ \t]?)?#include[ \t]+"([^"\n]+)"|^(?:\/\/go:generate|(?:\/\/[ \t]?)?#cgo)[ \t](.*)/gm,
  )) {
    if (include !== undefined) found.add('path', include, index);
    for (const word of words.replaceAll('${SRCDIR}/', '').split(/\s+/))
      if (word.includes('/')) addWords(word, index, found);
  }
}

/** A comment, the program before an Astro file, a script or a style, or the value of an attribute. */
const markup =
  /<!--[^]*?(?:-->|$(?![^]))|^---\n([^]*?)\n---|<(script|style)\b([^<>]*)>|(?<=[\w\])]=\{?)["'`]([^"'`<>]*)["'`]/gi;

/** HTML, and what is written like it. */
function scanMarkup(text: string, found: Literals): void {
  const expression = new RegExp(markup);
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    const [, program, block, attributes = '', value = ''] = match;
    if (program !== undefined) scanProgram('javascript', text, found, 4, 4 + program.length);
    const written = block === undefined ? value : (/\bsrc=["']([^"']*)["']/.exec(attributes)?.[1] ?? '');
    if (written.includes('/')) found.add('path', written, match.index);
    if (block === undefined || attributes.endsWith('/')) continue;
    const ending = block.toLowerCase() === 'style' ? /<\/style/gi : /<\/script/gi;
    ending.lastIndex = expression.lastIndex;
    const to = ending.exec(text)?.index ?? text.length;
    scanProgram(block.toLowerCase() === 'style' ? 'stylesheet' : 'javascript', text, found, expression.lastIndex, to);
    expression.lastIndex = to;
  }
}
