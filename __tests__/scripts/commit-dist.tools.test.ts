import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { type TestServer, respond, serve } from '../steps/servers.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import { node24 } from '../tools/installed.js';

const script = resolve(import.meta.dirname, '../../scripts/commit-dist.ts');
const head = 'a'.repeat(40);
const made = 'b'.repeat(40);
const node = node24();

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

/** Writes files below the folder that was built. */
function built(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The name that the real Git gives a content. */
const blob = (text: string) =>
  execFileSync('git', ['hash-object', '--stdin'], { input: text, encoding: 'utf8' }).trim();

/** A stand-in for GitHub: a commit with these files, and a response to the mutation. */
function gitHub(committed: Record<string, string>, mutation: [number, object], truncated = false): Promise<TestServer> {
  const tree = Object.entries(committed).map(([path, text]) => ({ path, type: 'blob', sha: blob(text) }));
  return serve((request, response) => {
    if (request.url === '/graphql') respond(response, ...mutation);
    else respond(response, 200, { tree: [{ path: 'dist', type: 'tree', sha: head }, ...tree], truncated });
  });
}

const succeeds: [number, object] = [200, { data: { createCommitOnBranch: { commit: { oid: made } } } }];

interface Outcome {
  readonly code: number;
  readonly text: string;
  readonly outputs: string;
}

/** Runs the script as the workflow does: Node.js 24, and nothing installed. */
function run({ origin }: TestServer): Promise<Outcome> {
  const outputPath = join(folder, 'outputs');
  writeFileSync(outputPath, '');
  const env = {
    PATH: process.env.PATH,
    GITHUB_TOKEN: 'a-secret-token',
    GITHUB_REPOSITORY: 'owner/name',
    GITHUB_API_URL: origin,
    GITHUB_GRAPHQL_URL: `${origin}/graphql`,
    GITHUB_OUTPUT: outputPath,
    BRANCH: 'dependabot/npm_and_yarn/axios-1.2.3',
    HEAD_SHA: head,
  };
  return new Promise((done) => {
    execFile(node ?? 'node', [script, join(folder, 'dist')], { env, cwd: folder }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : 1, text: stdout + stderr, outputs: readFileSync(outputPath, 'utf8') });
    });
  });
}

const title = `committing dist${node === undefined ? ': Node 24 is not on this machine' : ''}`;
(node === undefined ? describe.skip : describe)(title, () => {
  test('adds what differs, deletes what is gone, and leaves the rest', async () => {
    built({ 'index.js': 'new', 'same.js': 'same', 'local-service/index.js': 'ö\n', '123.index.js': '' });
    const server = await gitHub(
      { 'dist/index.js': 'old', 'dist/same.js': 'same', 'dist/12.index.js': 'gone', 'src/main.ts': 'source' },
      succeeds,
    );
    const { code, text, outputs } = await run(server);
    expect({ code, text, outputs }).toEqual({
      code: 0,
      text: `dist was committed as ${made}\n`,
      outputs: 'committed=true\n',
    });
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET /repos/owner/name/git/trees/${head}?recursive=1`,
      'POST /graphql',
    ]);
    const { query, variables } = JSON.parse(server.received[1]?.body ?? '') as {
      query: string;
      variables: { input: { fileChanges: { additions: { path: string; contents: string }[] } } };
    };
    expect(query).toContain('createCommitOnBranch(input: $input)');
    expect(variables.input).toMatchObject({
      branch: { repositoryNameWithOwner: 'owner/name', branchName: 'dependabot/npm_and_yarn/axios-1.2.3' },
      expectedHeadOid: head,
      message: { headline: 'Rebuild dist', body: '[dependabot skip]' },
      fileChanges: { deletions: [{ path: 'dist/12.index.js' }] },
    });
    const added = variables.input.fileChanges.additions;
    expect(
      Object.fromEntries(added.map(({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()])),
    ).toEqual({ 'dist/index.js': 'new', 'dist/local-service/index.js': 'ö\n', 'dist/123.index.js': '' });
  });

  test.each([
    ['.gitattributes', '* filter=x'],
    ['.git/config', '[core]'],
    ['build.sh', 'exit'],
    ['src/.github/workflows/test.yml', 'on: push'],
    ['a\n.js', ''],
  ])('refuses a file that no build writes: %j', async (path, text) => {
    built({ 'index.js': 'new', [path]: text });
    const server = await gitHub({}, succeeds);
    const { code, text: said, outputs } = await run(server);
    expect({ code, outputs }).toEqual({ code: 1, outputs: '' });
    expect(said).toMatch(/^dist was not committed: a build writes no ".+"\n$/);
    expect(server.received).toEqual([]);
  });

  test('refuses a symbolic link and a build without index.js', async () => {
    built({ 'other.js': 'new' });
    expect((await run(await gitHub({}, succeeds))).text).toMatch(/holds no index\.js\n$/);
    built({ 'index.js': 'new' });
    symlinkSync('/etc/passwd', join(folder, 'dist', 'link.js'));
    const server = await gitHub({}, succeeds);
    expect((await run(server)).text).toBe('dist was not committed: a build writes no "link.js"\n');
    expect(server.received).toEqual([]);
  });

  test('says what GitHub said, and never the token', async () => {
    built({ 'index.js': 'new' });
    const moved = { data: null, errors: [{ message: 'Expected branch to point to a' }] };
    expect(await run(await gitHub({}, [200, moved]))).toEqual({
      code: 1,
      text: 'dist was not committed: GitHub made no commit on dependabot/npm_and_yarn/axios-1.2.3: Expected branch to point to a\n',
      outputs: '',
    });
    const forbidden = await run(await gitHub({}, [403, { message: 'Resource not accessible by integration' }]));
    expect(forbidden.text).toContain('/graphql answered 403: {"message":"Resource not accessible by integration"}');
    expect(forbidden.text).not.toContain('a-secret-token');
    expect((await run(await gitHub({}, succeeds, true))).text).toContain('GitHub lists only a part of the files');
  });
});
