import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../../..');
const nobody = 12_345;
const isRoot = process.getuid?.() === 0;

// Only root can become a user that the system does not know; root itself may read every folder.
(isRoot ? test : test.skip)(
  `tests that look for programs hold for a user without a name, with a folder in PATH that cannot be read${isRoot ? '' : ' (needs root)'}`,
  () => {
    const home = mkdtempSync(join(tmpdir(), 'merge-queue-nameless-'));
    const closed = join(home, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o000);
    chownSync(home, nobody, nobody);
    const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', '--cacheDirectory', join(home, 'jest')];
    const files = 'impacted-targets/__tests__/(readers/(go|gradle|cargo)/\\w+\\.test|programs/)|git/run-git';
    const { status, stdout, stderr } = spawnSync(
      'setpriv',
      [
        `--reuid=${String(nobody)}`,
        `--regid=${String(nobody)}`,
        '--clear-groups',
        process.execPath,
        ...jest,
        '--testPathPatterns',
        files,
      ],
      {
        cwd: root,
        encoding: 'utf8',
        env: {
          HOME: home,
          TMPDIR: home,
          PATH: [closed, dirname(process.execPath), process.env.PATH].join(delimiter),
          NODE_OPTIONS: '--experimental-vm-modules',
        },
      },
    );
    rmSync(home, { recursive: true });
    expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
  },
  300_000,
);
