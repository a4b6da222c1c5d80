import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findReports } from '../../../src/flaky-tests/junit/find-reports.js';
import { temporaryFolder } from '../../steps/temporary-folder.js';

test('globs end also where links side by side double the ways with each level', async () => {
  const place = temporaryFolder();
  for (let level = 0; level < 20; level += 1) {
    const here = join(place, `links/${String(level)}`);
    mkdirSync(here, { recursive: true });
    for (const name of ['x', 'y']) symlinkSync(`../${String(level + 1)}`, join(here, name));
  }
  const find = (glob: string) => findReports([glob], place, { workspace: place, temporary: place });
  await expect(find('links/0/**/*.xml')).rejects.toThrow('links lead to more than 20000 folders below');
  writeFileSync(join(place, 'links/19/z.xml'), '');
  const { reports } = await find('links/18/**/z.xml');
  expect(reports.map(({ name }) => name)).toEqual(['links/18/x/z.xml', 'links/18/y/z.xml']);
});
