import { posix } from 'node:path';
import { buildSystems } from '../../../packages/impacted-targets/src/engine/build-systems.js';
import { git, HostedRepository, type Files } from '../../../packages/impacted-targets/__tests__/sample-repository.js';

/** The build systems that only read, and so answer in any checkout without a program but Git. */
export const readers: readonly string[] = buildSystems
  .filter(({ executes }) => executes === 'nothing')
  .map(({ name }) => name);

/** Of each build system two targets, of which the second depends on the first, and one that has nothing to do with them. */
const files: Files = {
  'site/page.html': '1\n',
  'shop/page.html': '1\n',
  'blog/page.html': '1\n',
  'package.json': '{"private": true, "workspaces": ["js/*"]}\n',
  'js/ui/package.json': '{"name": "ui", "version": "1.0.0"}\n',
  'js/ui/index.js': '1;\n',
  'js/web/package.json': '{"name": "web", "version": "1.0.0", "dependencies": {"ui": "^1.0.0"}}\n',
  'js/web/index.js': '1;\n',
  'js/docs/package.json': '{"name": "docs", "version": "1.0.0"}\n',
  'js/docs/index.js': '1;\n',
  'Cargo.toml': '[workspace]\nmembers = ["rust/*"]\nresolver = "2"\n',
  'rust/parser/Cargo.toml': '[package]\nname = "parser"\nversion = "1.0.0"\nedition = "2021"\n',
  'rust/parser/src/lib.rs': '// 1\n',
  'rust/server/Cargo.toml':
    '[package]\nname = "server"\nversion = "1.0.0"\nedition = "2021"\n[dependencies]\nparser = { path = "../parser" }\n',
  'rust/server/src/lib.rs': '// 1\n',
  'rust/tool/Cargo.toml': '[package]\nname = "tool"\nversion = "1.0.0"\nedition = "2021"\n',
  'rust/tool/src/lib.rs': '// 1\n',
  'pyproject.toml': '[tool.uv.workspace]\nmembers = ["py/*"]\n',
  'py/model/pyproject.toml': '[project]\nname = "model"\nversion = "1.0.0"\n',
  'py/model/src/model/__init__.py': 'a = 1\n',
  'py/api/pyproject.toml':
    '[project]\nname = "api"\nversion = "1.0.0"\ndependencies = ["model"]\n[tool.uv.sources]\nmodel = { workspace = true }\n',
  'py/api/src/api/__init__.py': 'a = 1\n',
  'py/jobs/pyproject.toml': '[project]\nname = "jobs"\nversion = "1.0.0"\n',
  'py/jobs/src/jobs/__init__.py': 'a = 1\n',
  'go.mod': 'module example.com/m\n\ngo 1.21\n',
  'go/store/store.go': 'package store\n\n// 1\n',
  'go/cmd/main.go': 'package main\n\nimport _ "example.com/m/go/store"\n\nfunc main() {}\n',
  'go/other/other.go': 'package other\n\n// 1\n',
  'pom.xml':
    '<project><modelVersion>4.0.0</modelVersion><groupId>org.example</groupId><artifactId>all</artifactId><version>1</version><packaging>pom</packaging>' +
    '<modules><module>java/core</module><module>java/app</module><module>java/batch</module></modules></project>\n',
  'java/core/pom.xml': pom('core'),
  'java/core/src/main/java/Core.java': 'class Core {}\n',
  'java/app/pom.xml': pom('app', 'core'),
  'java/app/src/main/java/App.java': 'class App {}\n',
  'java/batch/pom.xml': pom('batch'),
  'java/batch/src/main/java/Batch.java': 'class Batch {}\n',
  'net/Model/Model.csproj': '<Project Sdk="Microsoft.NET.Sdk"></Project>\n',
  'net/Model/Model.cs': '// 1\n',
  'net/Server/Server.csproj':
    '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><ProjectReference Include="..\\Model\\Model.csproj" /></ItemGroup></Project>\n',
  'net/Server/Server.cs': '// 1\n',
  'net/Tool/Tool.csproj': '<Project Sdk="Microsoft.NET.Sdk"></Project>\n',
  'net/Tool/Tool.cs': '// 1\n',
  'images/logo.bin': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 5\n',
};

const targetRules = (folder: string): string =>
  `targets:\n  site: [${folder}site/**]\n  shop: {paths: [${folder}shop/**], depends-on: [site]}\n  blog: [${folder}blog/**]\n`;

function pom(artifact: string, dependency?: string): string {
  const parent =
    '<parent><groupId>org.example</groupId><artifactId>all</artifactId><version>1</version><relativePath>../../pom.xml</relativePath></parent>';
  const needs =
    dependency === undefined
      ? ''
      : `<dependencies><dependency><groupId>org.example</groupId><artifactId>${dependency}</artifactId><version>1</version></dependency></dependencies>`;
  return `<project><modelVersion>4.0.0</modelVersion>${parent}<artifactId>${artifact}</artifactId>${needs}</project>\n`;
}

/** A pull request that changes the first target of each build system. */
const change: Files = {
  'site/page.html': '2\n',
  'js/ui/index.js': '2;\n',
  'rust/parser/src/lib.rs': '// 2\n',
  'py/model/src/model/__init__.py': 'a = 2\n',
  'go/store/store.go': 'package store\n\n// 2\n',
  'java/core/src/main/java/Core.java': 'class Core { int a; }\n',
  'net/Model/Model.cs': '// 2\n',
};

/** What others merged meanwhile: a wrong base would show by the third target of each build system. */
const meanwhile: Files = {
  'blog/page.html': '2\n',
  'js/docs/index.js': '2;\n',
  'rust/tool/src/lib.rs': '// 2\n',
  'py/jobs/src/jobs/__init__.py': 'a = 2\n',
  'go/other/other.go': 'package other\n\n// 2\n',
  'java/batch/src/main/java/Batch.java': 'class Batch { int a; }\n',
  'net/Tool/Tool.cs': '// 2\n',
};

/** The right answer for that pull request, by build system. */
export const rightAnswer: Readonly<Record<string, readonly string[]>> = {
  workspaces: ['ui', 'web'],
  cargo: ['parser', 'server'],
  uv: ['api', 'model'],
  go: ['example.com/m/go/cmd', 'example.com/m/go/store'],
  maven: ['org.example:app', 'org.example:core'],
  dotnet: ['net/Model/Model.csproj', 'net/Server/Server.csproj'],
  paths: ['shop', 'site'],
};

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
  const rules = targetRules(folder === '' ? '' : `${folder}/`);
  const repository = new HostedRepository(
    {
      ...inFolder(files),
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
    headSha: repository.pullRequest(number, { ...inFolder(change), ...changes }).headSha,
  });
  const merged = open(7, {});
  const unmerged = open(8, {});
  const movesSubmodule = open(9, { 'vendor/lib': { submodule: second } });
  const conflicting = open(10, inFolder({ 'blog/page.html': '3\n' }));
  for (const { number } of [unmerged, conflicting]) {
    git(repository.directory, 'update-ref', '-d', `refs/pull/${String(number)}/merge`);
  }
  repository.commit(inFolder(meanwhile));
  return { repository, merged, unmerged, movesSubmodule, conflicting };
}
