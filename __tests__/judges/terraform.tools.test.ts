import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { localService, token } from '../steps/local-service.js';
import { judgeEnvironment, judgePath, terraformPath } from './judges.js';

const provider = judgePath('terraform-provider-trunk');
const terraform = terraformPath();
const isAtHand = provider !== undefined && terraform !== undefined;

type Settings = Readonly<Record<string, unknown>>;

const place = mkdtempSync(join(tmpdir(), 'merge-queue-terraform-'));
afterAll(() => {
  rmSync(place, { recursive: true });
});

/** A folder with a configuration of one queue, in which Terraform or OpenTofu runs with the vendor's provider. */
class Configuration {
  readonly #folder = mkdtempSync(join(place, 'configuration-'));

  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
    const overrides = `provider_installation {\n  dev_overrides {\n    "trunk-io/trunk" = ${JSON.stringify(dirname(provider ?? ''))}\n  }\n  direct {}\n}\n`;
    writeFileSync(join(this.#folder, 'cli.tfrc'), overrides);
  }

  write(settings: Settings): void {
    const queue = { repo: { host: 'github.com', owner: 'acme', name: 'shop' }, target_branch: 'main', ...settings };
    const configuration = {
      terraform: { required_providers: { trunk: { source: 'trunk-io/trunk' } } },
      resource: { trunk_merge_queue: { main: queue } },
    };
    writeFileSync(join(this.#folder, 'main.tf.json'), JSON.stringify(configuration));
  }

  /** Exit code and all that was printed. */
  async run(command: string, ...args: readonly string[]): Promise<{ code: number | null; printed: string }> {
    const child = spawn(terraform ?? '', [command, '-no-color', '-input=false', ...args], {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...judgeEnvironment,
        TF_CLI_CONFIG_FILE: join(this.#folder, 'cli.tfrc'),
        TRUNK_API_KEY: token,
        TRUNK_BASE_URL: this.#url,
        CHECKPOINT_DISABLE: '1',
      },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => (printed += piece));
    }
    const code = await new Promise<number | null>((done) => child.on('close', done));
    return { code, printed };
  }

  /** Brings the queue to these settings. Then a plan finds nothing left to do. */
  async apply(settings: Settings): Promise<void> {
    this.write(settings);
    const applied = await this.run('apply', '-auto-approve');
    expect([applied.code, applied.printed]).toEqual([0, expect.stringContaining('Apply complete!')]);
    expect(await this.run('plan', '-detailed-exitcode')).toMatchObject({ code: 0 });
  }
}

(isAtHand ? describe : describe.skip)("the vendor's Terraform provider, where it is at hand", () => {
  const service = localService({
    implicitQueues: false,
    // As the service has it from the command line.
    durations: { notReady: 0, pending: 1000, testing: 600_000, merging: 1000, switchingModes: 1000 },
  });
  let configuration: Configuration;
  beforeAll(() => {
    configuration = new Configuration(service.url);
  });

  const ask = async (path: string, body: object = {}): Promise<Response> =>
    fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { 'x-api-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({
        repo: { host: 'github.com', owner: 'acme', name: 'shop' },
        targetBranch: 'main',
        ...body,
      }),
    });
  const queue = async (): Promise<unknown> => (await ask('/getQueue')).json();

  test('creates a queue', async () => {
    await configuration.apply({ mode: 'single', concurrency: 3 });
    expect(await queue()).toMatchObject({ mode: 'single', concurrency: 3, state: 'running' });
  }, 120_000);

  test.each<[string, Settings, Settings]>([
    ['mode', { mode: 'parallel' }, { mode: 'parallel', state: 'running' }],
    ['mode and state together', { mode: 'single', state: 'paused' }, { mode: 'single', state: 'paused' }],
    [
      'numbers, switches and methods',
      {
        mode: 'single',
        state: 'running',
        concurrency: 7,
        testing_timeout_minutes: 30,
        pending_failure_depth: 2,
        can_optimistically_merge: true,
        batch: true,
        batching_max_wait_time_minutes: 5,
        batching_min_size: 4,
        bisection_concurrency: 3,
        merge_method: 'squash',
        direct_merge_mode: 'always',
        optimization_mode: 'bisection_skip_redundant_tests',
        create_prs_for_testing_branches: false,
        comments_enabled: false,
        commands_enabled: false,
        status_check_enabled: false,
      },
      { concurrency: 7, batch: true, batchingMinSize: 4, mergeMethod: 'squash', commentsEnabled: false },
    ],
    [
      'what the description of the hosted service lacks',
      { extension_enabled: true, enqueueing_label: 'ready', label_commands_enabled: true, state_labels_enabled: true },
      { extensionEnabled: true, enqueueingLabel: 'ready', labelCommandsEnabled: true, stateLabelsEnabled: true },
    ],
    ['required statuses', { required_statuses: ['unit', 'lint'] }, { requiredStatuses: ['unit', 'lint'] }],
    // Statuses that are left out of a configuration again lead to an "inconsistent result" by any service: the provider plans that they stay.
    ['required statuses to none', { required_statuses: [] }, { requiredStatuses: [] }],
  ])(
    'changes %s, and finds what it asked for',
    async (_name, settings, expected) => {
      await configuration.apply(settings);
      expect(await queue()).toMatchObject(expected);
    },
    120_000,
  );

  test('drains an empty queue, which is paused then', async () => {
    configuration.write({ state: 'draining' });
    const applied = await configuration.run('apply', '-auto-approve');
    expect([applied.code, applied.printed]).toEqual([0, expect.stringContaining('Apply complete!')]);
    expect(await queue()).toMatchObject({ state: 'paused' });
    await configuration.apply({ state: 'running' });
  }, 120_000);

  test('says of a queue that exists how it is imported, and imports it', async () => {
    const another = new Configuration(service.url);
    another.write({ concurrency: 7 });
    expect(await another.run('apply', '-auto-approve')).toEqual({
      code: 1,
      printed: expect.stringContaining('Merge queue already exists'),
    });
    const imported = await another.run('import', 'trunk_merge_queue.main', 'github.com/acme/shop/main');
    expect([imported.code, imported.printed]).toEqual([0, expect.stringContaining('Import successful!')]);
  }, 120_000);

  test('deletes a queue when it is empty, and says why it cannot before', async () => {
    await ask('/submitPullRequest', { pr: { number: 7 } });
    expect(await configuration.run('destroy', '-auto-approve')).toEqual({
      code: 1,
      printed: expect.stringContaining('queue is not empty'),
    });
    await ask('/cancelPullRequest', { pr: { number: 7 } });
    const destroyed = await configuration.run('destroy', '-auto-approve');
    expect([destroyed.code, destroyed.printed]).toEqual([0, expect.stringContaining('Destroy complete!')]);
    expect((await ask('/getQueue')).status).toBe(404);
  }, 120_000);
});
