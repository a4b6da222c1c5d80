import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { quarantining } from '../operations/quarantine.js';
import { token } from '../steps/local-service.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

/** A step that asks to excuse one failure of `adds`, which the service lists as quarantined in `src/quarantined.test.ts`. */
async function excuse(workspace: string, file: string, paths = 'reports/*.xml'): Promise<Step> {
  const quarantined = { name: 'adds', file: 'src/quarantined.test.ts', quarantined_at: new Date().toISOString() };
  const { url } = await quarantining(quarantined);
  return runStep({
    workspace,
    event: { name: 'schedule', payload: {} },
    inputs: {
      operation: 'excuse-quarantined-failures',
      'base-url': url,
      'api-token': token,
      'organization-slug': 'octo',
      'junit-paths': paths,
      'tests-outcome': 'failure',
    },
    files: {
      'reports/a.xml': `<testsuite name="s"><testcase name="adds" file="${file}"><failure/></testcase></testsuite>`,
    },
  });
}

test.each([
  ['the real path', (real: string) => real],
  ['the link', (_: string, link: string) => link],
  ['the URL of the real path', (real: string) => `file://${real.replaceAll(' ', '%20')}`],
])('of a workspace that is a link, %s in a report is the checkout', async (_, root) => {
  const folder = realpathSync(temporaryFolder());
  const [real, link] = [join(folder, 'real folder'), join(folder, 'link')];
  mkdirSync(real);
  symlinkSync(real, link);
  const right = await excuse(link, `${root(real, link)}/src/quarantined.test.ts`);
  expect([right.exitCode, right.errors]).toEqual([0, []]);
  const wrong = await excuse(link, `${root(real, link)}/src/other.test.ts`);
  expect(wrong.errors.join()).toContain('adds (reports/a.xml:1: not quarantined)');
});

test('a report is found by the path of a workspace whose name holds special characters', async () => {
  const workspace = join(temporaryFolder(), 'odd [1] (x) {a,b}');
  mkdirSync(workspace);
  const step = await excuse(workspace, 'src/quarantined.test.ts', `${workspace}/reports/**/*.xml`);
  expect([step.exitCode, step.errors]).toEqual([0, []]);
});
