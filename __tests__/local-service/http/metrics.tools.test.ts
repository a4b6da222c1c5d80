import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { main, runningService } from '../running-service.js';
import { busyService, path } from './busy-service.js';

const promtool = spawnSync('promtool', ['--version']).error === undefined;

(promtool ? test : test.skip)('metrics are accepted by promtool (of Debian’s package prometheus)', async () => {
  const service = await busyService();
  await service.call('/createQueue', { ...main, targetBranch: 'odd "branch"\\n' });
  for (const text of [(await service.call(path)).text, (await (await runningService()).call(path)).text]) {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
  }
});
