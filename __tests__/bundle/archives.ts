import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { HostedRepository, git } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { mergedService, neededInputs, report, rules } from '../steps/operations.js';
import { labelled } from '../steps/payloads.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import type { ActionMetadata } from '../github/our-actions.js';
import { runStep } from './step.js';

/** What a runner downloads for a commit, unpacked. */
export interface Archive {
  readonly folder: string;
  /** Paths of its files, from the folder. */
  readonly files: readonly string[];
  /** Size as it is downloaded. */
  readonly bytes: number;
}

const mebibytes = 64 * 1024 * 1024;

/**
 * Makes the archive that GitHub makes of a commit, by the attributes in it.
 * @param repository its folder, absolute
 * @param revision a commit; without one, all files as they are now, committed or not
 */
export function archiveOf(repository: string, revision?: string): Archive {
  const folder = temporaryFolder();
  const env = { ...process.env, GIT_INDEX_FILE: join(temporaryFolder(), 'index') };
  const run = (...args: readonly string[]): Buffer =>
    execFileSync('git', args, { cwd: repository, env, maxBuffer: mebibytes });
  if (revision === undefined) run('add', '--all');
  const tar = run('archive', revision ?? run('write-tree').toString().trim());
  execFileSync('tar', ['--extract', '--directory', folder], { input: tar });
  const listed = execFileSync('tar', ['--list'], { input: tar, encoding: 'utf8' });
  const files = listed.split('\n').filter((path) => path !== '' && !path.endsWith('/'));
  return { folder, files, bytes: gzipSync(tar).byteLength };
}

/** Starts a step of a short action as it is in an archive, with an address, a token and what it needs besides. Returns what it asked the service for. */
export async function stepOf({ folder }: Archive, short: ShortAction): Promise<readonly string[]> {
  const { runs } = parse(readFileSync(join(folder, short, 'action.yml'), 'utf8')) as ActionMetadata;
  const service = await mergedService();
  const repository = new HostedRepository(rules);
  const { headSha } = repository.pullRequest(1, { 'a/x': '' });
  const needed: Readonly<Record<ShortAction, Readonly<Record<string, string>>>> = {
    submit: {},
    'impacted-targets': { 'base-sha': git(repository.directory, 'rev-parse', 'HEAD'), 'head-sha': headSha },
    quarantine: { ...neededInputs['excuse-quarantined-failures'] },
  };
  const step = await runStep({
    bundle: join(folder, short, runs.main),
    short,
    event: { name: 'pull_request', payload: labelled },
    inputs: {
      ...{ 'base-url': service.url, 'api-token': 'a-token-for-tests' },
      ...needed[short],
    },
    workspace: repository.directory,
    files: report,
  });
  if (step.exitCode !== 0)
    throw new Error(`${short} ended with ${String(step.exitCode)}: ${step.stdout}${step.stderr}`);
  return service.received.map(({ url }) => url);
}

export type ShortAction = 'submit' | 'impacted-targets' | 'quarantine';

/** What a step of each short action asks the service for first. */
export const firstRequests: Readonly<Record<ShortAction, string>> = {
  submit: '/v1/submitPullRequest',
  'impacted-targets': '/v1/setImpactedTargets',
  quarantine: '/v1/flaky-tests/list-quarantined-tests',
};
