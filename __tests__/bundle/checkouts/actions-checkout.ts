import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../../packages/impacted-targets/__tests__/sample-repository.js';

export interface ActionsCheckout {
  /** Address that the checkout is made from: on this disk, as git would from a server. */
  readonly url: string;
  /** `ref`: a full ref name or a commit. */
  readonly ref: string;
  /** `fetch-depth`; 0 for all of it. */
  readonly fetchDepth?: number;
  readonly filter?: string;
  readonly sparseCheckout?: readonly string[];
  /** `sparse-checkout-cone-mode: false`. */
  readonly patterns?: boolean;
  readonly submodules?: boolean;
  readonly objectFormat?: string;
  /** Where the server is that asks for credentials, as `origin` is set to it afterwards. */
  readonly server?: {
    readonly url: string;
    /** What `persist-credentials` leaves: an Authorization header; undefined where it is off. */
    readonly authorization?: string;
  };
  /** Settings before anything is checked out, as a workflow or an image has them. */
  readonly configure?: (directory: string) => void;
}

/**
 * Does what actions/checkout 7 does, with its commands in its order (`src/git-source-provider.ts` there).
 * @param directory where to, absolute; made where it is not there
 */
export function actionsCheckout(directory: string, options: ActionsCheckout): void {
  const { ref, fetchDepth = 1, sparseCheckout } = options;
  const filter = options.filter ?? (sparseCheckout === undefined ? undefined : 'blob:none');
  mkdirSync(directory, { recursive: true });
  git(
    directory,
    'init',
    ...(options.objectFormat === undefined ? [] : [`--object-format=${options.objectFormat}`]),
    directory,
  );
  git(directory, 'remote', 'add', 'origin', options.url);
  git(directory, 'config', '--local', 'gc.auto', '0');
  options.configure?.(directory);
  const local = ref.startsWith('refs/')
    ? ref.replace('refs/', 'refs/remotes/').replace('/heads/', '/origin/')
    : 'refs/remotes/origin/commit';
  const refspecs =
    fetchDepth === 0
      ? ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*', `+${ref}:${local}`]
      : [`+${ref}:${local}`];
  git(
    directory,
    ...['-c', 'protocol.version=2', 'fetch', '--no-tags', '--prune', '--no-recurse-submodules'],
    ...(filter === undefined ? [] : [`--filter=${filter}`]),
    ...(fetchDepth === 0 ? [] : [`--depth=${String(fetchDepth)}`]),
    'origin',
    ...new Set(refspecs),
  );
  if (sparseCheckout === undefined) git(directory, 'sparse-checkout', 'disable');
  else if (options.patterns === true) {
    git(directory, 'config', 'core.sparseCheckout', 'true');
    mkdirSync(join(directory, '.git/info'), { recursive: true });
    writeFileSync(join(directory, '.git/info/sparse-checkout'), `\n${sparseCheckout.join('\n')}\n`);
  } else git(directory, 'sparse-checkout', 'set', ...sparseCheckout);
  git(directory, 'checkout', '--progress', '--force', local);
  if (options.submodules === true) {
    git(directory, 'submodule', 'sync');
    // A server isn't a file: git asks to be told that this one may be fetched from.
    git(directory, '-c', 'protocol.file.allow=always', 'submodule', 'update', '--init', '--force', `--depth=1`);
  }
  if (options.server === undefined) return;
  const { url, authorization } = options.server;
  git(directory, 'remote', 'set-url', 'origin', url);
  if (authorization === undefined) return;
  const credentials = join(directory, '..', 'git-credentials.config');
  writeFileSync(credentials, `[http "${new URL(url).origin}/"]\n\textraheader = AUTHORIZATION: ${authorization}\n`);
  const repository = join(directory, '.git');
  git(directory, 'config', '--local', `includeIf.gitdir:${repository}.path`, credentials);
  git(directory, 'config', '--local', `includeIf.gitdir:${repository}/worktrees/*.path`, credentials);
}
