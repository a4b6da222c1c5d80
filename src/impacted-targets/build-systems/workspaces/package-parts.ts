import { isCodeOfRoot } from '../../task-runners/root-files.js';
import { pathsAbove } from '../../tree/paths.js';

/**
 * The parts of a package, so that what is used by its tests alone does not reach what is built from it.
 * `shared` is what other packages can use. `own` is what nothing outside of the package uses: tests, what sets them up,
 * and texts for people. Own files use the shared ones; where a shared file leads to them, the shared part uses them, too.
 * `leaf` is what nothing at all of the package uses: files that a test runner runs, and what the package perhaps only speaks of, in its
 * own texts for people, in those that it reads, and in texts within its sources. Who uses the own part from outside uses it as well.
 */
export type Part = 'shared' | 'own' | 'leaf';

/** All parts. */
export const parts = ['shared', 'own', 'leaf'] as const satisfies readonly Part[];

/** The id of a part of a package, by the package's directory or name. The id of the shared part is the directory or name itself. */
export function partId(ofPackage: string, part: Part): string {
  return part === 'shared' ? ofPackage : `${ofPackage}\0${part}`;
}

/** The directory of the package that a part belongs to, and which part it is. */
export function partOf(id: string): { readonly directory: string; readonly part: Part } {
  const [directory = '', part] = id.split('\0');
  return { directory, part: part === 'own' || part === 'leaf' ? part : 'shared' };
}

const ownDirectories = '__tests__|__test__|__mocks__|__fixtures__|__snapshots__|tests?|specs?|e2e|cypress|integration';
const ownSuffixes = '[._-](?:test|spec|cy|e2e|test-d|bench)';
const texts = '(?:README|CHANGELOG|LICEN[CS]E|CONTRIBUTING)(?:[._-][^/]*)?';
/** Settings of test runners, linters and formatters, and what else only looks at a package from outside. */
const settings = [
  String.raw`(?:vitest|jest|playwright|cypress|karma|wdio|ava|web-test-runner|eslint|prettier|stylelint|oxlint)[._-][^/]*`,
  String.raw`\.(?:eslintrc|eslintignore|prettierrc|prettierignore|stylelintrc|oxlintrc|mocharc|nycrc|c8rc|taprc|npmignore|gitignore)[^/]*`,
].join('|');

const ownFile = new RegExp(
  `(?:^|/)(?:${ownDirectories})/|${ownSuffixes}\\.[^/]+$|^(?:${texts}|${settings})$|(?:^|/)(?:${settings})$`,
  'i',
);

/**
 * True for a file of a package that belongs to its own part, by its name.
 * @param path from the package's directory
 */
export function isOwnFile(path: string): boolean {
  return ownFile.test(path);
}

/**
 * The package that a file belongs to, with its directory: the nearest one above it. The root owns its manifest and its code alone.
 * @param members packages by their directories
 * @param path from the build's root
 */
export function ownerOf<Member>(
  members: ReadonlyMap<string, Member>,
  path: string,
): { readonly member: Member; readonly directory: string } | undefined {
  for (const directory of pathsAbove(path)) {
    const member = members.get(directory);
    if (member === undefined) continue;
    const isOwned = directory !== '' || path === 'package.json' || isCodeOfRoot(path);
    return isOwned ? { member, directory } : undefined;
  }
  return undefined;
}

const leafFile = new RegExp(`${ownSuffixes}\\.(?:[cm]?[jt]sx?|snap)$|\\.snap$|^${texts}$`, 'i');

/**
 * True for a file that a test runner starts from, or a text for people: it is a leaf unless a file of its package names it.
 * @param path from the package's directory
 */
export function mayBeLeaf(path: string): boolean {
  return leafFile.test(path);
}

const ofSettings = new RegExp(`(?:^|/)(?:${settings})$`, 'i');

/** True for settings of test runners, linters and formatters. */
export function isSettingsOfChecks(path: string): boolean {
  return ofSettings.test(path);
}

const ownSegment = new RegExp(`^(?:${ownDirectories}|${texts}|${settings})$|${ownSuffixes}(?:$|\\.)`, 'i');

/** What every such segment holds. */
const hint =
  /test|spec|e2e|cy|__(?:mocks|fixtures|snapshots)__|integration|bench|readme|changelog|licen[cs]e|contributing|playwright|karma|wdio|ava|lint|prettier|mocha|nyc|c8|taprc|ignore/i;

/**
 * What a text says from the first segment on that may name an own file or a directory of them, in lower case and up to
 * the first place that is put together or a wildcard; undefined where no segment does.
 */
export function ownStartIn(text: string): string | undefined {
  if (!hint.test(text)) return undefined;
  const segments = text.split('/');
  const first = segments.findIndex((segment) => ownSegment.test(segment));
  if (first === -1) return undefined;
  return segments
    .slice(first)
    .join('/')
    .replace(/[*?{[$].*$/s, '')
    .toLowerCase();
}

/** The own files of one package, to ask whether a text leads to any of them. */
export class OwnFiles {
  readonly #paths: string;

  /** @param paths of all own files of the package, from its directory */
  constructor(paths: readonly string[]) {
    this.#paths = paths.map((path) => `\n/${path.toLowerCase()}`).join('') + (paths.length === 0 ? '' : '\n');
  }

  get any(): boolean {
    return this.#paths !== '';
  }

  /** True where any of them is below a directory of the package. */
  areBelow(directory: string): boolean {
    const start = directory === '' ? '' : `${directory.toLowerCase()}/`;
    return this.#paths.includes(`\n/${start}`);
  }

  /** True where a text that a file of the package holds can mean an own file, whatever is in front of it. */
  areMeantBy(text: string): boolean {
    if (this.#paths === '') return false;
    const start = ownStartIn(text);
    if (start === undefined) return false;
    // Behind a wildcard, or a name that is put together, anything may follow.
    if (/[*?{[$]/.test(text)) return this.#paths.includes(`/${start}`);
    // TypeScript's sources are named as what they become.
    const names = [start.replace(/\/$/, ''), start.replace(/\.[cm]?jsx?$/, '')];
    return names.some((name) => ['/', '.', '\n'].some((end) => this.#paths.includes(`/${name}${end}`)));
  }
}
