import { wordSet } from '../../../shared/src/word-set.js';
import { families } from './families.js';
import type { SettingsLanguage } from './language.js';
import type { Literals } from './literal.js';
import { readTexts } from './texts.js';
import { addWords } from './words.js';

/** Keys of settings whose value is prose, or describes the file's own target. */
const proseKeys =
  'name title description summary label message keywords tags authors? contributors maintainers licen[sc]e homepage repository bugs funding ' +
  'url version \\$schema copyright comment packagemanager company packagetags packagereleasenotes releasenotes';
const prose = proseKeys.split(' ').join('|');
const isProse = new RegExp(`^(?:${prose})$`, 'i');

/** Fields of package.json that its reader reads, or that list the package's own files. */
const ofReader = wordSet(
  'dependencies devDependencies peerDependencies optionalDependencies peerDependenciesMeta dependenciesMeta ' +
    'bundledDependencies overrides resolutions pnpm workspaces catalog catalogs engines files sideEffects type',
);

const commentOrQuoted = String.raw`(?<!\S)#.*|\\.|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'`;

const proseValue = String.raw`["']?(?:${prose})["']?:[ \t]+\S.*`;

/** What names nothing in files that are read line by line: comments, prose, keys that are plain words, and tags. Texts in quotes are kept. */
const leftOut = {
  script: new RegExp(String.raw`(?<!\S)<#[^]*?(?:#>|$(?![^]))|${commentOrQuoted}`, 'gm'),
  yaml: new RegExp(
    String.raw`^([ \t]*)(?:${proseValue}(?:\n\1[ \t]+\S.*|\n[ \t]*$)*|- +${proseValue}(?:\n\1[ \t]{3,}\S.*|\n[ \t]*$)*)|(?:^[ \t]*(?:[-?] +)*|[{,] *)["']?(?!@)[^\s"'#:/{}[\],]+["']?:(?=\s)|${commentOrQuoted}`,
    'gim',
  ),
  ini: new RegExp(String.raw`^[ \t]*[#;].*|^\[.*|^(?:${prose})[ \t]*[:=].*|^[^\s=:/@]+[ \t]*[:=]`, 'gim'),
  xml: new RegExp(
    String.raw`<!--[^]*?(?:-->|$(?![^]))|<(?:${prose})\b[^<>]*>[^<]*|</?[\w.:-]+(?=[\s>]|/>)|<!\[CDATA\[|\]\]>|(?<=\s)[\w.:-]+(?=\s*=\s*["'])|&#?\w{1,8};`,
    'gi',
  ),
} as const;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Brackets around lists and mappings of YAML; two of them are a template. */
const flow = /\{\{[^{}\n]*\}\}|(?<![^\s[{,:-])[[{]|[\]}](?=[\s,\]}]|$)/g;

export type LineLanguage = keyof typeof leftOut;

/**
 * The words of a script, or of a settings file without quotes: of its values, and of keys that look like paths or names.
 * @param start place of the text in its file
 */
export function scanLines(language: LineLanguage, text: string, found: Literals, start = 0): void {
  const written = text.replaceAll(leftOut[language], (one) =>
    /^["'\\]/.test(one) && !one.endsWith(':') ? one : blank(one),
  );
  let at = start;
  for (const one of written.split('\n')) {
    if (one !== '') addWords(withSlashes(language, one), at, found);
    at += one.length + 1;
  }
}

/** Projects of .NET write `\` in paths, and nothing between `$(Folder)` and what is in it. Lists and mappings of YAML have brackets. */
function withSlashes(language: LineLanguage, line: string): string {
  if (language === 'yaml') return line.replaceAll(flow, (sign) => (sign.length > 1 ? sign : ' '));
  return language === 'xml' ? line.replaceAll('\\', '/').replaceAll(/(\$\([\w.]+\))(?!\/)/g, '$1/') : line;
}

/**
 * The words of JSON, also with comments and single quotes, and of TOML. Of package.json, fields are left out that its reader reads; of
 * Cargo.toml and pyproject.toml, only paths in tables of other tools count.
 */
export function scanQuoted(language: Exclude<SettingsLanguage, LineLanguage>, text: string, found: Literals): void {
  const isJson = language === 'json' || language === 'manifest';
  const source = language === 'tomlManifest' ? tablesOfOthers(text) : text;
  let depth = 0;
  let key = '';
  /** Key of the whole that the value belongs to. */
  let top = '';
  let last = 0;
  const { code, texts } = readTexts(families[isJson ? 'json' : 'toml'], source);
  for (const { value, start, end, opening } of texts) {
    const before = code.slice(last, start);
    for (const one of before.match(/[{}]/g) ?? []) depth += one === '{' ? 1 : -1;
    // A key of TOML may have no quotes, and the name of a table has none.
    if (!isJson)
      for (const [, written = ''] of before.matchAll(/(?<![^\n])[ \t]*(?:\[|([\w.-]+)[ \t]*=)/g)) key = written;
    last = end;
    const isKey = (isJson ? /^\s*:/ : /^[ \t]*=/).test(source.slice(end, end + 50));
    if (isKey) key = value;
    if (isKey && depth === 1) top = value;
    const isLeftOut = language === 'manifest' && (ofReader.has(top) || isProse.test(top));
    const counts = isKey ? /\/|^@/.test(value) : !isProse.test(key);
    if (language === 'tomlManifest' ? !value.includes('/') : isLeftOut || !counts) continue;
    if (opening.length === 3) scanLines('script', value, found, start + opening.length);
    else addWords(value, start, found);
  }
}

const ofOthers = /^\[\[?\s*(?:tool\.(?!uv\b)|(?:package|workspace)\.metadata\b)/;

/** A manifest with spaces in place of all but the tables that only other tools read. */
function tablesOfOthers(text: string): string {
  const tables = text.split(/^(?=\[)/m);
  return tables.map((table) => (ofOthers.test(table) ? table : blank(table))).join('');
}
