import { nameOf } from '../tree/paths.js';
import { isText } from '../readers/texts.js';

/** Folders of tests, benches and examples, by the customs of the languages, and of what tests read. */
const testFolders =
  /(?:^|\/)(?:__(?:tests?|mocks|fixtures|snapshots|testfixtures)__|tests?|specs?|e2e|cypress|testdata|fixtures|benches|benchmarks?|examples?|src\/(?:test|it|jmh|site)|[\w.-]*[._-]tests?)\//i;
/** Names of tests and benches: `a.test.ts`, `a_test.go`, `test_a.py`, `conftest.py`, `ATest.java`. */
const testNames =
  /[._-](?:tests?|spec|cy|e2e|test-d|bench)\.[^/]|^conftest\.py$|^test_.*\.py$|\.snap$|(?:Tests?|IT|Spec)\.(?:java|kt|groovy|scala|cs|fs|vb|swift|php)$/;
/**
 * Sets of sources in builds of Java and Kotlin: `src/main/java`, `src/jvmTest/kotlin`. The set's name alone tells what is a test: a package
 * may be called `test`. Fixtures of Gradle's plugin `java-test-fixtures` are made for other projects.
 */
const sourceSet = /(?:^|\/)src\/(\w+)\/(?:java|kotlin|groovy|scala|resources|webapp|proto)\//;
const testSet = /test|^it$|jmh/i;

/** The id of the node of a target's tests. */
export function testsOf(id: string): string {
  return `${id} (tests)`;
}

/**
 * True for tests, benches, examples and texts: by their names, or by the folders that languages know for them. They impact their own
 * target, and those that name them.
 * @param path from the folder of the target
 */
export function isTestOrText(path: string): boolean {
  const set = sourceSet.exec(path)?.[1];
  if (set !== undefined) return testSet.test(set) && set !== 'testFixtures';
  return testFolders.test(path) || testNames.test(nameOf(path)) || isText(path);
}
