import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { git, HostedRepository, removeSamples, sampleDirectory, stepPrograms } from '../sample-repository.js';
import { noTools } from '../trees.js';
import { openComparison } from '../../src/git/comparison.js';
import { TemporaryDirectories } from '../../src/programs/temporary-directories.js';
import { workspaces } from '../build-systems.js';

afterAll(removeSamples);

test('a partial clone that lacks an unchanged source answers with its target, whatever it imports', async () => {
  const host = new HostedRepository({
    'package.json': '{"workspaces":["a","b","c"]}',
    'a/package.json': '{"name":"a"}',
    'b/package.json': '{"name":"b"}',
    'c/package.json': '{"name":"c"}',
    'a/i.js': '1',
    'b/i.js': "import 'a';",
    'c/i.js': '2',
  });
  const baseSha = git(host.directory, 'rev-parse', 'HEAD');
  const headSha = host.commit({ 'a/i.js': '3' });
  const workingDirectory = join(sampleDirectory(), 'clone');
  git(sampleDirectory(), 'clone', '--quiet', '--filter=blob:none', '--no-checkout', host.url, workingDirectory);
  for (const path of ['package.json', 'a/package.json', 'b/package.json', 'c/package.json', 'c/i.js', 'a/i.js'])
    git(workingDirectory, 'cat-file', '-p', `HEAD:${path}`);
  git(workingDirectory, 'cat-file', '-p', `${baseSha}:a/i.js`);
  git(workingDirectory, 'config', 'remote.origin.url', 'file:///no/such/place');
  const temporary = new TemporaryDirectories(sampleDirectory());
  const request = { workingDirectory, baseSha, headSha, event: {} };
  const opened = await openComparison(request, temporary, stepPrograms(), new AbortController().signal);
  if (opened.kind === 'all') throw new Error(opened.why);
  const warnings: string[] = [];
  const impact = await workspaces.impact(opened.comparison, { ...noTools, warn: (line) => warnings.push(line) });
  await temporary.remove();
  expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(['a', 'b']);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^workspaces: every answer has the target b, because b\/i\.js cannot be read, so that its imports are not known: 1 file that the checkout lacks /,
    ),
  ]);
});
