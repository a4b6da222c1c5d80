import type { Rule } from '../../configuration/configuration.js';
import { capturePattern, type Captured, type Glob } from '../../configuration/glob.js';
import { encodePath } from '../../tree/names.js';
import { getOrMake } from '../../../../shared/src/append.js';

/** A target that owns a path, with the rule that gives it the path. */
export interface Owner {
  readonly target: string;
  readonly rule: Rule;
}

/** A directory of the index: the globs that begin with it, and the directories below. */
interface Place {
  readonly globs: { readonly rule: Rule; readonly glob: Glob }[];
  readonly below: Map<string, Place>;
}

const emptyPlace = (): Place => ({ globs: [], below: new Map() });

/** Finds the owners of paths among many rules: only globs that begin like the path are tried. */
export class Owners {
  readonly #root = emptyPlace();

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      for (const glob of rule.globs.included) {
        let place = this.#root;
        for (const segment of glob.literalPrefix) {
          place = getOrMake(place.below, segment, emptyPlace);
        }
        place.globs.push({ rule, glob });
      }
    }
  }

  /** The targets that own a path, each once. */
  of(path: string): Owner[] {
    const owners = new Map<string, Owner>();
    let place: Place | undefined = this.#root;
    for (let from = 0; place;) {
      for (const { rule, glob } of place.globs) {
        for (const values of glob.captured(path)) {
          if (rule.globs.excluded.some((one) => one.matchesWith(path, values))) continue;
          const target = instantiate(rule.name, new Map([...values].map(([name, value]) => [name, asName(value)])));
          if (!owners.has(target)) owners.set(target, { target, rule });
        }
      }
      if (from > path.length) break;
      const slash = path.indexOf('/', from);
      const to = slash === -1 ? path.length : slash;
      place = place.below.get(path.slice(from, to));
      from = to + 1;
    }
    return [...owners.values()];
  }
}

/** A target's name with its `{name}` parts filled in. */
export function instantiate(name: string, values: Captured): string {
  return name.replaceAll(capturePattern, (whole, capture: string) => values.get(capture) ?? whole);
}

/**
 * Writes a part of a path as part of a target's name. Spaces, line breaks, control characters and bytes that are not
 * UTF-8 become escapes such as `%20`, because files list one target a line and matrices separate targets by spaces.
 */
function asName(value: string): string {
  return value.replaceAll(/[\s\p{Cc}\u2028\u2029\ud800-\udfff]|%(?=[0-9A-Fa-f]{2})/gu, (character) =>
    [...encodePath(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}
