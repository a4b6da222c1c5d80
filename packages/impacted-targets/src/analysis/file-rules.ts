import type { CauseOfAll } from '../graph/impact.js';
import { globOf, mayImpactNothing } from '../ask-build-systems/suggestions.js';
import type { PastMerges } from './past-merges.js';
import { nameOf, pathsAbove } from '../tree/paths.js';
import { widestOf, type RuleSet } from './suggested-rules.js';

/** Whether a known target owns a file. */
export type IsOwned = (path: string) => Promise<boolean>;

/** Files without an owner that one glob stands for. */
interface Group {
  readonly glob: string;
  /** The glob in words. */
  readonly what: string;
  /** The files of the past and of the newest commit that the glob matches. */
  readonly members: ReadonlySet<string>;
}

/** From this many changed files on, one glob stands for them. */
const filesOfGroup = 2;

/** Files for which only a person can name the targets that they concern. */
export interface FilesToJudge {
  readonly glob: string;
  /** How many merges they made impact everything. */
  readonly merges: number;
}

/** What is suggested for files that no target owns. */
export interface FileRules {
  /** Rules that let texts, pictures, and files of robots and editors impact nothing. */
  readonly none: readonly RuleSet[];
  /** All other files, those of the most merges first. */
  readonly toJudge: readonly FilesToJudge[];
}

/**
 * The rules for files that no target owns. One rule is for a whole folder, or for the files of one suffix in it, where
 * all of these files are of one kind and no target owns any of them.
 * @param causes why each merge impacts everything
 * @param isOwned as the newest answer knows it
 */
export async function fileRulesOf(
  past: PastMerges,
  causes: readonly (readonly Pick<CauseOfAll, 'files' | 'suggestions'>[])[],
  isOwned: IsOwned,
): Promise<FileRules> {
  const none = new Set<string>();
  const others = new Set<string>();
  for (const { files, suggestions = [] } of causes.flat()) {
    if (widestOf(suggestions)?.rule.key === 'impact-none') for (const path of files) none.add(path);
    else if (suggestions[0]?.rule.key === 'impact') for (const path of files) others.add(path);
  }
  if (none.size + others.size === 0) return { none: [], toJudge: [] };
  const paths = await past.paths();
  const isNamed = await past.namedByWorkflows();
  const fits = (path: string) => mayImpactNothing(path) && !isNamed(path);
  const groups = await groupsOf(none, paths, async (path) => fits(path) && !(await isOwned(path)));
  const toJudge = await groupsOf(others, paths, async (path) => !fits(path) && !(await isOwned(path)));
  const mergesWith = ({ members }: Group) =>
    causes.filter((ofMerge) => ofMerge.some(({ files }) => files.some((path) => members.has(path)))).length;
  return {
    none: groups.map(({ glob, what }) => ({
      rules: [{ key: 'impact-none', glob }],
      assumption: `No build and no test reads ${what}, other than those of targets whose files name it.`,
    })),
    toJudge: toJudge
      .map((group) => ({ glob: group.glob, merges: mergesWith(group) }))
      .sort((a, b) => b.merges - a.merges || (a.glob < b.glob ? -1 : 1)),
  };
}

/**
 * Groups of changed files: the widest folders where all files fit, then files of one suffix in a folder, then single
 * files. Each changed file is in one group.
 */
async function groupsOf(
  changed: ReadonlySet<string>,
  paths: ReadonlySet<string>,
  fits: (path: string) => Promise<boolean>,
): Promise<readonly Group[]> {
  const groups: Group[] = [];
  const left = new Set(changed);
  const add = async (folder: string, suffix: string) => {
    const isMember = (path: string) => path.startsWith(`${folder}/`) && path.endsWith(suffix);
    const glob = globOf(folder);
    if (glob === undefined || [...left].filter(isMember).length < filesOfGroup) return;
    const members = new Set([...paths].filter(isMember));
    for (const path of members) if (!(await fits(path))) return;
    for (const path of members) left.delete(path);
    const what = suffix === '' ? `a file in ${folder}` : `a file in ${folder} that ends with ${suffix}`;
    groups.push({ glob: suffix === '' ? `${glob}/**` : `${glob}/**/*${suffix}`, what, members });
  };
  const folders = [...new Set([...changed].flatMap((path) => pathsAbove(path)))].filter((folder) => folder !== '');
  folders.sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
  for (const folder of folders) await add(folder, '');
  const suffixes = new Set([...left].map((path) => /\.\w+$/.exec(nameOf(path))?.[0] ?? ''));
  for (const folder of folders) for (const suffix of suffixes) if (suffix !== '') await add(folder, suffix);
  for (const path of left) {
    const glob = globOf(path);
    if (glob !== undefined) groups.push({ glob, what: path, members: new Set([path]) });
  }
  return groups;
}
