import { parseJson } from '../../../formats/json.js';
import { nameOf } from '../../../tree/paths.js';
import { fieldsOf } from '../../../../shared/json-values.js';

/** True for the path of a manifest, `package.json`. */
export const isManifest = (path: string): boolean => nameOf(path) === 'package.json';

/** Names of packages behind an option that selects packages to run: `--filter x`, `'--filter', 'x'`, `workspace x`. */
export const selects =
  /(?<![\w-])(?:--(?:filter|workspace|project|scope|to|only)|-[wFpt]|workspace)["'`]?[\s,=]+["'`]?(?:[.^!{]*)([@\w][\w@./-]*)/g;

/** Scripts of a manifest that check a package and build nothing from it. */
const checks =
  /^(?:pre|post)?(?:test|e2e|spec|lint|format|fmt|prettier|eslint|coverage|cover|check|type-?check|check-types|bench|ci|tdd|attw|publint)(?:[:.-].*)?$/;

/** Fields of a manifest with settings of tests and checks. */
const forChecks = [
  ...['jest', 'vitest', 'mocha', 'ava', 'tap', 'c8', 'nyc', 'eslintConfig', 'eslintIgnore', 'prettier', 'lint-staged'],
];

/** The commands of a manifest, each in a line. The whole text where the manifest cannot be read. */
export function scriptsIn(text: string): string {
  try {
    return Object.values(fieldsOf(fieldsOf(JSON.parse(text)).scripts))
      .map(String)
      .join('\n');
  } catch {
    return text;
  }
}

/** A manifest without entries that name tests only to run, check or publish them. All of it where it cannot be read. */
export function withoutTests(content: Buffer): string {
  try {
    // Each entry stands in a line of its own.
    return JSON.stringify(ofBuilds(withoutDescriptions(JSON.parse(content.toString('utf8')))), undefined, 1);
  } catch {
    return content.toString('utf8');
  }
}

/**
 * Scripts of the root that neither build nor test a package: they measure, release, or clean up. A script that a
 * counted script runs counts all the same.
 */
const apart = /^(?:pre|post)?(?:bench(?:mark)?s?|release|publish|changeset|clean|format|playground)(?:[:._-].*)?$/;

/** The parts of the root's manifest that say how packages are built and tested. */
export function textOfBuilds(manifest: Readonly<Record<string, unknown>>): string {
  const rest = Object.entries(manifest).filter(([key]) => key !== 'scripts' && !elsewhere.includes(key));
  const scripts = Object.entries(fieldsOf(manifest.scripts));
  const kept = withThoseTheyRun(scripts, (name) => !apart.test(name));
  // A package behind `--filter` is named to run its scripts.
  return `${JSON.stringify(rest)}\n${kept.map(([, command]) => String(command).replace(selects, '')).join('\n')}`;
}

/** The scripts that count, and the scripts that these may run. */
function withThoseTheyRun(scripts: readonly [string, unknown][], counts: (name: string) => boolean) {
  let kept = scripts.filter(([name]) => counts(name));
  for (let before = -1; before !== kept.length;) {
    before = kept.length;
    const words = new Set(kept.flatMap(([, command]) => String(command).split(/[\s"'&|;]+/)));
    kept = scripts.filter(([name]) => counts(name) || (name !== 'test' && words.has(name)));
  }
  return kept;
}

/** Words that may be the name of a script, or its beginning: `npm run make:${name}`, `run-p make:*`. */
const scriptWord = /[\w.:@/*+-]+/g;

/** Programs that run the scripts of a manifest, also within a word. Names of their files are none. */
const runsScripts =
  /(?<![\w-])--run(?![\w-])|["'`]run["'`]|\bdeno\s+task|npm(?!-(?:workspace|lock|shrinkwrap)|rc|ignore|js)|npx|yarn(?!\.lock|rc)|\bbunx?\b|corepack|lerna(?!\.json)|wireit|turbo(?!\.json)|execpath|package-?manager|\b(?:nx(?!\.json)|nr|run-[sp])\b/i;

/** The names of scripts that a file may run where it mentions their manifest. None where it names no program for that. */
export function scriptsRunIn(text: string, scripts: readonly string[]): string[] {
  if (findsRoot.test(text)) return [...scripts];
  return runsScripts.test(text) || speaksOfScripts.test(text) ? scriptsNamedIn(text, scripts) : [];
}

/** Finds the directory of the manifest, where another file may run any script. */
const findsRoot = /\bdirname\s*\((?!\s*(?:__filename|(?:\w+\.)?fileURLToPath\s*\(\s*import\.meta\.url))/;

/** A path into a directory of this name says nothing about the scripts of a manifest. */
const speaksOfScripts = /\bscripts\b(?!\/)/;

/** How many characters the name of a script may have to be looked for. A script with a longer name counts. */
const longestName = 200;

/** The names of scripts that a text may run. All of them where it speaks of the scripts as a whole. */
function scriptsNamedIn(text: string, scripts: readonly string[]): string[] {
  if (scripts.length === 0) return [];
  if (speaksOfScripts.test(text)) return [...scripts];
  const words = new Set([...text.matchAll(scriptWord)].flatMap(([found]) => wordsIn(found)));
  const isPart = (name: string, index: number) =>
    words.has(name.slice(0, index + 1)) || words.has(`*${name.slice(index)}`);
  const isBegun = (name: string) =>
    name.length > longestName || [...name.matchAll(/[:._-]/g)].some(({ index }) => isPart(name, index));
  const isShort = (name: string) => name === 'test' && (words.has('t') || words.has('tst'));
  // `npm pack` runs `prepack`, and `npm publish` runs `prepublishOnly`.
  const isAround = (name: string) => words.has(name.replace(/^(?:pre|post)|(?<=^prepublish)Only$/g, ''));
  return scripts.filter((name) => words.has(name) || isShort(name) || isBegun(name) || isAround(name));
}

/** A word, with its wildcards or without, and what stands behind its first colons: `npm:build-*`, `root:build`. */
function wordsIn(word: string): string[] {
  const starts = [0, word.indexOf(':') + 1, word.indexOf(':', word.indexOf(':') + 1) + 1];
  return starts.flatMap((start) => {
    const part = word.slice(start);
    return [withoutEnd(part, '*+/'), withoutEnd(part, '.*+/')];
  });
}

/** A word without these characters at its end. */
function withoutEnd(word: string, left: string): string {
  let end = word.length;
  while (end > 0 && left.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** Scripts that a package manager runs by itself when it installs. */
const ofInstallation = /^(?:pre|post)?(?:install|prepare)$|^(?:prepublish|dependencies)$/;

/** Most scripts of a manifest that are told apart. If it has more, all count. */
const mostScripts = 1000;

const known = new WeakMap<object, Map<string, readonly string[]>>();

/** The scripts that a script runs. */
function runBy(scripts: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const runs = known.get(scripts) ?? new Map<string, readonly string[]>();
  known.set(scripts, runs);
  const found = runs.get(name) ?? scriptsNamedIn(String(scripts[name]), Object.keys(scripts));
  runs.set(name, found);
  return found;
}

/**
 * The root's manifest with those scripts that run when these run.
 * @param named names of scripts
 */
export function manifestRunning(
  manifest: Readonly<Record<string, unknown>>,
  named: ReadonlySet<string>,
): Record<string, unknown> {
  const scripts = fieldsOf(manifest.scripts);
  const names = Object.keys(scripts);
  if (names.length > mostScripts) return { ...manifest };
  const kept = new Set(names.filter((name) => named.has(name) || ofInstallation.test(name)));
  // The loop also reaches elements that are added while it runs.
  for (const name of kept) {
    for (const next of runBy(scripts, name)) kept.add(next);
    for (const around of [`pre${name}`, `post${name}`]) if (Object.hasOwn(scripts, around)) kept.add(around);
  }
  return { ...manifest, scripts: Object.fromEntries(Object.entries(scripts).filter(([name]) => kept.has(name))) };
}

/** Fields of package.json about its name, about people, and about dependencies, whose ranges are read elsewhere. */
const elsewhere = [
  ...['name', 'description', 'keywords', 'homepage', 'repository', 'bugs', 'author', 'contributors', 'funding'],
  ...['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'peerDependenciesMeta'],
  ...['files', 'overrides', 'resolutions', 'pnpm', 'workspaces', 'packageManager'],
];

function withoutDescriptions(manifest: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fieldsOf(manifest)).filter(([key]) => !elsewhere.includes(key)));
}

/** The fields of a manifest that mention what the package uses. */
export function usedFields(manifest: unknown): Record<string, unknown> {
  const fields = withoutDescriptions(manifest);
  // The commands that the package gives are its own names, even if another package gives a command of the same name.
  return fields.bin === undefined ? fields : { ...fields, bin: Object.values(fieldsOf(fields.bin)) };
}

/** The scripts of a manifest that build something, and the scripts that these run. */
function buildScripts(fields: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const scripts = Object.entries(fieldsOf(fields.scripts));
  // A script that builds something may run another one for it. Tests that run before it are not used by it.
  return new Set(withThoseTheyRun(scripts, (name) => !checks.test(name)).map(([name]) => name));
}

/** Fields without the settings and the scripts that only test and check the package. */
export function ofBuilds(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = buildScripts(fields);
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([key]) => !forChecks.includes(key))),
    ...(fields.scripts !== undefined && { scripts: chosenScripts(fields, (name) => kept.has(name)) }),
  };
}

/**
 * The settings and the scripts of a manifest that only test and check its package. Empty where there are none, or where
 * the manifest cannot be read.
 */
export function textOfChecks(text: string): string {
  try {
    const fields = usedFields(parseJson(text));
    const kept = buildScripts(fields);
    const settings = Object.entries(fields).filter(([key]) => forChecks.includes(key));
    const scripts = chosenScripts(fields, (name) => !kept.has(name));
    if (settings.length + Object.keys(scripts).length === 0) return '';
    return JSON.stringify({ ...Object.fromEntries(settings), scripts });
  } catch {
    return '';
  }
}

function chosenScripts(
  fields: Readonly<Record<string, unknown>>,
  isChosen: (name: string) => boolean,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fieldsOf(fields.scripts)).filter(([name]) => isChosen(name)));
}
