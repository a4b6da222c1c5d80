import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { localService, token } from '../steps/local-service.js';
import { judgeEnvironment, judgePath, titled } from './judges.js';

const service = localService();

/**
 * Runs schemathesis with a fixed seed on a description that the service serves.
 * @returns what it printed; empty where it found nothing
 */
async function judgement(description: string, header: string): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), 'merge-queue-schemathesis-'));
  try {
    const args = [
      ...['run', description, '--header', header, '--seed', '11', '--max-examples', '40', '--no-color'],
      // A page token that no page gave out, and a queue that exists, are refused although their form is right.
      ...['--exclude-checks', 'positive_data_acceptance'],
    ];
    const judge = spawn(judgePath('schemathesis') ?? '', args, {
      cwd,
      env: judgeEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [judge.stdout, judge.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => (printed += piece));
    }
    const code = await new Promise((done) => judge.on('close', done));
    return code === 0 ? '' : printed;
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

const named = titled('schemathesis', 'schemathesis');

(named.missing ? test.skip : test).each([
  ['first', () => service.url, `x-api-token: ${token}`],
  ['second', () => service.secondUrl, `Authorization: Bearer ${token}`],
])(
  `${named.title} finds nothing in the %s generation of the local service beside its own description`,
  async (_generation, url, header) => {
    expect(await judgement(`${url()}/openapi.json`, header)).toBe('');
  },
  600_000,
);
