import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const installed = resolve(import.meta.dirname, '../../.cache/judges');
const folders = [join(installed, 'bin'), join(installed, 'python/bin')];

/** What `__tests__/judges/requirements.txt` and `go-programs.txt` name. */
export type Judge = 'actionlint' | 'check-jsonschema' | 'shellcheck' | 'zizmor';

/** The absolute path of an installed judge; undefined where `scripts/install-judges.ts` could not install it. */
export function judgePath(judge: Judge): string | undefined {
  return folders.map((folder) => join(folder, judge)).find((path) => existsSync(path));
}

/** The variables of this process, with the judges in the search path. */
export const judgeEnvironment: Readonly<Record<string, string | undefined>> = {
  ...process.env,
  PATH: [...folders, process.env.PATH].join(delimiter),
};

/** What a test whose judges are missing is called, so that it is skipped by their names. */
export function titled(
  title: string,
  ...judges: readonly Judge[]
): { readonly title: string; readonly missing: boolean } {
  const missing = judges.filter((judge) => judgePath(judge) === undefined);
  return {
    title: missing.length === 0 ? title : `${title} (missing: ${missing.join(', ')})`,
    missing: missing.length > 0,
  };
}
