import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** How examples and documents name this action. */
export const ourAction = 'OWNER/merge-queue-action';

/** What an `action.yml` says. */
export interface ActionMetadata {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, { description: string; required?: boolean; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

export const root = resolve(import.meta.dirname, '../..');

/**
 * The action that a step names, or the short one in a folder of it.
 * @param uses with or without `@` and a version
 * @returns undefined for another action
 */
export function ourActionOf(uses: string): ActionMetadata | undefined {
  const [name = ''] = uses.split('@');
  if (name !== ourAction && !name.startsWith(`${ourAction}/`)) return undefined;
  const folder = join(root, name.slice(ourAction.length));
  return existsSync(join(folder, 'action.yml')) ? actionAt(folder) : undefined;
}

/** The action of a folder. */
export function actionAt(folder: string): ActionMetadata {
  return parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as ActionMetadata;
}
