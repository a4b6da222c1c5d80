import { counted } from '../../../shared/src/numbers.js';
import { belowRoot } from '../tree/build-root.js';
import { directoryOf, nameOf } from '../tree/paths.js';

/** How many names a person gets to see. */
const mostNames = 10;

/** `2 projects: :app, :core`. @param noun of one name */
export function someNames(names: Iterable<string>, noun: string): string {
  const all = [...new Set(names)];
  const more = all.length > mostNames ? ` and ${String(all.length - mostNames)} more` : '';
  return `${counted(all.length, noun)}${all.length === 0 ? '' : ': '}${all.slice(0, mostNames).join(', ')}${more}`;
}

/** The packages of Bazel or Pants, which are folders with a BUILD file, from the root of the build. */
export function packagesOf(paths: Iterable<string>, root: string): string {
  const below = [...paths].map((path) => belowRoot(path, root) ?? '');
  const folders = below.filter((path) => /^BUILD(?:\..+)?$/.test(nameOf(path))).map((path) => `//${directoryOf(path)}`);
  return `BUILD files are in ${someNames(folders, 'package')}`;
}
