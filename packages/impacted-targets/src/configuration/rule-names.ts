import { capturePattern } from './glob.js';
import { textBetween } from '../../../shared/src/globs/text-between.js';

/** A name whose `{name}` parts are all written alike, so that two spellings of the same name become equal. */
export function nameShape(name: string): string {
  return name.replaceAll(capturePattern, '{}');
}

/** The `{name}` parts of a target's name or a glob, each once. */
export function namesIn(name: string): string[] {
  return [...new Set([...name.matchAll(capturePattern)].map(([, capture = '']) => capture))];
}

/**
 * The texts in a target's name that the `{name}` parts of a rule's name stand for. A part stands for text without a
 * slash, so segments are read one by one.
 * @returns the texts that the target's name shows; undefined where the rule cannot produce this name
 */
export function valuesIn(rule: string, target: string): ReadonlyMap<string, string> | undefined {
  const written = rule.split('/');
  const segments = target.split('/');
  if (written.length !== segments.length) return undefined;
  const values = new Map<string, string>();
  for (const [index, segment] of written.entries()) {
    const parts = segment.split(capturePattern);
    const plain = parts.filter((_part, at) => at % 2 === 0);
    const found = textBetween(plain, segments[index] ?? '', 1);
    if (found === undefined || found.some((value) => /[{}]/.test(value))) return undefined;
    const [value = '', ...others] = found;
    if (found.length === 0 || others.length > 0) continue;
    const name = parts[1] ?? '';
    if ((values.get(name) ?? value) !== value) return undefined;
    values.set(name, value);
  }
  return values;
}

/** Why a text cannot be a target's name, or undefined. */
export function nameMistake(name: string): string | undefined {
  if (name === '') return 'it is empty';
  if (name === 'ALL') return 'ALL means every target';
  if (/^(?:all|none|owners|imports|ignore)$/.test(name)) return `${name} is a word that rules use. Write another name`;
  if (/[\s\p{Cc}]/u.test(name)) return 'it holds a space, a line break or a control character';
  if (name.includes('${')) return 'write {name} without $';
  if (/[{}]/.test(name.replaceAll(capturePattern, ''))) return 'a brace that is not part of {name}';
  return undefined;
}
