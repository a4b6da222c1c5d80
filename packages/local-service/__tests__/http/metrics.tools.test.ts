import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { main, runningService } from '../running-service.js';
import { busyService, path } from './busy-service.js';

const promtool = spawnSync('promtool', ['--version']).error === undefined;

(promtool ? test : test.skip)('metrics are accepted by promtool (of Debian’s package prometheus)', async () => {
  const service = await busyService();
  await service.call('/createQueue', { ...main, targetBranch: 'odd "branch"\\n' });
  const texts = [(await service.call(path)).text, (await (await runningService()).call(path)).text];
  for (const text of texts) {
    const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
    // The description calls them gauges in spite of their names, which is all that promtool has to say.
    const names = ['mq_pr_conclusions_1h_total', 'mq_pr_restarts_1h_total'];
    const expected = names.map((name) => `${name} non-counter metrics should not have "_total" suffix`);
    const hasSamples = text.includes('\nmq_');
    expect({ stdout, lint: stderr.split('\n').filter((line) => line !== '') }).toEqual({
      stdout: '',
      lint: hasSamples ? expected : [],
    });
    // With the names alone changed, nothing is left.
    const renamed = text.replaceAll('_1h_total', '_1h');
    const { status } = spawnSync('promtool', ['check', 'metrics'], { input: renamed, encoding: 'utf8' });
    expect(status).toBe(0);
  }
});
