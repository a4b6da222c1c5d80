import type { Literals } from '../literal.js';
import { addWords, scriptWords } from './scripts.js';
import { behindBlanks, closingQuote, isProse, linesIn, looksLikeName, placeOf } from './settings-text.js';
import { yamlWords } from './settings-yaml.js';
import { unescaped } from './token.js';

export type SettingsLanguage = 'manifest' | 'json' | 'yaml' | 'toml' | 'xml' | 'ini';

/**
 * The words of a settings file: of its values, and of keys that look like paths or names. Prose is left out. `manifest` is package.json, of
 * which the fields are left out that its reader reads.
 */
export function settingsOf(language: SettingsLanguage, text: string, found: Literals): void {
  if (language === 'manifest') jsonWords(text, found, ofReader);
  else ({ json: jsonWords, yaml: yamlWords, toml: tomlWords, xml: xmlWords, ini: iniWords })[language](text, found);
}

/** Fields of package.json that its reader reads, or that list the package's own files. */
const ofReader: ReadonlySet<string> = new Set([
  ...[
    'dependencies',
    'devDependencies',
    'peerDependencies',
    'optionalDependencies',
    'peerDependenciesMeta',
    'dependenciesMeta',
  ],
  ...[
    'bundledDependencies',
    'overrides',
    'resolutions',
    'pnpm',
    'workspaces',
    'catalog',
    'catalogs',
    'engines',
    'files',
    'sideEffects',
    'type',
  ],
]);

/**
 * JSON, also with comments and single quotes (JSON5).
 * @param leftOut keys of the whole whose values are left out
 */
function jsonWords(text: string, found: Literals, leftOut: ReadonlySet<string> = new Set()): void {
  let line = 1;
  let depth = 0;
  let key = '';
  /** Key of the whole that the value belongs to. */
  let top = '';
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at);
    if (one === '\n') line += 1;
    else if (one === '{') depth += 1;
    else if (one === '}') depth -= 1;
    else if (one === '/' && text.charAt(at + 1) === '/') at = placeOf('\n', text, at) - 1;
    else if (one === '/' && text.charAt(at + 1) === '*') {
      const end = placeOf('*/', text, at + 2);
      line += linesIn(text, at, end);
      at = end + 1;
    } else if (one === '"' || one === "'") {
      const end = closingQuote(text, one, at + 1, true);
      const value = unescaped(text.slice(at + 1, end));
      const isKey = text.charAt(behindBlanks(text, end + 1)) === ':';
      if (isKey) key = value;
      if (isKey && depth === 1) top = value;
      const counts = isKey ? looksLikeName(value) : !isProse(key) && !(leftOut.size > 0 && isProse(top));
      if (counts && !leftOut.has(top)) addWords(value, line, found);
      line += linesIn(text, at, end);
      at = text.charAt(end) === '\n' ? end - 1 : end;
    }
  }
}

/** The key at the beginning of a line of TOML. */
const tomlKey = /[ \t]{0,20}([\w-]{1,100})[ \t]{0,20}=/y;

function tomlWords(text: string, found: Literals): void {
  let line = 1;
  let key = '';
  const readKey = (at: number) => {
    tomlKey.lastIndex = at;
    key = tomlKey.exec(text)?.[1] ?? (text.startsWith('[', at) ? '' : key);
  };
  readKey(0);
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at);
    if (one === '\n') {
      line += 1;
      readKey(at + 1);
    } else if (one === '#') at = placeOf('\n', text, at) - 1;
    else if (one === '"' || one === "'") {
      const three = one.repeat(3);
      if (text.startsWith(three, at)) {
        const end = placeOf(three, text, at + 3);
        const value = text.slice(at + 3, end);
        if (!isProse(key)) scriptWords(one === '"' ? value.replaceAll('\\"', '"') : value, found, line);
        line += linesIn(text, at, end);
        at = end + 2;
        continue;
      }
      const end = closingQuote(text, one, at + 1, one === '"');
      const value = text.slice(at + 1, end);
      const isKey = '=.'.includes(text.charAt(behindBlanks(text, end + 1)) || ' ');
      const counts = isKey ? looksLikeName(value) : !isProse(key);
      if (counts) addWords(one === '"' ? unescaped(value) : value, line, found);
      at = text.charAt(end) === '\n' ? end - 1 : end;
    }
  }
}

/** XML: texts and attributes. Projects of .NET write `\` in paths, and nothing between `$(Folder)` and what is in it. */
function xmlWords(text: string, found: Literals): void {
  let line = 1;
  let counted = 0;
  let element = '';
  const add = (from: number, to: number) => {
    line += linesIn(text, counted, from);
    counted = from;
    if (isProse(element)) return;
    const written = text.slice(from, to).replace(entity, replacedEntity).replaceAll('\\', '/');
    scriptWords(written.replace(/\$\([\w.]+\)(?!\/)/g, '$&/'), found, line);
  };
  let isTag = false;
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at);
    if (isTag && (one === '"' || one === "'")) {
      const end = placeOf(one, text, at + 1);
      add(at + 1, end);
      at = end;
    } else if (text.startsWith('<!--', at)) at = placeOf('-->', text, at + 4) + 2;
    else if (text.startsWith('<![CDATA[', at)) {
      const end = placeOf(']]>', text, at + 9);
      add(at + 9, end);
      at = end + 2;
    } else if (isTag) isTag = one !== '>';
    else if (one === '<') {
      isTag = true;
      element = tagName.exec(text.slice(at + 1, at + 60))?.[0] ?? '';
    } else {
      const end = placeOf('<', text, at);
      add(at, end);
      at = end - 1;
    }
  }
}

const tagName = /^[\w.-]+/;
const entity = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function replacedEntity(_: string, decimal?: string, hexadecimal?: string, name = ''): string {
  const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : parseInt(decimal, 10);
  return entities[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : '');
}

/** Files of properties and sections. A line that is indented goes on with the value above it. */
function iniWords(text: string, found: Literals): void {
  let number = 0;
  for (const line of text.split('\n')) {
    number += 1;
    if (line === '' || /^\s*[#;]/.test(line)) continue;
    const isSection = line.startsWith('[');
    const sign = isSection || /^\s/.test(line) ? -1 : line.search(/[=:]/);
    const key = isSection ? line.slice(1).replace(']', ' ') : line.slice(0, Math.max(0, sign));
    if (looksLikeName(key)) addWords(key, number, found);
    if (!isSection && !isProse(key.trim())) addWords(line.slice(sign + 1), number, found);
  }
}
