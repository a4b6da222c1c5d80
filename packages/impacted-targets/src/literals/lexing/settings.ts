import { wordSet } from '../../../../shared/src/word-set.js';
import type { SettingsLanguage } from '../language.js';
import type { Literals } from '../literal.js';
import { quotedTokens } from './quoted.js';
import { addWords, scriptWords } from './scripts.js';
import { code, kinds, Tokens } from './token.js';

/**
 * The words of a settings file: of its values, and of keys that look like paths or names. Prose is left out. `manifest` is package.json, of
 * which the fields are left out that its reader reads; `tomlManifest` is Cargo.toml or pyproject.toml, of which the paths count that are in
 * tables of other tools.
 */
export function settingsOf(language: SettingsLanguage, text: string, found: Literals): void {
  if (language === 'manifest') quotedWords('json', text, found, ofReader);
  else if (language === 'json' || language === 'toml') quotedWords(language, text, found);
  else if (language === 'tomlManifest') quotedWords('toml', tablesOfOthers(text), found, undefined, true);
  else ({ yaml: yamlWords, xml: xmlWords, ini: iniWords })[language](text, found);
}

/** Fields of package.json that its reader reads, or that list the package's own files. */
const ofReader = wordSet(
  'dependencies devDependencies peerDependencies optionalDependencies peerDependenciesMeta dependenciesMeta ' +
    'bundledDependencies overrides resolutions pnpm workspaces catalog catalogs engines files sideEffects type',
);

/** The lines of a manifest that only other tools read; its other lines are empty. */
function tablesOfOthers(text: string): string {
  let isOfOthers = false;
  const lines = text.split('\n').map((line) => {
    const table = /^\s*\[\[?([\w\s."'-]+)\]\]?\s*(?:#.*)?$/.exec(line)?.[1];
    if (table !== undefined) isOfOthers = /^\s*(?:tool\.(?!uv\b)|(?:package|workspace)\.metadata\b)/.test(table);
    return isOfOthers ? line : '';
  });
  return lines.join('\n');
}

/** True for the key of a setting that may name something: a path, or a package with a scope. */
const looksLikeName = (key: string) => key.includes('/') || key.startsWith('@');

/** Keys of settings whose value is prose, or describes the file's own target. */
const prose = wordSet(
  'name title description summary label message keywords tags author authors contributors maintainers license licence ' +
    'homepage repository bugs funding url version $schema copyright comment packagemanager company packagetags ' +
    'packagereleasenotes releasenotes',
);
const isProse = (key: string) => prose.has(key.toLowerCase());

/**
 * JSON, also with comments and single quotes (JSON5), and TOML.
 * @param leftOut keys of the whole whose values are left out
 * @param onlyPaths leaves out texts without `/`
 */
function quotedWords(
  language: 'json' | 'toml',
  text: string,
  found: Literals,
  leftOut?: ReadonlySet<string>,
  onlyPaths = false,
): void {
  const tokens = new Tokens(text);
  quotedTokens(language, tokens);
  let depth = 0;
  let key = '';
  /** Key of the whole that the value belongs to. */
  let top = '';
  for (let at = 0; at < tokens.count; at += 1) {
    const kind = tokens.kind(at);
    if (kind === code.openBlock) depth += 1;
    else if (kind === code.closeBlock) depth -= 1;
    else if (kind === code.openList && tokens.kind(at - 1) === kinds.lineEnd) key = '';
    const isText = tokens.isText(at);
    if (!isText && kind !== kinds.name) continue;
    const value = isText ? tokens.value(at) : tokens.name(at);
    const next = tokens.kind(at + 1);
    const isKey = language === 'json' ? next === code.colon : next === code.equals || (isText && next === code.dot);
    // The table of a value has keys of its own, which say less than the key of the value.
    if (isKey && (language === 'json' || depth === 0)) key = tokens.kind(at - 1) === code.minus ? `-${value}` : value;
    if (isKey && depth === 1) top = value;
    const counts = isKey ? looksLikeName(value) : onlyPaths || (!isProse(key) && !(leftOut && isProse(top)));
    if (!isText || !counts || leftOut?.has(top) || (onlyPaths && !value.includes('/'))) continue;
    const [start, line] = [tokens.start(at), tokens.lineOf(tokens.start(at))];
    if (text.startsWith(text.charAt(start).repeat(3), start)) scriptWords(value, found, line);
    else addWords(value, line, found);
  }
}

/** A comment, a section of characters, the name and the attributes of a tag, or a text. */
const markup =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[([^]*?)(?:\]\]>|$)|<(?!<)([\w.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)(>?)|([^<]+)/g;

/** XML: texts and attributes. Projects of .NET write `\` in paths, and nothing between `$(Folder)` and what is in it. */
function xmlWords(text: string, found: Literals): void {
  const tokens = new Tokens(text);
  let element = '';
  const add = (value: string, start: number) => {
    if (isProse(element)) return;
    const written = value.replaceAll(/&#?\w{1,8};/g, ' ').replaceAll('\\', '/');
    scriptWords(written.replace(/\$\([\w.]+\)(?!\/)/g, '$&/'), found, tokens.lineOf(start));
  };
  for (const { 0: whole, 1: section, 2: name, 3: attributes = '', 4: end = '', 5: plain, index } of text.matchAll(
    markup,
  )) {
    const behind = index + whole.length;
    if (section !== undefined) add(section, index);
    else if (plain !== undefined) {
      if (plain.trim() !== '') add(plain, index);
    } else if (name !== undefined) {
      element = name;
      for (const { 0: quoted, index: at } of attributes.matchAll(/"[^"]*"|'[^']*'/g))
        add(quoted.slice(1, -1), behind - end.length - attributes.length + at);
    }
  }
}

/** How the line of a text on many lines ends (`run: |`). */
const blockHeader = /(?:^|[\s:-])[|>][\d+-]{0,2}\s*$/;

/** YAML, line by line, also with the templates of Helm and Jinja in it. */
function yamlWords(text: string, found: Literals): void {
  /** Column of the key whose value goes on in the lines that are deeper, and whether it is prose. */
  let block = Infinity;
  let isLeftOut = false;
  /** True where that value is only in the lines below: then it may be a mapping with keys that are not prose. */
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const indent = line.search(/\S/);
    if (indent === -1) continue;
    const column = /^\s*(?:[-?]\s+)*/.exec(line)?.[0].length ?? 0;
    const content = line.slice(column);
    const colon = content.search(/:(?:\s|$)/);
    const written = content.slice(0, Math.max(0, colon));
    const isKey = written !== '' && !/^[{[]|^(["'])(?!.*\1$)|^#|\s#/.test(written);
    const isDeeper = indent > block || (isLeftOut && indent === block && column > indent);
    if (isDeeper && !(isOpen && isKey)) {
      if (!isLeftOut) scriptWords(line, found, index + 1);
      continue;
    }
    const key = isKey ? written.replaceAll(/^["']|["']$/g, '') : '';
    const value = isKey ? content.slice(colon + 1) : content;
    if (looksLikeName(key)) addWords(key, index + 1, found);
    isLeftOut = isProse(key);
    isOpen = isLeftOut && value.trim() === '';
    const goesOn = isLeftOut || blockHeader.test(value);
    block = !goesOn ? Infinity : isKey ? column : indent;
    const isFlow = /^\s*(?:\[|\{(?!\{))/.test(value);
    if (!isLeftOut)
      scriptWords(isFlow ? value.replaceAll(/[[\]{}]|(?<![\w.-])[\w.-]+:(?=\s)/g, ' ') : value, found, index + 1);
  }
}

/** Files of properties and sections. A line that is indented goes on with the value above it. */
function iniWords(text: string, found: Literals): void {
  let number = 0;
  for (const line of text.split('\n')) {
    number += 1;
    // A section says for which files its settings are, such as those that an editor has open.
    if (line === '' || /^\s*[#;]|^\[/.test(line)) continue;
    const sign = /^\s/.test(line) ? -1 : line.search(/[=:]/);
    const key = line.slice(0, Math.max(0, sign));
    if (looksLikeName(key)) addWords(key, number, found);
    if (!isProse(key.trim())) addWords(line.slice(sign + 1), number, found);
  }
}
