import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Impact } from '../../src/answer/impact.js';
import type { BuildSystem } from '../../src/engine/build-system.js';
import { cargo } from '../build-systems.js';
import { go } from '../build-systems.js';
import { gradle } from './gradle/graphs.js';
import { maven } from '../build-systems.js';
import { openComparison } from '../../src/git/comparison.js';
import { TemporaryDirectories } from '../../src/programs/temporary-directories.js';
import { impactOf } from '../impact-of.js';
import { toolsFor } from '../../src/engine/tools.js';
import {
  checkOut,
  HostedRepository,
  removeSamples,
  sampleDirectory,
  snapshot,
  stepPrograms,
  type Files,
} from '../sample-repository.js';
import { isThere } from '../trees.js';
import { unconfigured } from '../unconfigured.js';

const homeBefore = process.env.GRADLE_USER_HOME;
beforeAll(() => {
  process.env.GRADLE_USER_HOME = sampleDirectory();
});
afterAll(() => {
  if (homeBefore === undefined) delete process.env.GRADLE_USER_HOME;
  else process.env.GRADLE_USER_HOME = homeBefore;
  removeSamples();
});

/** What a build system says of a pull request, in the checkout that the runner has. The checkout must stay as it is. */
async function impactOfPullRequest(system: BuildSystem, base: Files, change: Files, root: string) {
  const hosted = new HostedRepository(base);
  const baseSha = hosted.commit({});
  const { mergeSha = '' } = hosted.pullRequest(7, change);
  const checkout = checkOut(hosted.url, 'refs/pull/7/merge');
  const before = snapshot(checkout);
  const temporary = new TemporaryDirectories();
  const { signal } = new AbortController();
  const silent = () => undefined;
  try {
    const workingDirectory = join(checkout, root);
    const programs = stepPrograms(checkout);
    const opened = await openComparison(
      { workingDirectory, baseSha, headSha: mergeSha, event: {} },
      temporary,
      programs,
      signal,
    );
    if (opened.kind === 'all') throw new Error(opened.why);
    const log = { info: silent, warn: silent, debug: silent };
    const impact = await impactOf(
      system,
      opened.comparison,
      toolsFor({ temporary, programs, log, signal }, { ...unconfigured, options: {} }),
    );
    expect(snapshot(checkout)).toEqual(before);
    return { ...summary(impact), changed: opened.comparison.changes.length };
  } finally {
    await temporary.remove();
  }
}

function summary(impact: Impact) {
  if (impact.kind === 'all') return { targets: undefined, coveredPaths: 0 };
  return { targets: [...impact.targets.keys()].sort(), coveredPaths: impact.coveredPaths.size };
}

test('cargo, in a directory of the repository, with a symbolic link and a renamed package', async () => {
  const base: Files = {
    'rust/Cargo.toml': '[workspace]\nmembers = ["a", "b", "old"]\nresolver = "2"\n',
    'rust/a/Cargo.toml': '[package]\nname = "a"\nversion = "0.1.0"\n',
    'rust/a/src/lib.rs': '',
    'rust/a/common': { link: '../../common' },
    'rust/b/Cargo.toml': '[package]\nname = "b"\nversion = "0.1.0"\n[dependencies]\na = { path = "../a" }\n',
    'rust/b/src/größe.rs': '',
    'rust/old/Cargo.toml': '[package]\nname = "old"\nversion = "0.1.0"\n',
    'common/text.txt': 'one',
  };
  const change: Files = {
    'common/text.txt': 'two',
    'rust/Cargo.toml': '[workspace]\nmembers = ["a", "b", "new"]\nresolver = "2"\n',
    'rust/old/Cargo.toml': null,
    'rust/new/Cargo.toml': '[package]\nname = "new"\nversion = "0.1.0"\n',
  };
  const answer = await impactOfPullRequest(cargo, base, change, 'rust');
  expect(answer).toEqual({ targets: ['a', 'b', 'new', 'old'], coveredPaths: 4, changed: 4 });
});

test('go, with a changed mode and a deleted package', async () => {
  const base: Files = {
    'go.mod': 'module example.com/m\n\ngo 1.19\n',
    'a/a.go': 'package a\n',
    'a/testdata/run.sh': '',
    'b/b.go': 'package b\n\nimport _ "example.com/m/a"\n',
    'c/c_test.go': 'package c_test\n\nimport _ "example.com/m/b"\n',
  };
  const script = await impactOfPullRequest(go, base, { 'a/testdata/run.sh': { executable: '' } }, '');
  expect(script).toEqual({ targets: ['example.com/m/a'], coveredPaths: 1, changed: 1 });
  const source = await impactOfPullRequest(go, base, { 'a/a.go': 'package a // new\n', 'b/b.go': null }, '');
  expect(source).toEqual({
    targets: ['example.com/m/a', 'example.com/m/b', 'example.com/m/c'],
    coveredPaths: 2,
    changed: 2,
  });
});

test('maven', async () => {
  const pom = (artifact: string, rest = '') =>
    `<project><groupId>g</groupId><artifactId>${artifact}</artifactId><version>1</version>${rest}</project>`;
  const modules = '<packaging>pom</packaging><modules><module>a</module><module>b</module></modules>';
  const dependencies =
    '<dependencies><dependency><groupId>g</groupId><artifactId>a</artifactId></dependency></dependencies>';
  const base: Files = {
    'pom.xml': pom('root', modules),
    'a/pom.xml': pom('a'),
    'a/src/A.java': '',
    'b/pom.xml': pom('b', dependencies),
  };
  const answer = await impactOfPullRequest(maven, base, { 'a/src/A.java': null, 'a/src/B.java': '' }, '');
  expect(answer).toEqual({ targets: ['g:a', 'g:b'], coveredPaths: 2, changed: 2 });
});

const gradleThere = await isThere('gradle', '--version');
(gradleThere ? test : test.skip)(
  gradleThere ? 'gradle' : 'gradle: gradle is not on this machine',
  async () => {
    const base: Files = {
      'settings.gradle': "include 'a', 'b'\n",
      'a/build.gradle': "configurations { x }\ndependencies { x project(':b') }\n",
      'b/src/b.txt': 'one',
    };
    const answer = await impactOfPullRequest(gradle, base, { 'b/src/b.txt': 'two' }, '');
    expect(answer).toEqual({ targets: [':a', ':b'], coveredPaths: 1, changed: 1 });
  },
  300_000,
);
