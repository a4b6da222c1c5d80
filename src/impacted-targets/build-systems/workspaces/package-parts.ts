import { isCodeOfRoot } from '../../task-runners/root-files.js';
import { pathsAbove } from '../../tree/paths.js';

/**
 * The parts of a package. They keep files that only its tests use from impacting what is built from it.
 * `shared` is the part that other packages can use. `own` is the part that nothing outside of the package uses: tests,
 * their setup, and texts for people. Own files use the shared ones. Where a shared file leads to own files, the shared
 * part uses the own part, too.
 * `leaf` is the part that nothing in the package uses. It holds files that a test runner runs, and uncertain mentions
 * in the package's texts for people, in the texts that it reads, and in texts within its sources. A user of the own
 * part from outside uses the leaf part as well.
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
/**
 * Settings of test runners, linters and formatters, and other files of tools that only check a package from outside.
 */
const settings = [
  String.raw`(?:vitest|jest|playwright|cypress|karma|wdio|ava|web-test-runner|eslint|prettier|stylelint|oxlint)[._-][^/]*`,
  String.raw`\.(?:eslintrc|eslintignore|prettierrc|prettierignore|stylelintrc|oxlintrc|mocharc|nycrc|c8rc|taprc|npmignore|gitignore)[^/]*`,
].join('|');

const ownFile = new RegExp(
  `(?:^|/)(?:${ownDirectories})/|${ownSuffixes}\\.[^/]+$|^(?:${texts}|${settings})$|(?:^|/)(?:${settings})$`,
  'i',
);

/**
 * True for a file whose name puts it into the own part of its package.
 * @param path from the package's directory
 */
export function isOwnFile(path: string): boolean {
  return ownFile.test(path);
}

/**
 * The package that a file belongs to, with its directory: the nearest one above it. The root owns only its manifest and
 * its code.
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
 * True for a file that a test runner starts, or a text for people. It is a leaf unless a file of its package names it.
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

/** A text that every segment of this kind contains. */
const hint =
  /test|spec|e2e|cy|__(?:mocks|fixtures|snapshots)__|integration|bench|readme|changelog|licen[cs]e|contributing|playwright|karma|wdio|ava|lint|prettier|mocha|nyc|c8|taprc|ignore/i;

/**
 * The end of a text, from the first segment that may name an own file or a directory of them. In lower case, and up to
 * the first computed part or wildcard. Undefined where no segment may name one.
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

/** The own files of one package, to find whether a text leads to any of them. */
export class OwnFiles {
  readonly #paths: string;

  /** @param paths of all own files of the package, from its directory */
  constructor(paths: readonly string[]) {
    this.#paths = paths.map((path) => `\n/${path.toLowerCase()}`).join('') + (paths.length === 0 ? '' : '\n');
  }

  get any(): boolean {
    return this.#paths !== '';
  }

  /** True where an own file is below a directory of the package. */
  areBelow(directory: string): boolean {
    const start = directory === '' ? '' : `${directory.toLowerCase()}/`;
    return this.#paths.includes(`\n/${start}`);
  }

  /** True where a text in a file of the package can mean an own file, whatever stands in front of the text. */
  areMeantBy(text: string): boolean {
    if (this.#paths === '') return false;
    const start = ownStartIn(text);
    if (start === undefined) return false;
    // Behind a wildcard or a computed name, any text may follow.
    if (/[*?{[$]/.test(text)) return this.#paths.includes(`/${start}`);
    // Imports name TypeScript's sources by their compiled names.
    const names = [start.replace(/\/$/, ''), start.replace(/\.[cm]?jsx?$/, '')];
    return names.some((name) => ['/', '.', '\n'].some((end) => this.#paths.includes(`/${name}${end}`)));
  }
}
