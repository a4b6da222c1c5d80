import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const installed = resolve(import.meta.dirname, '../../.cache/judges');
const folders = [join(installed, 'bin'), join(installed, 'python/bin')];

/** What `__tests__/judges/requirements.txt`, `go-programs.txt` and `terraform.txt` name. */
export type Judge =
  | 'act'
  | 'actionlint'
  | 'check-jsonschema'
  | 'oasdiff'
  | 'schemathesis'
  | 'shellcheck'
  | 'terraform-provider-trunk'
  | 'tofu'
  | 'uv'
  | 'zizmor';

/** The absolute path of an installed judge; undefined where `scripts/install-test-tools.ts` could not install it. */
export function judgePath(judge: Judge): string | undefined {
  return folders.map((folder) => join(folder, judge)).find((path) => existsSync(path));
}

/** OpenTofu as it was installed here, or else what this machine has: OpenTofu or Terraform. Undefined where there is neither. */
export function terraformPath(): string | undefined {
  const search = (process.env.PATH ?? '').split(delimiter);
  const present = ['tofu', 'terraform'].flatMap((name) => search.map((folder) => join(folder, name)));
  return judgePath('tofu') ?? present.find((path) => existsSync(path));
}

/** The variables of this process, with the judges in the search path. */
export const judgeEnvironment: Readonly<Record<string, string | undefined>> = {
  ...process.env,
  PATH: [...folders, process.env.PATH].join(delimiter),
};

/** True where Go is older than what builds act, as in some releases of Debian. */
function hasOldGo(): boolean {
  const { stdout, error } = spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' });
  if (error !== undefined) return false;
  const [, minor] = /^go1\.(\d+)/.exec(stdout) ?? [];
  return minor !== undefined && Number(minor) < 25;
}

/** What a test whose judges are missing is called, so that it is skipped by their names. */
export function titled(
  title: string,
  ...judges: readonly Judge[]
): { readonly title: string; readonly missing: boolean } {
  const missing = judges.filter((judge) => judgePath(judge) === undefined);
  if (missing.length === 0) return { title, missing: false };
  const why = missing.some((judge) => judge.startsWith('act')) && hasOldGo() ? ', which needs Go 1.25' : '';
  return { title: `${title} (missing: ${missing.join(', ')}${why})`, missing: true };
}
