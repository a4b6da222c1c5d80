import type { Rule } from '../../configuration/configuration.js';
import { capturePattern, type Captured, type Glob } from '../../configuration/glob.js';
import { encodePath } from '../../tree/names.js';
import { pathsAbove } from '../../tree/paths.js';
import { append } from '../../../../shared/src/append.js';

/** A target that owns a path, the rule that gives it the path, and the texts that the rule's `{name}` parts stand for. */
export interface Owner {
  readonly target: string;
  readonly rule: Rule;
  readonly values: Captured;
}

/**
 * Finds the owners of paths among many rules: only globs that begin like the path are tried. A target is there once for each way in which a glob
 * fits.
 */
export function ownerFinder(rules: readonly Rule[]): (path: string) => Owner[] {
  /** By the literal folder, or file, with which a glob begins. */
  const globs = new Map<string, { readonly rule: Rule; readonly glob: Glob }[]>();
  for (const rule of rules)
    for (const glob of rule.globs.included) append(globs, glob.literalPrefix.join('/'), { rule, glob });
  return (path) => {
    const tried = [path, ...pathsAbove(path)].flatMap((start) => globs.get(start) ?? []);
    return tried.flatMap(({ rule, glob }) =>
      glob.captured(path).flatMap((captured) => {
        if (rule.globs.excluded.some((one) => one.matchesWith(path, captured))) return [];
        const values = new Map([...captured].map(([name, value]) => [name, asName(value)]));
        return [{ target: instantiate(rule.name, values), rule, values }];
      }),
    );
  };
}

/** A name with its `{name}` parts filled in, as far as there are values. */
export function instantiate(name: string, values: Captured): string {
  return name.replaceAll(capturePattern, (whole, capture: string) => values.get(capture) ?? whole);
}

/**
 * Writes a part of a path as part of a target's name. Spaces, line breaks, control characters and bytes that are not UTF-8 become escapes such as
 * `%20`, because files list one target a line and matrices separate targets by spaces.
 */
function asName(value: string): string {
  return value.replaceAll(/[\s\p{Cc}\u2028\u2029\ud800-\udfff]|%(?=[0-9A-Fa-f]{2})/gu, (character) =>
    [...encodePath(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}
