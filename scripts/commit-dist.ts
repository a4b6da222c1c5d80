/**
 * `node scripts/commit-dist.ts FOLDER`: commits a folder as `dist` to a branch, through GitHub's API and only while the branch is
 * where the folder was built from. For the workflow "Rebuild dist", which runs it where nothing is installed: Node.js 24 alone.
 *
 * Reads GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_GRAPHQL_URL and GITHUB_OUTPUT as GitHub Actions sets them, BRANCH
 * and HEAD_SHA. Sets the output `committed` to `true` or `false`.
 *
 * The folder's content is a stranger's: it is read, never run, and what no build of this project writes is an error.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Paths that a build writes, from the root of `dist`. */
const builtPath = /^(?:[\w-]+\/){0,3}[\w-]+(?:\.[\w-]+)*\.(?:js|json|txt)$/;

interface Request {
  readonly method?: 'POST';
  readonly body?: unknown;
}

/** A JSON response of GitHub's API. Throws an Error with the status, and without the token, for every other response. */
async function ask(url: string, { method, body }: Request = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: method ?? 'GET',
    headers: {
      authorization: `Bearer ${variable('GITHUB_TOKEN')}`,
      accept: 'application/vnd.github+json',
      'content-type': 'application/json',
    },
    redirect: 'error',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`the environment variable ${name} is not set`);
  return value;
}

/** Every file of the folder by its path in the repository (`dist/index.js`). */
function builtFiles(folder: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(join(folder, sep).length).split(sep).join('/');
    if (entry.isDirectory()) continue;
    if (!entry.isFile() || !builtPath.test(path)) throw new Error(`a build writes no ${JSON.stringify(path)}`);
    files.set(`dist/${path}`, readFileSync(join(folder, path)));
  }
  if (!files.has('dist/index.js')) throw new Error(`${folder} holds no index.js`);
  return files;
}

/** Object name that Git gives a file's content. */
function blobName(content: Buffer): string {
  return createHash('sha1')
    .update(`blob ${String(content.length)}\0`)
    .update(content)
    .digest('hex');
}

/** Files below `dist` in a commit, each with its content's object name. */
async function committedFiles(repository: string, sha: string): Promise<Map<string, string>> {
  const url = `${variable('GITHUB_API_URL')}/repos/${repository}/git/trees/${sha}?recursive=1`;
  const { tree, truncated } = (await ask(url)) as {
    tree: { path: string; type: string; sha: string }[];
    truncated: boolean;
  };
  if (truncated) throw new Error(`GitHub lists only a part of the files of ${sha}`);
  const files = tree.filter(({ path, type }) => type === 'blob' && path.startsWith('dist/'));
  return new Map(files.map((file) => [file.path, file.sha]));
}

/** Commits what differs. Returns the new commit's SHA, undefined where nothing differs. */
async function commit(folder: string): Promise<string | undefined> {
  const [repository, branchName, head] = [variable('GITHUB_REPOSITORY'), variable('BRANCH'), variable('HEAD_SHA')];
  const built = builtFiles(folder);
  const committed = await committedFiles(repository, head);
  const additions = [...built].filter(([path, content]) => committed.get(path) !== blobName(content));
  const deletions = [...committed.keys()].filter((path) => !built.has(path));
  if (additions.length + deletions.length === 0) return undefined;
  const response = (await ask(variable('GITHUB_GRAPHQL_URL'), {
    method: 'POST',
    body: {
      query: 'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }',
      variables: {
        input: {
          branch: { repositoryNameWithOwner: repository, branchName },
          // GitHub refuses where the branch moved in the meantime.
          expectedHeadOid: head,
          // With these words Dependabot goes on rebasing its branch, and drops this commit when it does.
          message: { headline: 'Rebuild dist', body: '[dependabot skip]' },
          fileChanges: {
            additions: additions.map(([path, content]) => ({ path, contents: content.toString('base64') })),
            deletions: deletions.map((path) => ({ path })),
          },
        },
      },
    },
  })) as { data?: { createCommitOnBranch?: { commit: { oid: string } } }; errors?: { message: string }[] };
  const oid = response.data?.createCommitOnBranch?.commit.oid;
  if (oid === undefined) {
    const said = response.errors?.map(({ message }) => message).join('; ') ?? 'no commit';
    throw new Error(`GitHub made no commit on ${branchName}: ${said}`);
  }
  return oid;
}

try {
  const oid = await commit(process.argv[2] ?? 'dist');
  console.log(oid === undefined ? 'dist is what the source builds to already' : `dist was committed as ${oid}`);
  appendFileSync(variable('GITHUB_OUTPUT'), `committed=${String(oid !== undefined)}\n`);
} catch (error) {
  console.error(`dist was not committed: ${(error as Error).message}`);
  process.exitCode = 1;
}
