import { parse, TomlError, type TomlTable, type TomlValue } from 'smol-toml';
import { BrokenManifest, manifestText } from '../broken-manifest.js';
import { tooLarge } from './size-limit.js';

export type { TomlTable, TomlValue };

/**
 * Parses a TOML file of a commit.
 * @throws BrokenManifest with line and column when it is not TOML, or is too large
 */
export function parseToml(path: string, content: Buffer): TomlTable {
  const refused = tooLarge(content.length);
  if (refused !== undefined) throw new BrokenManifest(path, refused);
  try {
    return parse(manifestText(content), { integersAsBigInt: 'asNeeded' });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [what = ''] = error.message.split('\n');
    throw new BrokenManifest(path, what, error.line, error.column);
  }
}

/** The value as a table; an empty one when it is anything else, or missing. */
export function table(value: TomlValue | undefined): TomlTable {
  return isTable(value) ? value : {};
}

export function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
}

/** The tables of an array of tables. */
export function tables(value: TomlValue | undefined): TomlTable[] {
  return Array.isArray(value) ? value.filter(isTable) : [];
}

/** The strings of an array. */
export function strings(value: TomlValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/**
 * Every string in a value: in lists, and in the values of tables.
 * @param withKeys whether the keys of tables count as well
 */
export function textsIn(value: TomlValue | undefined, withKeys = false): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, withKeys));
  return Object.entries(table(value)).flatMap(([key, nested]) => [
    ...(withKeys ? [key] : []),
    ...textsIn(nested, withKeys),
  ]);
}

/** The value when it is a string. */
export function text(value: TomlValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
