import type { KnownNames } from './known-names.js';

/** An entry of a mapper of modules that leads from the name of a package to a path: Jest's `moduleNameMapper`. */
export interface MappedName {
  readonly name: string;
  /** The path behind `<rootDir>/`, up to the first text that a pattern fills in. */
  readonly path: string;
  /** True where the path ends with the text behind the name of the package, so that both show which file is meant. */
  readonly isWhole: boolean;
  /** What the entry mentions where it counts as any other text. */
  readonly names: readonly string[];
  readonly upward: readonly string[];
  readonly paths: readonly string[];
}

/** An entry: `'^@acme/ui$': '<rootDir>/../ui/src/index.ts'`. */
const entry = /(["'])(\^?[\w@][^"'`\s]*)\1\s*:\s*(["'])<rootDir>\/([^"'`\s]*)\3/g;

/** The whole name of a package, and of modules in it. A pattern without an end also means names that begin alike. */
const ofPackage = /^(\^?)((?:@[\w.-]+\/)?[\w.-]+)(?:\$$|\/)/;

/** Modules that compilers import in the code that they make, so that no file need name them. */
const usedUnnamed =
  /^(?:p?react|vue|svelte|solid-js|inferno|lit|lwc|tslib|core-js(?:-pure)?|regenerator-runtime|@(?:babel|swc|emotion|vue|lingui|formatjs|stencil|marko)\/.*)$/;

/**
 * Takes the entries with the name of a package out of a text.
 * @param known names of packages
 */
export function splitMappedNames(
  text: string,
  known: KnownNames,
): {
  readonly rest: string;
  readonly entries: readonly (Pick<MappedName, 'name' | 'path' | 'isWhole'> & { text: string })[];
} {
  if (!text.includes('<rootDir>/')) return { rest: text, entries: [] };
  const entries: (Pick<MappedName, 'name' | 'path' | 'isWhole'> & { text: string })[] = [];
  const rest = text.replace(entry, (whole, _, key: string, __, value: string) => {
    const [, begins, name = ''] = ofPackage.exec(key.replaceAll('\\', '')) ?? [];
    // Without `^`, a name without a scope is also the end of other names.
    if (!known.has(name) || usedUnnamed.test(name) || (begins === '' && !name.startsWith('@'))) return whole;
    const isWhole =
      /^\^?(?:@[^/]+\/)?[^/]+\/\(\.[*+]\)\$?$/.test(key.replaceAll('\\', '')) && /^[^$]*\/\$1(?:\.\w+)?$/.test(value);
    entries.push({ name, path: value.replace(/\$.*$/s, ''), isWhole, text: whole });
    return '""';
  });
  return { rest, entries };
}
