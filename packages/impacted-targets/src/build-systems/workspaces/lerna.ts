import { type Manifest } from './manifest.js';
import { isObject } from '../../../../shared/src/json-values.js';

export const lernaFile = 'lerna.json';

/**
 * Patterns of the packages that lerna.json names (Lerna's documentation, `packages` and `useWorkspaces`).
 * @param settings lerna.json; undefined where there is none
 * @param hasOthers whether the package manager names packages; Lerna then uses these unless it has a list of its own
 */
export function lernaPatterns(settings: Manifest | undefined, hasOthers: boolean): readonly string[] {
  if (settings === undefined) return [];
  const { packages, useWorkspaces } = settings;
  if (hasOthers && (useWorkspaces === true || packages === undefined)) return [];
  if (!Array.isArray(packages)) return ['packages/*'];
  return packages.filter((pattern): pattern is string => typeof pattern === 'string');
}

/** Reads lerna.json. @returns undefined when it isn't a mapping */
export function readLerna(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
