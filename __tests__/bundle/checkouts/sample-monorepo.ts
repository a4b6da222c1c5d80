import { posix } from 'node:path';
import { git, HostedRepository, type Files } from '../../../packages/impacted-targets/__tests__/sample-repository.js';

/** Build systems that answer without a program but Git: one from rules alone, one from manifests, and one from sources. */
export const readers: readonly string[] = ['paths', 'workspaces', 'go'];

/** Of each build system two targets, of which the second depends on the first, and one that has nothing to do with them. */
const manifests: Files = {
  'package.json': '{"private": true, "workspaces": ["js/*"]}\n',
  'js/ui/package.json': '{"name": "ui"}\n',
  'js/web/package.json': '{"name": "web", "dependencies": {"ui": "*"}}\n',
  'js/docs/package.json': '{"name": "docs"}\n',
  'go.mod': 'module example.com/m\n\ngo 1.21\n',
  'go/cmd/main.go': 'package main\n\nimport _ "example.com/m/go/store"\n\nfunc main() {}\n',
  'images/logo.bin': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 5\n',
};

/** By build system: a source of the first target, one of the third, and the first two targets as an answer names them. */
const builds: Readonly<Record<string, readonly [first: string, third: string, ...targets: string[]]>> = {
  paths: ['site/page.html', 'blog/page.html', 'site', 'shop'],
  workspaces: ['js/ui/index.js', 'js/docs/index.js', 'ui', 'web'],
  go: ['go/store/store.go', 'go/other/other.go', 'example.com/m/go/store', 'example.com/m/go/cmd'],
};

/** The first or the third target of each build system, changed. */
const changed = (which: 0 | 1, text: string): Files =>
  Object.fromEntries(
    Object.values(builds).map((build) => {
      const path = build[which];
      return [path, `${path.endsWith('.go') ? `package ${posix.basename(path, '.go')}\n` : ''}// ${text}\n`];
    }),
  );

/** The right answer for the pull requests, by some build systems. */
export const rightAnswer = (systems: readonly string[]): readonly string[] =>
  systems.flatMap((system) => (builds[system]?.slice(2) ?? []).map((target) => `${system}:${target}`)).sort();

export interface SamplePullRequest {
  readonly number: number;
  readonly headSha: string;
}

/** The sample repository as a code host has it, and its pull requests. */
export interface SampleHost {
  readonly repository: HostedRepository;
  /** One whose merge commit is there, made before the target branch moved. */
  readonly merged: SamplePullRequest;
  /** The same change, whose merge commit the host has not made. */
  readonly unmerged: SamplePullRequest;
  /** One that conflicts with the target branch. */
  readonly conflicting: SamplePullRequest;
  /** The same change, and a submodule that points to another commit. */
  readonly movesSubmodule: SamplePullRequest;
}

/**
 * Makes the repository and its pull requests.
 * @param folder where the builds are; the root when not given
 */
export function sampleHost({ objectFormat, folder = '' }: { objectFormat?: string; folder?: string } = {}): SampleHost {
  const submodule = new HostedRepository({ 'lib.c': '1\n' }, objectFormat);
  const first = git(submodule.directory, 'rev-parse', 'HEAD');
  const second = submodule.commit({ 'lib.c': '2\n' });
  const inFolder = (content: Files): Files =>
    Object.fromEntries(Object.entries(content).map(([path, text]) => [posix.join(folder, path), text]));
  const at = (name: string): string => posix.join(folder, name, '**');
  const rules = `targets:\n  site: [${at('site')}]\n  shop: {paths: [${at('shop')}], depends-on: [site]}\n  blog: [${at('blog')}]\n`;
  const repository = new HostedRepository(
    {
      ...inFolder({ ...manifests, ...changed(0, '1'), ...changed(1, '1') }),
      '.github/impacted-targets.yml': `unowned: ignore\n${rules}`,
      // The same, where a file that no target owns counts.
      'ci/strict.yml': rules,
      '.gitignore': 'tools/\n',
      '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
      '.gitmodules': `[submodule "vendor/lib"]\n\tpath = vendor/lib\n\turl = ${submodule.url}\n`,
      'vendor/lib': { submodule: first },
    },
    objectFormat,
  );
  git(repository.directory, 'tag', 'v1');
  const open = (number: number, changes: Files) => ({
    number,
    headSha: repository.pullRequest(number, inFolder({ ...changed(0, '2'), ...changes })).headSha,
  });
  const merged = open(7, {});
  const unmerged = open(8, {});
  const movesSubmodule = open(9, { 'vendor/lib': { submodule: second } });
  const conflicting = open(10, { 'blog/page.html': '3\n' });
  for (const { number } of [unmerged, conflicting]) {
    git(repository.directory, 'update-ref', '-d', `refs/pull/${String(number)}/merge`);
  }
  // What others merged meanwhile: a wrong base would show by the third target of each build system.
  repository.commit(inFolder(changed(1, '2')));
  return { repository, merged, unmerged, movesSubmodule, conflicting };
}
