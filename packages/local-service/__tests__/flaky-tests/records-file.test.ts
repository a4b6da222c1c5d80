import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../../../__tests__/steps/temporary-folder.js';
import { readRecordsFile } from '../../src/flaky-tests/records-file.js';

const directory = temporaryFolder();

async function file(content: string): Promise<string> {
  const path = join(directory, 'records.json');
  await writeFile(path, content);
  return path;
}

test('reads both lists, or one', async () => {
  const both = { unhealthy_tests: [{ name: 'a' }], quarantined_tests: [{ name: 'b', parent: null }] };
  expect(await readRecordsFile(await file(JSON.stringify(both)))).toEqual(both);
  expect(await readRecordsFile(await file('\uFEFF{"quarantined_tests":[]}'))).toEqual({
    unhealthy_tests: [],
    quarantined_tests: [],
  });
});

test.each([
  ['{', /JSON/],
  ['[]', /must be an object/],
  ['{"tests":[]}', /neither unhealthy_tests nor quarantined_tests/],
  ['{"unhealthy_tests":{}}', /unhealthy_tests must be an array/],
  ['{"quarantined_tests":[{},"x"]}', /quarantined_tests\[1\] must be an object/],
])('names the file and what is wrong with %s', async (content, words) => {
  const path = await file(content);
  const reading = readRecordsFile(path);
  await expect(reading).rejects.toThrow(words);
  await expect(reading).rejects.toThrow(path);
});

test('names a file that is not there', async () => {
  await expect(readRecordsFile(join(directory, 'absent.json'))).rejects.toThrow(/absent\.json/);
});
