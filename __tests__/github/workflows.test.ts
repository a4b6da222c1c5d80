import { readFileSync, readdirSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';

/** The parts of a workflow that the rules are about. */
interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions?: unknown;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Record<string, Job>;
}
interface Job {
  readonly name?: string;
  readonly permissions?: Record<string, string>;
  readonly 'timeout-minutes'?: number;
  readonly container?: string;
  readonly steps: readonly Step[];
}
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, string | number | boolean>;
}

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ title: `${name}, job ${id}`, job })),
);
const lines = workflows.flatMap(({ text }) => text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line)));

describe.each(workflows)('$name', ({ workflow }) => {
  test('gives no job a permission that it does not name, and says which runs replace each other', () => {
    expect(workflow.permissions).toEqual({});
    expect(workflow.concurrency?.group).toMatch(/^\$\{\{ github\.workflow \}\}/);
  });

  test('starts on no event that gives a stranger’s pull request secrets', () => {
    for (const event of ['pull_request_target', 'workflow_run', 'issue_comment']) {
      expect(Object.keys(workflow.on)).not.toContain(event);
    }
  });
});

describe.each(jobs)('$title', ({ job }) => {
  test('has a name, an end, and its own permissions', () => {
    expect(job.name).toMatch(/\S/);
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    expect(Object.keys(job.permissions ?? {})).not.toEqual([]);
  });

  test('leaves no token in the checkout, and writes no expression into a shell', () => {
    for (const { uses = '', run = '', with: inputs } of job.steps) {
      if (uses.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false);
      expect(run).not.toContain('${{');
    }
  });

  test('installs nothing and builds nothing where it can write', () => {
    const mayWrite = ['contents', 'id-token', 'attestations'].some((scope) => job.permissions?.[scope] === 'write');
    if (!mayWrite) return;
    for (const { run = '', with: inputs } of job.steps) {
      expect(run).not.toMatch(/\b(npm|npx|\.ci\/run)\b/);
      expect(String(inputs?.ref ?? '')).not.toContain('pull_request.head');
    }
  });
});

test('the commit of “Rebuild dist” gets every check that pull requests get', () => {
  const rebuild = workflows.find(({ name }) => name === 'rebuild-dist.yml')?.text ?? '';
  const [, dispatched = ''] = /for workflow in (.*); do/.exec(rebuild) ?? [];
  const checks = workflows.filter(({ name, workflow }) => 'pull_request' in workflow.on && name !== 'rebuild-dist.yml');
  expect(dispatched.split(' ').sort()).toEqual(checks.map(({ name }) => name).sort());
  for (const { workflow } of checks) expect(Object.keys(workflow.on)).toContain('workflow_dispatch');
});

test('.ci/run is started in the Debian that its tests are written for, whatever GitHub’s image has', () => {
  for (const { workflow } of workflows) {
    for (const { container, steps } of Object.values(workflow.jobs)) {
      if (steps.some(({ run }) => run === '.ci/run')) expect(container).toMatch(/^node:.+-bookworm$/);
    }
  }
});

test('Dependabot looks at every folder with packages, and at every action', () => {
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
    updates: { 'package-ecosystem': string; directory?: string; directories?: string[] }[];
  };
  const watched = (ecosystem: string): string[] =>
    updates
      .filter((update) => update['package-ecosystem'] === ecosystem)
      .flatMap(({ directory, directories = [] }) => [...(directory === undefined ? [] : [directory]), ...directories]);
  const foldersOf = (pattern: string): string[] =>
    globSync(pattern, { cwd: root, ignore: ['**/node_modules/**', '**/samples/**', '.cache/**'] }).map((path) =>
      posix.join('/', posix.dirname(path)),
    );
  expect(watched('npm').sort()).toEqual(foldersOf('**/package-lock.json').sort());
  expect(watched('pip').sort()).toEqual(foldersOf('**/requirements.txt').sort());
  expect(watched('github-actions')).toEqual(['/']);
});

test('other people’s actions are pinned by commit, the version beside it, and each is pinned once', () => {
  const pinned = new Map<string, string>();
  for (const line of lines) {
    if (line.includes('uses: ./')) continue;
    const [, owner = '', repository = '', pin = ''] =
      /uses: ([\w-]+)\/([\w-]+)[\w/-]*@([0-9a-f]{40} # v\d+\.\d+\.\d+)$/.exec(line) ?? [];
    expect({ line, pin }).not.toEqual({ line, pin: '' });
    const name = `${owner}/${repository}`;
    expect({ name, pin: pinned.get(name) ?? pin }).toEqual({ name, pin });
    pinned.set(name, pin);
  }
  expect(pinned.size).toBeGreaterThan(4);
});

test('examples whose actions GitHub Enterprise Server does not run say so', () => {
  for (const file of globSync('examples/*.yml', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, action = ''] of text.matchAll(/uses: (actions\/(?:upload|download)-artifact)@/g)) {
      expect(text).toContain(`GitHub Enterprise Server does not run ${action} from v4 on`);
    }
  }
});
