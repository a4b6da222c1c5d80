import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
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
  readonly steps: readonly Step[];
}
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, string | number | boolean>;
}

const folder = resolve(import.meta.dirname, '../../.github/workflows');
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
  test('has a name, an end, and permissions of its own', () => {
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
