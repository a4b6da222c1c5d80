import type { TestResult } from '../junit/test-result.js';
import type { TestRecord } from '../records/test-record.js';
import { normaliseName, parentNames, separators } from './names.js';
import { normalisePath, possiblePaths } from './paths.js';
import type { PathRules } from './paths.js';
import { append } from '../../../packages/shared/src/append.js';
import { present } from '../../../packages/shared/src/json-values.js';

/**
 * Tests that a person names, one a line. A line names a test when it is the test's name, or the parent, class name or
 * file, one of the separators (` `, ` > `, ` › `, `.`, `/`, `::`, `#`, `:`) and the name; or pytest's id of the test
 * (`tests/test_a.py::TestB::test_c`). Case counts; runs of white space count as one space. A part of a name never
 * counts.
 */
export class NamedTests {
  readonly #paths: PathRules;

  /** For each name of a test: the lines that may mean it. */
  readonly #meanings = new Map<string, Meaning[]>();
  readonly #unseenLines = new Set<string>();

  constructor(lines: Iterable<string>, paths: PathRules) {
    this.#paths = paths;
    for (const written of lines) {
      const line = normaliseName(written);
      if (line === '' || this.#unseenLines.has(line)) continue;
      this.#unseenLines.add(line);
      for (const text of present(line, pytestName(line))) this.#lookFor(text, line);
    }
  }

  /** Lines that have named no test so far, in the order given. */
  get unseen(): readonly string[] {
    return [...this.#unseenLines];
  }

  /** True when a line names this reported test. Lines that name it count as seen from now on. */
  includesReported(test: TestResult): boolean {
    return this.#includes(test.name, (isLength) => {
      const files = present(test.file).flatMap((file) => possiblePaths(file, this.#paths).map(({ path }) => path));
      return [...parentNames(test.suites, isLength), ...present(test.classname, test.file), ...files];
    });
  }

  /** True when a line names this listed test. Lines that name it count as seen from now on. */
  includesListed(listed: TestRecord): boolean {
    return this.#includes(listed.name, () => {
      const files = present(listed.file).map((file) => normalisePath(file, this.#paths).path);
      return [...present(listed.parent, listed.classname, listed.file), ...files];
    });
  }

  /** Records every way to read a text as a qualifier, a separator and a name. */
  #lookFor(text: string, line: string): void {
    append(this.#meanings, text, { line });
    for (const separator of separators) {
      for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1)) {
        append(this.#meanings, text.slice(at + separator.length), { line, qualifier: text.slice(0, at) });
      }
    }
  }

  /** @param qualifiersOf texts that may come before the name; parents only in the given lengths */
  #includes(
    name: string | undefined,
    qualifiersOf: (isLength: (length: number) => boolean) => readonly string[],
  ): boolean {
    const meanings = name === undefined ? undefined : this.#meanings.get(normaliseName(name));
    if (!meanings) return false;
    const lengths = new Set(meanings.map(({ qualifier }) => qualifier?.length));
    const qualifiers = new Set(qualifiersOf((length) => lengths.has(length)).map(normaliseName));
    const meant = meanings.filter(({ qualifier }) => qualifier === undefined || qualifiers.has(qualifier));
    for (const { line } of meant) this.#unseenLines.delete(line);
    return meant.length > 0;
  }
}

/** A way to read a line. */
interface Meaning {
  readonly line: string;
  /** Text before the test's name; undefined where the line begins with the name. */
  readonly qualifier?: string;
}

/**
 * The class name and name, joined by a dot, that pytest reports for one of its test ids: the module's path with dots
 * for slashes, then classes and function. Parameters in brackets may hold anything and stay unchanged.
 */
function pytestName(id: string): string | undefined {
  const found = /^(?:\.\/)?([^[]+)\.py::([^[]+)(.*)/.exec(id);
  if (found === null) return undefined;
  const [, module = '', test = '', parameters = ''] = found;
  return `${module.replaceAll('/', '.')}.${test.replaceAll('::', '.')}${parameters}`;
}
