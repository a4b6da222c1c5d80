import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import {
  git,
  importedRepository,
  removeSamples,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { runCommand } from '../command/run-command.js';
import { localService, token } from '../steps/local-service.js';
import { root } from './documents.js';

afterAll(removeSamples);
const service = localService();
beforeAll(async () => {
  const repo = { host: 'github.com', owner: 'acme', name: 'shop' };
  const { ok } = await service.post('/createQueue', { repo, targetBranch: 'main', mode: 'parallel' });
  expect(ok).toBe(true);
});

/**
 * The repository of a pull request, with what the jobs before these have left.
 * @param isMerged true when its merge with a target branch that has moved on is checked out
 */
function pullRequest(isMerged: boolean) {
  const files = {
    'ui/package.json': '{"name":"ui"}',
    'ui/a.js': '1',
    'web/package.json': '{"name":"web"}',
    'web/a.js': '1',
  };
  const { directory, shas } = importedRepository([
    { 'package.json': '{"workspaces":["ui","web"]}', ...files },
    { 'ui/a.js': '2' },
  ]);
  const [base = '', head = ''] = shas;
  git(directory, 'remote', 'add', 'origin', 'git@github.com:acme/shop.git');
  git(directory, 'update-ref', 'refs/remotes/origin/main', base);
  git(directory, 'reset', '--quiet', '--hard');
  if (isMerged) {
    git(directory, 'checkout', '--quiet', '--detach', base);
    writeFiles(directory, { 'web/a.js': '2' });
    git(directory, 'commit', '--quiet', '--all', '--message', 'three');
    git(directory, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    git(directory, 'merge', '--quiet', '--no-ff', '--message', 'merged results', head);
  }
  const report = '<testsuite name="cart" tests="1"><testcase name="adds" classname="cart"/></testsuite>';
  writeFiles(directory, { 'reports/a.xml': report, outcome: 'success\n' });
  return { directory, base, head };
}

/** The arguments of the commands in a block, with the CI system's variables and files in them as a shell puts them there. */
function commandsOf(block: string, variables: Readonly<Record<string, string>>): string[][] {
  return [...block.matchAll(/merge-queue (?=[a-z]+(?: -|'?$))([^>\n]*)/gm)].map(([, line = '']) =>
    [...line.matchAll(/"([^"]*)"|'([^']+)'|([^\s'"]+)/g)]
      .map(([, double, single, bare]) => single ?? double ?? bare ?? '')
      .map((word) =>
        word
          .replace(/\$?\$\(cat outcome\)/, 'success')
          .replace(/\$?\$([A-Z_]+)/, (_all, name: string) => variables[name] ?? `no ${name}`),
      ),
  );
}

const ofGitLab = (event: string, number: string) => (of: { base: string; head: string }) => ({
  ...{ GITLAB_CI: 'true', CI_SERVER_HOST: 'github.com', CI_MERGE_REQUEST_PROJECT_PATH: 'acme/shop' },
  ...{ CI_MERGE_REQUEST_EVENT_TYPE: event, CI_MERGE_REQUEST_IID: number },
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: of.head,
  CI_MERGE_REQUEST_DIFF_BASE_SHA: of.base,
});
const ofJenkins = () => ({
  ...{ JENKINS_URL: 'https://ci.example.org/', CHANGE_ID: '12', CHANGE_TARGET: 'main', OUTCOME: 'success' },
  CHANGE_URL: 'https://github.com/acme/shop/pull/12',
});
const ofBuildkite = ({ head }: { head: string }) => ({
  ...{ BUILDKITE: 'true', BUILDKITE_REPO: 'git@github.com:acme/shop.git', BUILDKITE_PULL_REQUEST: '13' },
  ...{ BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main', BUILDKITE_COMMIT: head },
});

test.each<[string, number, (of: { base: string; head: string }) => Record<string, string>]>([
  ['gitlab-ci.yml', 11, ofGitLab('detached', '11')],
  ['gitlab-ci.yml', 14, ofGitLab('merged_result', '14')],
  ['Jenkinsfile', 12, ofJenkins],
  ['buildkite.yml', 13, ofBuildkite],
])('%s: each of its commands does its work', async (file, number, variablesOf) => {
  const place = pullRequest(number === 14);
  const { directory } = place;
  const variables = variablesOf(place);
  const block = readFileSync(join(root, 'examples/other-ci', file), 'utf8');
  if (file.endsWith('.yml')) expect(parse(block)).toBeInstanceOf(Object);
  const commands = commandsOf(block, variables);
  expect(commands.map(([name]) => name).sort()).toEqual(['excuse', 'impact', 'submit', 'targets']);
  const environment = { ...variables, MERGE_QUEUE_BASE_URL: service.secondUrl, MERGE_QUEUE_API_TOKEN: token };
  for (const args of commands) {
    const ran = await runCommand(directory, args, { environment });
    expect({ args, exitCode: ran.exitCode }).toEqual({ args, exitCode: 0 });
    expect(ran.stderr).not.toMatch(/^(?:error|warning):/m);
    if (args[0] === 'impact') {
      expect(ran.stdout).toBe('["ui"]\n');
      writeFiles(directory, { 'targets.json': ran.stdout });
    }
    if (args[0] === 'submit') expect(ran.stdout).toContain(`Submitted pull request #${String(number)}`);
  }
});
