import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { hostedDescriptionFile } from '../../packages/local-service/__tests__/http/description.js';
import { localService } from '../steps/local-service.js';
import { judgePath, titled } from './judges.js';

const service = localService();

/** What would break a client of the hosted service beside the local one, and may. */
const excused: readonly RegExp[] = [
  // Errors are text/plain here, which is a media type that exists.
  /removed the media type `application\/plain-text` for the response with the status/,
  // These two answer with an empty body, as clients of the hosted service expect.
  /^POST \/(?:createQueue|submitPullRequest): removed the media type `application\/json` for the response with the status `200`/,
  // An empty name names nothing.
  /request property's minLength was set to `1`/,
];

const named = titled('oasdiff', 'oasdiff');

(named.missing ? test.skip : test)(
  `${named.title} finds nothing that breaks clients of the hosted service`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'merge-queue-oasdiff-'));
    const own = join(folder, 'own.json');
    writeFileSync(own, await (await fetch(`${service.url}/openapi.json`)).text());
    const { stdout, stderr } = spawnSync(
      judgePath('oasdiff') ?? '',
      ['breaking', hostedDescriptionFile, own, '-f', 'json'],
      {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    rmSync(folder, { recursive: true });
    expect(stderr).toBe('');
    const found = JSON.parse(stdout) as { operation: string; path: string; text: string }[];
    const texts = found.map(({ operation, path, text }) => `${operation} ${path}: ${text}`);
    expect(texts.filter((text) => !excused.some((reason) => reason.test(text)))).toEqual([]);
    for (const reason of excused) expect(texts.filter((text) => reason.test(text))).not.toEqual([]);
  },
);
