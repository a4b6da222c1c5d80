import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { token } from '../steps/local-service.js';
import { respond, serve } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

/** A step that asks to excuse one failure of `adds`, which the service lists as quarantined in `src/quarantined.test.ts`. */
async function excuse(workspace: string, file: string, inputs: Record<string, string> = {}): Promise<Step> {
  const service = await serve((_, response) => {
    const quarantined = { name: 'adds', file: 'src/quarantined.test.ts', quarantined_at: new Date().toISOString() };
    respond(response, 200, { quarantined_tests: [quarantined], page: { total_rows: 1, next_page_token: '' } });
  });
  return runStep({
    workspace,
    event: { name: 'schedule', payload: {} },
    inputs: {
      operation: 'excuse-quarantined-failures',
      'base-url': service.url,
      'api-token': token,
      'organization-slug': 'octo',
      'junit-paths': 'reports/*.xml',
      'tests-outcome': 'failure',
      ...inputs,
    },
    files: {
      'reports/a.xml': `<testsuites><testsuite name="s"><testcase name="adds" file="${file}"><failure/></testcase></testsuite></testsuites>`,
    },
  });
}

/** A workspace that is a symbolic link, with the folder that it leads to. */
function linked(): { link: string; real: string } {
  const folder = realpathSync(temporaryFolder());
  const real = join(folder, 'real folder');
  mkdirSync(real);
  symlinkSync(real, join(folder, 'link'));
  return { link: join(folder, 'link'), real };
}

test.each([
  ['the real path', (real: string) => real],
  ['the link', (_: string, link: string) => link],
  ['the URL of the real path', (real: string) => `file://${real.replaceAll(' ', '%20')}`],
])('of a workspace that is a link, %s in a report is the checkout', async (_, root) => {
  const { link, real } = linked();
  const right = await excuse(link, `${root(real, link)}/src/quarantined.test.ts`);
  expect([right.exitCode, right.errors]).toEqual([0, []]);
  const wrong = await excuse(link, `${root(real, link)}/src/other.test.ts`);
  expect(wrong.exitCode).toBe(1);
  expect(wrong.errors.join()).toContain('adds (reports/a.xml:1: not quarantined)');
});

test('a report is found by the path of a workspace whose name holds special characters', async () => {
  const workspace = join(temporaryFolder(), 'odd [1] (x) {a,b}');
  mkdirSync(workspace);
  const step = await excuse(workspace, 'src/quarantined.test.ts', { 'junit-paths': `${workspace}/reports/**/*.xml` });
  expect([step.exitCode, step.errors]).toEqual([0, []]);
});
