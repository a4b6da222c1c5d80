import type { TestResult } from '../junit/test-result.js';
import type { TestRecord } from '../records/test-record.js';
import { normaliseName, parentNames, SEPARATORS } from './names.js';
import { normalisePath, possiblePaths } from './paths.js';
import type { PathRules } from './paths.js';

/**
 * Tests that a person names, one a line. A line names a test when it is the test's name, or the parent, class name or
 * file, one of the separators (` `, ` > `, ` › `, `.`, `/`, `::`, `#`, `:`) and the name; or pytest's id of the test
 * (`tests/test_a.py::TestB::test_c`). Letters and case count; runs of white space are one space. Never a part of a name.
 */
export class NamedTests {
  /** What is looked up, and the lines that mean it. */
  private readonly lines = new Map<string, string[]>();
  private readonly unseenLines = new Set<string>();

  constructor(
    lines: Iterable<string>,
    private readonly paths: PathRules,
  ) {
    for (const written of lines) {
      const line = normaliseName(written);
      if (line === '' || this.unseenLines.has(line)) continue;
      this.unseenLines.add(line);
      this.lookFor(line, line);
      const pytest = pytestName(line);
      if (pytest !== undefined) this.lookFor(pytest, line);
    }
  }

  /** Lines that have named no test so far, in the order given. */
  get unseen(): readonly string[] {
    return [...this.unseenLines];
  }

  /**
   * Whether a line names this reported test. Lines that do are no longer unseen.
   */
  includesReported(test: TestResult): boolean {
    const files = test.file === undefined ? [] : possiblePaths(test.file, this.paths).map(({ path }) => path);
    return this.includes(test.name, [...parentNames(test.suites), ...texts(test.classname, test.file), ...files]);
  }

  /**
   * Whether a line names this listed test. Lines that do are no longer unseen.
   */
  includesListed(listed: TestRecord): boolean {
    const file = listed.file === undefined ? undefined : normalisePath(listed.file, this.paths).path;
    return this.includes(listed.name, texts(listed.parent, listed.classname, listed.file, file));
  }

  private lookFor(key: string, line: string): void {
    const lines = this.lines.get(key);
    if (lines) lines.push(line);
    else this.lines.set(key, [line]);
  }

  private includes(name: string | undefined, qualifiers: readonly string[]): boolean {
    if (name === undefined || this.lines.size === 0) return false;
    const plain = normaliseName(name);
    let found = this.see(plain);
    for (const qualifier of new Set(qualifiers.map(normaliseName))) {
      for (const separator of SEPARATORS) found = this.see(`${qualifier}${separator}${plain}`) || found;
    }
    return found;
  }

  private see(key: string): boolean {
    const lines = this.lines.get(key);
    for (const line of lines ?? []) this.unseenLines.delete(line);
    return lines !== undefined;
  }
}

function texts(...values: readonly (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined);
}

/**
 * The class name and name, joined by a dot, that pytest reports for one of its test ids: the module's path with dots
 * for slashes, then classes and function. Parameters in brackets may hold anything and are left alone.
 */
function pytestName(id: string): string | undefined {
  const [, module, test, parameters] = /^(?:\.\/)?([^[]+)\.py::([^[]+)(.*)/.exec(id) ?? [];
  if (module === undefined || test === undefined || parameters === undefined) return undefined;
  return `${module.replaceAll('/', '.')}.${test.replaceAll('::', '.')}${parameters}`;
}
