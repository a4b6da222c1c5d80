import type { CauseOfAll } from '../impacted-targets/build-systems/build-system.js';
import { Globs } from '../impacted-targets/configuration/glob.js';
import { globOf, isDockerfile, suggestionsForUnowned } from '../impacted-targets/answer/explanation/suggestions.js';
import type { PastMerges } from '../impacted-targets/past-merges.js';
import { pathsAbove } from '../impacted-targets/tree/paths.js';
import { widestOf, type RuleSet } from './suggested-rules.js';

/** The targets that own a file; undefined where no known target does. */
export type OwnersOf = (path: string) => Promise<readonly string[] | undefined>;

/** Files that one rule can leave out, by one assumption. */
interface Group {
  readonly glob: string;
  readonly assumption: string;
  /** All files of the past and of the newest commit that the glob matches. */
  readonly members: readonly string[];
}

/** From this many changed files on, a rule for a folder is suggested. */
const filesOfFolder = 2;
/** A folder with more files is too large to be judged by one assumption. */
const mostMembers = 400;
/** Most files whose readers are searched. */
const mostSought = 3000;

const program = /\.(?:sh|bash|zsh|ps1|bat|cmd|py|rb|pl|[cm]?[jt]s)$/i;

/**
 * The rules that let files impact nothing which no target owns. A rule is left out where a commit has a file that no
 * target owns and that reads one of these files: a script, code, or commands of a manifest. For the files of a folder,
 * there is one rule, where no target owns any file there.
 * @param ownersOf as the newest answer knows it
 */
export async function fileSetsOf(
  past: PastMerges,
  causes: Iterable<Pick<CauseOfAll, 'files' | 'suggestions'>>,
  ownersOf: OwnersOf,
): Promise<readonly RuleSet[]> {
  const assumptions = new Map<string, string>();
  for (const { files, suggestions } of causes) {
    const suggestion = widestOf(suggestions);
    if (suggestion?.rule.key !== 'impact-none') continue;
    for (const path of files) assumptions.set(path, suggestion.assumption);
  }
  if (assumptions.size === 0) return [];
  const groups = await groupsOf([...assumptions.keys()], await past.paths(), ownersOf);
  const singles = [...assumptions].flatMap(([path, assumption]): Group[] => {
    const glob = globOf(path);
    return glob === undefined ? [] : [{ glob, assumption, members: [path] }];
  });
  const readers = await readersOf(past, [...new Set([...groups, ...singles].flatMap(({ members }) => members))]);
  const sets: RuleSet[] = [];
  const covered = new Set<string>();
  for (const group of [...groups, ...singles]) {
    // A file in a wider rule needs no rule of its own.
    if (group.members.every((path) => !assumptions.has(path) || covered.has(path))) continue;
    const read = await readByTargets(group, readers, ownersOf);
    if (read === undefined) continue;
    for (const path of group.members) covered.add(path);
    sets.push({
      rules: [{ key: 'impact-none', glob: group.glob }],
      assumption: read.size === 0 ? group.assumption : onlyTargetsRead(group.glob),
      readers: read,
    });
  }
  return sets;
}

const onlyTargetsRead = (glob: string) => `Only the targets whose files name what ${glob} matches read it.`;

/** Groups of changed files, the widest first. */
async function groupsOf(
  changed: readonly string[],
  paths: ReadonlySet<string>,
  ownersOf: OwnersOf,
): Promise<readonly Group[]> {
  const groups: Group[] = [];
  /** @param mayHaveOwned true where files of targets that the glob matches are passed over */
  const add = async (glob: string, assumption: string, mayHaveOwned = false) => {
    const globs = new Globs([glob]);
    if (changed.filter((path) => globs.matches(path)).length < filesOfFolder) return;
    const members: string[] = [];
    for (const path of [...paths].filter((one) => globs.matches(one))) {
      if (members.length > mostMembers) return;
      if ((await ownersOf(path)) === undefined) members.push(path);
      else if (!mayHaveOwned) return;
    }
    if (!members.some((path) => saysHowToBuild(path, members))) groups.push({ glob, assumption, members });
  };
  const workflows = '.github/workflows';
  await add(
    `${workflows}/*`,
    `No test of a target reads a workflow in ${workflows}. A run of the workflow shows whether it works.`,
    true,
  );
  await add(
    '.github/actions/**',
    'No test of a target reads an action of .github/actions. A run of the workflows that use it shows whether it works.',
    true,
  );
  if (changed.filter(isDockerfile).length >= filesOfFolder) {
    const glob = '**/{,*.}Dockerfile{,.*}';
    await add(glob, 'No test that a merge waits for builds or uses an image of these Dockerfiles.', true);
  }
  const folders = new Set(changed.flatMap((path) => pathsAbove(path)));
  const byWidth = [...folders].filter((folder) => folder !== '').sort((a, b) => depthOf(a) - depthOf(b));
  for (const folder of byWidth) {
    if (folder === '.github' || folder.startsWith('.github/workflows') || folder.startsWith('.github/actions'))
      continue;
    const glob = globOf(folder);
    if (glob === undefined) continue;
    const holdsPrograms = changed.some((path) => path.startsWith(`${folder}/`) && program.test(path));
    const start = holdsPrograms ? `Only people start a program in ${folder}, and no` : 'No';
    await add(`${glob}/**`, `${start} build and no test reads a file in ${folder}.`);
  }
  return groups;
}

/** True for a file that says how things are built, other than those in its own folder alone. */
function saysHowToBuild(path: string, members: readonly string[]): boolean {
  if (suggestionsForUnowned(path)[0]?.rule.key === 'impact-none') return false;
  return !pathsAbove(path).some((above) => members.includes(`${above}/package.json`));
}

const depthOf = (path: string) => path.split('/').length;

/** The files that read these files in any commit; a file whose readers are not searched is its own reader. */
async function readersOf(
  past: PastMerges,
  paths: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, boolean>>> {
  const sought = paths.slice(0, mostSought);
  const [programs, others] = [
    sought.filter((path) => program.test(path)),
    sought.filter((path) => !program.test(path)),
  ];
  const isNamedAlone = (path: string) => path.startsWith('.github/') || isDockerfile(path);
  const readers = new Map(
    await past.readers({
      documents: others.filter(isNamedAlone),
      prose: others.filter((path) => !isNamedAlone(path)),
      programs,
      isNear: true,
    }),
  );
  for (const path of paths.slice(mostSought)) readers.set(path, new Map([[path, true]]));
  return readers;
}

/**
 * The files of targets that read the files of a group.
 * @returns undefined where a file that no target owns reads one of them, so that no rule is right
 */
async function readByTargets(
  { members }: Group,
  readers: ReadonlyMap<string, ReadonlyMap<string, boolean>>,
  ownersOf: OwnersOf,
): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  const own = new Set(members);
  const read = new Map<string, readonly string[]>();
  for (const path of members) {
    const ofTargets: string[] = [];
    for (const [reader, counts] of readers.get(path) ?? []) {
      if (own.has(reader) || !counts) continue;
      if ((await ownersOf(reader)) === undefined) return undefined;
      ofTargets.push(reader);
    }
    if (ofTargets.length > 0) read.set(path, ofTargets);
  }
  return read;
}
