import type { Readable } from 'node:stream';

/** What the demo submits last, so that the page has something to show. */
const submitted: Readonly<Record<number, readonly string[] | 'ALL'>> = {
  11: ['@shop/web'],
  12: ['@shop/search'],
  13: ['@shop/web', '@shop/money'],
  14: ['@shop/search', '@shop/money'],
  15: ['docs'],
  16: 'ALL',
};

/** Sends a request with a body. @throws when the response is an error */
type Ask = (path: string, body: object) => Promise<void>;

/**
 * Stops the clock, and fills a parallel queue with pull requests that share targets.
 * @param ask takes paths below the address of the page
 */
export async function fillQueue(ask: Ask, repository: string): Promise<void> {
  const [owner = '', name = ''] = repository.split('/');
  const queue = { repo: { host: 'github.com', owner, name }, targetBranch: 'next' };
  await ask('_control/clock', { running: false });
  await ask('v1/createQueue', { ...queue, mode: 'parallel', concurrency: 4 });
  for (const [number, impactedTargets] of Object.entries(submitted)) {
    const pr = { number: Number(number), sha: 'f00' };
    await ask('v1/setImpactedTargets', { ...queue, pr, impactedTargets });
    await ask('v1/submitPullRequest', { ...queue, pr });
  }
  await ask('_control/clock', { advanceMilliseconds: 2500 });
}

/**
 * Ends the demo with the page: in a terminal when somebody presses Enter or Ctrl+C, elsewhere at once.
 * @param page address of the page
 * @param terminal what somebody types; undefined where nobody can
 * @param signals what emits `SIGINT`
 * @throws when the page does not answer as it should
 */
export async function showPage(
  page: string,
  terminal: Readable | undefined,
  signals: { on(name: 'SIGINT', listener: () => void): unknown },
  print: (text: string) => void,
): Promise<void> {
  const response = await fetch(page);
  const text = await response.text();
  if (!response.ok || !text.includes('<title>')) throw new Error(`${page} answered ${response.status}: ${text}`);
  if (terminal === undefined) {
    print(`The page of the local service answers at ${page}. In a terminal, the demo keeps it open.`);
    return;
  }
  print(`Open ${page} and start its clock: six more pull requests wait there. Enter or Ctrl+C ends the demo.`);
  await new Promise<void>((resolve) => {
    terminal.once('data', resolve).once('end', resolve);
    // Programs that start this one may pass Ctrl+C on a second time, which must not end it before it has tidied up.
    signals.on('SIGINT', resolve);
  });
  terminal.pause();
}
