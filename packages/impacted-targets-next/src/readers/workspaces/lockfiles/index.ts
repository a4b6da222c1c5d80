import { parseJsonWithComments } from '../../../../../impacted-targets/src/tree/formats/json-with-comments.js';
import { parseJson } from '../../../../../impacted-targets/src/tree/formats/json.js';
import { TooLarge } from '../../../../../impacted-targets/src/tree/formats/size-limit.js';
import { parseYamlDocuments } from '../../../../../impacted-targets/src/tree/formats/yaml.js';
import { belowRoot } from '../../../../../impacted-targets/src/tree/build-root.js';
import { inside } from '../../../../../impacted-targets/src/tree/paths.js';
import { Unanswerable } from '../../../../../impacted-targets/src/tree/unanswerable.js';
import { fieldsOf, textEntries } from '../../../../../shared/src/json-values.js';
import type { Commit } from '../../commit.js';
import type { Workspace } from '../members.js';
import { rushFile, startOfRushLockfile } from '../rush.js';
import { bunLockfile } from './bun.js';
import type { Lockfile, LockfileContext } from './lockfile.js';
import { npmLockfile } from './npm.js';
import { pnpmLockfile } from './pnpm.js';
import { parseYarnLockfile, yarnLockfile } from './yarn.js';

/** A form of lockfiles: its parser, whose result is kept for both commits, and what is made of it. */
interface Form {
  readonly name: string;
  readonly read: (text: string) => (context: LockfileContext) => Lockfile;
}

function form<T>(
  name: string,
  parse: (text: string) => T,
  make: (parsed: T, context: LockfileContext) => Lockfile,
): Form {
  return {
    name,
    read: (text) => {
      const parsed = parse(text);
      return (context) => make(parsed, context);
    },
  };
}

const pnpm = form('pnpm-lock.yaml', parseYamlDocuments, pnpmLockfile);
const npm = form('package-lock.json', parseJson, npmLockfile);

/** The forms of lockfiles, by their names at the root of the build. */
const forms: Readonly<Record<string, Form>> = {
  'pnpm-lock.yaml': pnpm,
  'npm-shrinkwrap.json': npm,
  'package-lock.json': npm,
  'yarn.lock': form('yarn.lock', parseYarnLockfile, yarnLockfile),
  'bun.lock': form('bun.lock', parseJsonWithComments, bunLockfile),
};

/** A lockfile of a commit, or why it is not understood. */
export type LockfileOrNot = { readonly path: string } & (
  { readonly lockfile: Lockfile } | { readonly unreadable: string; readonly content: string }
);

/** The lockfiles of a commit. */
export async function readLockfiles(commit: Commit, root: string, workspace: Workspace): Promise<LockfileOrNot[]> {
  const context = { manifest: workspace.root.manifest, patches: patchesOf(workspace) };
  const wanted = Object.entries(forms).map(([name, read]) => ({ path: inside(root, name), start: root, form: read }));
  for (const path of commit.files.has(inside(root, rushFile)) ? commit.files.keys() : []) {
    const start = startOfRushLockfile(belowRoot(path, root) ?? '');
    if (start !== undefined) wanted.push({ path, start: inside(root, start), form: pnpm });
  }
  const found: LockfileOrNot[] = [];
  for (const {
    path,
    start,
    form: { name, read },
  } of wanted) {
    const entry = commit.files.get(path);
    if (entry === undefined) continue;
    try {
      const make = await commit.document(name, path, (content) => read(content.toString('utf8')));
      if (make !== undefined) found.push({ path, lockfile: make({ ...context, path, start }) });
    } catch (error) {
      const size = error instanceof TooLarge ? `: ${error.message}` : '';
      const unreadable = error instanceof Unanswerable ? error.message : `${path} cannot be read${size}`;
      found.push({ path, unreadable, content: entry.object });
    }
  }
  return found;
}

/** Patch files, by the packages that they patch. */
function patchesOf({ root, pnpm: settings }: Workspace): [of: string, path: string][] {
  const { pnpm: ofPnpm, patchedDependencies } = root.manifest;
  return [patchedDependencies, fieldsOf(ofPnpm).patchedDependencies, settings.patchedDependencies].flatMap(textEntries);
}
