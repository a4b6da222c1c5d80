/**
 * `tsx scripts/page-screenshot.ts [FILE [dark]]`: starts the local service of `dist`, fills two queues, and writes a picture of the
 * service's page, for the documents (docs/images/local-service.png) or into another file.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, openPage } from '../__tests__/tools/chromium.js';
import { root } from './bundles.js';

const [file = join(root, 'docs/images/local-service.png'), theme = 'light', width = '1280', height = '780'] =
  process.argv.slice(2);
const token = 'a-token-for-the-picture';

/** Targets of the pull requests of the queue `main`, in the order of their submissions. */
const submitted: Readonly<Record<number, readonly string[] | 'ALL'>> = {
  412: ['@shop/web', '@shop/ui'],
  415: ['//services/search:server'],
  417: ['@shop/ui', '@shop/admin'],
  418: ['//services/search:server', '//services/search:index', '//libs/text'],
  420: ['@shop/admin'],
  423: ['docs'],
  424: ['//services/checkout:server'],
  425: ['//services/checkout:server', '@shop/web'],
  427: 'ALL',
  430: ['docs'],
};

if (chromium === undefined) {
  console.error('Missing: chromium');
  process.exit(1);
}
const options = ['serve', '--port', '0', '--quiet', '--testing-seconds', '90', '--failing', '415'];
const service = spawn(process.execPath, [join(root, 'dist/command.js'), ...options], {
  env: { ...process.env, MERGE_QUEUE_API_TOKEN: token },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  let page: string | undefined;
  for await (const line of createInterface({ input: service.stdout })) {
    page = /http:\/\/[\d.:]+\//.exec(line)?.[0];
    if (page !== undefined) break;
  }
  if (page === undefined) throw new Error('the local service ended before it listened');
  const ask = async (path: string, body: object): Promise<void> => {
    const headers = { 'x-api-token': token, 'content-type': 'application/json' };
    const response = await fetch(`${page}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const repo = { host: 'github.com', owner: 'acme', name: 'shop' };
  const main = { repo, targetBranch: 'main' };
  const release = { repo, targetBranch: 'release' };
  const submit = (queue: object, number: number): Promise<void> =>
    ask('v1/submitPullRequest', { ...queue, pr: { number, sha: 'f00' } });
  const pass = (seconds: number): Promise<void> =>
    ask('_control/clock', { running: false, advanceMilliseconds: seconds * 1000 });
  await pass(0);
  await ask('v1/createQueue', { ...main, mode: 'parallel', concurrency: 8 });
  await ask('v1/createQueue', { ...release, concurrency: 2 });
  await ask('_control/outcomes', { pullRequest: 425, outcome: 'pass', testingMilliseconds: 5_000 });
  for (const [number, impactedTargets] of Object.entries(submitted)) {
    await ask('v1/setImpactedTargets', { ...main, pr: { number: Number(number), sha: 'f00' }, impactedTargets });
    await submit(main, Number(number));
    await pass(10);
  }
  for (const number of [401, 408, 409, 411]) await submit(release, number);
  await pass(2);
  const opened = await openPage(page);
  await opened.until("document.querySelectorAll('.node').length >= 8");
  await opened.evaluate('document.querySelector(\'[data-number="418"]\').click()');
  writeFileSync(resolve(file), await opened.screenshot(Number(width), Number(height), theme === 'dark'));
  await opened.close();
} finally {
  service.kill('SIGTERM');
  await once(service, 'close');
}
