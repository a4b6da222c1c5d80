/**
 * Measures computing of impacted targets in a repository of 300,000 files, of which ten changed, beside `git ls-tree -r` and `git diff --raw` of the
 * same commits. The committed bundle runs in separate processes. `npx tsx bench/files.ts`
 *
 * `workspaces` has to look into every file, as any of them may mention a package that is impacted. How long Git itself takes for that
 * is measured beside it: a search of the tree for one word, and the contents of all its files, printed.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTurn, report, type Command } from './measure.js';
import { runnerEnvironment, stepCommand } from './step.js';

const rounds = 5;
const files = 300_000;
const packages = 1000;
const folder = mkdtempSync(join(tmpdir(), 'bench-files-'));
const repository = join(folder, 'repository');

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' }).trim();
const place = (index: number): string =>
  `src/area-${String(index % packages)}/deep/directory-${String(Math.floor(index / packages) % 17)}/some-file-with-a-name-${String(index)}.ts`;

/** Writes two commits for `git fast-import`; each file has another content. */
function writeCommits(path: string): void {
  const stream = openSync(path, 'w');
  const inline = (name: string, content: string): string =>
    `M 100644 inline ${name}\ndata ${String(Buffer.byteLength(content))}\n${content}\n`;
  const commit = 'commit refs/heads/main\ncommitter B <b@example.com> 0 +0000\ndata 1\nx\n';
  const areas = Array.from({ length: packages }, (_, index) => index);
  writeSync(stream, commit);
  writeSync(stream, inline('package.json', '{"private": true, "workspaces": ["src/*"]}\n'));
  const rules = areas.map((index) => `  area-${String(index)}: ['src/area-${String(index)}/**']\n`).join('');
  writeSync(stream, inline('.github/impacted-targets.yml', `targets:\n${rules}`));
  for (const index of areas) {
    writeSync(stream, inline(`src/area-${String(index)}/package.json`, `{"name": "area-${String(index)}"}\n`));
  }
  for (let index = 0; index < files; index += 1)
    writeSync(stream, inline(place(index), `export const n = ${String(index)};\n`));
  writeSync(stream, `\n${commit}`);
  for (let index = 0; index < 10; index += 1) writeSync(stream, inline(place(index), 'export const n = -1;\n'));
  closeSync(stream);
}

function step(name: string, inputs: Readonly<Record<string, string>>): Command {
  return stepCommand(name, runnerEnvironment(folder), { operation: 'compute-impacted-targets', ...inputs });
}

try {
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', repository]);
  const commits = join(folder, 'commits');
  writeCommits(commits);
  execFileSync('sh', ['-c', `git fast-import --quiet < '${commits}'`], { cwd: repository });
  const [base, head] = [git('rev-parse', 'main~1'), git('rev-parse', 'main')];
  const shas = { 'working-directory': 'repository', 'base-sha': base, 'head-sha': head };
  const shell = `git ls-tree -r ${base} && git diff --raw ${base} ${head}`;
  const contents = `git ls-tree -r ${base} | cut -c 13-52 | git cat-file --batch --buffer | cat > ${join(folder, 'contents')}`;
  report(
    `${String(files)} files, ten changed, process start to exit`,
    await inTurn(
      [
        { name: 'git ls-tree -r and git diff --raw', program: 'sh', args: ['-c', shell], cwd: repository },
        { name: 'git grep for one word', program: 'git', args: ['grep', '-c', '-F', 'area-5', base], cwd: repository },
        { name: 'git cat-file --batch of all files', program: 'sh', args: ['-c', contents], cwd: repository },
        step('paths', { 'impacted-targets-from': 'paths', ...shas }),
        step('workspaces', { 'impacted-targets-from': 'workspaces', ...shas }),
      ],
      rounds,
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
