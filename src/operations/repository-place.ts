import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { StackFrame } from '../flaky-tests/junit/stack-frames.js';
import type { TestResult } from '../flaky-tests/junit/test-result.js';
import { possiblePaths } from '../flaky-tests/matching/paths.js';
import type { RunningStep } from './operation.js';
import { pathRules } from './path-rules.js';
import type { Annotation } from './result.js';

/**
 * Path of a test's file from the root of the repository, as annotations need it. A relative path in a report starts at
 * the folder in which the tests ran, or at the root. The start at which the file exists counts.
 * @param written the file as a report or record names it
 */
export function repositoryPlace(
  step: RunningStep,
  written: string | undefined,
  line: number | undefined,
): Pick<Annotation, 'file' | 'line'> {
  if (written === undefined) return {};
  const inside = possiblePaths(written, pathRules(step)).flatMap(({ kind, path }) =>
    kind === 'relative' && !path.startsWith('../') ? [path] : [],
  );
  const ranIn = inside.reverse();
  const file = ranIn.find((path) => existsSync(join(step.inputs.workspace, path))) ?? ranIn[0];
  return file === undefined ? {} : { file, ...(line === undefined ? {} : { line }) };
}

/** Folders that Maven and Gradle read sources from. */
const sourceFolders = ['test', 'main', 'integrationTest', 'it'].flatMap((set) =>
  ['java', 'kotlin', 'scala', 'groovy'].map((language) => `src/${set}/${language}/`),
);

/** Checkouts of GitHub's runners, and of their containers: a report may come from another job. */
const hostedCheckout = /^(?:\/home\/runner\/work|\/Users\/runner\/work|[A-Z]:\/a|\/__w)\/([^/]+)\/\1\//;

/** True for a file of the checkout that a person wrote. No path leads out of it, or into Git's folder. */
function isInRepository({ inputs: { workspace } }: RunningStep, path: string): boolean {
  if (path === '' || path.startsWith('../') || path.startsWith('/') || path.includes('\0')) return false;
  if (/(?:^|\/)(?:\.git|node_modules|vendor)\//.test(path)) return false;
  return existsSync(join(workspace, path));
}

/** The paths that a frame may mean, the likeliest first, from the root of the repository. */
function pathsOfFrame(step: RunningStep, { file, inSourceFolder }: StackFrame, test: TestResult): readonly string[] {
  const rules = pathRules(step);
  const inRoot = (path: string): readonly string[] =>
    possiblePaths(path, rules)
      .map((one) => (one.kind === 'relative' ? one.path : one.path.replace(hostedCheckout, '')))
      .reverse();
  if (inSourceFolder === true) {
    const [module = ''] = /^.*?(?=(?:target|build)\/)/.exec(test.place.report) ?? [];
    return ['', module].flatMap((folder) => sourceFolders.flatMap((source) => inRoot(`${folder}${source}${file}`)));
  }
  if (file.includes('/') || file.includes('\\')) return inRoot(file);
  // Go writes the name alone, and the package as the class: example.com/shop/cart.
  const folders = (test.classname ?? '').split('/').slice(0, 20);
  return folders
    .map((_, index) => posix.join(...folders.slice(index), file))
    .flatMap(inRoot)
    .concat(inRoot(file));
}

/**
 * The place of a failed test. Where the report has no line, it is that of the stack trace's innermost call in a file that the repository has,
 * in a file of tests where there is one.
 */
export function placeOfTest(step: RunningStep, test: TestResult): Pick<Annotation, 'file' | 'line'> {
  const reported = repositoryPlace(step, test.file, test.line);
  if (reported.line !== undefined || test.frames === undefined) return reported;
  const frames = test.frames.at(-1)?.innermost === 'last' ? [...test.frames].reverse() : test.frames;
  const places = frames.flatMap((frame) => {
    const file = pathsOfFrame(step, frame, test).find((path) => isInRepository(step, path));
    return file === undefined ? [] : [{ file, line: frame.line }];
  });
  // The report knows the file better than the trace does.
  const isThere = reported.file !== undefined && isInRepository(step, reported.file);
  if (isThere) return places.find(({ file }) => file === reported.file) ?? reported;
  return places.find(({ file }) => /test|spec/i.test(file)) ?? places[0] ?? reported;
}
