import { afterEach, describe, expect, test } from '@jest/globals';
import { chromium, openPage, type OpenPage } from '../../../../__tests__/tools/chromium.js';
import { main, runningService, type RunningService } from '../running-service.js';

const pages: OpenPage[] = [];

afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
});

const hostile = '<img src=x onerror=alert(1)>"]\u202e';
const shown = hostile.replace('\u202e', '\ufffd');

/** A queue in which #2 waits for #1, #3 for both, and #4 for nobody, in a browser. */
async function watched(): Promise<{ readonly service: RunningService; readonly page: OpenPage }> {
  const service = await runningService();
  await service.call('/createQueue', { ...main, mode: 'parallel', concurrency: 4 });
  const targets = { 1: ['web', 'api'], 2: ['api', hostile], 3: ['web', hostile], 4: ['docs'] };
  for (const [number, impactedTargets] of Object.entries(targets)) {
    const pr = { number: Number(number), sha: 'f00' };
    await service.call('/setImpactedTargets', { ...main, pr, impactedTargets });
    await service.call('/submitPullRequest', { ...main, pr });
  }
  await service.call('/createQueue', { ...main, targetBranch: hostile });
  await service.pass(1000);
  const page = await openPage(service.pageUrl);
  pages.push(page);
  await page.until("document.querySelectorAll('.node').length === 4");
  return { service, page };
}

const labels = "[...document.querySelectorAll('.node')].map((node) => node.getAttribute('aria-label'))";
const titles = "[...document.querySelectorAll('h2')].map((title) => title.textContent)";
const press = (text: string): string =>
  `[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === ${JSON.stringify(text)}).click()`;

(chromium === undefined ? describe.skip : describe)(`the page (${chromium ?? 'without chromium'})`, () => {
  test('shows what waits for what, and states that move while one watches', async () => {
    const { service, page } = await watched();
    expect(await page.evaluate(labels)).toEqual([
      '#1, TESTING, web, api',
      `#2, TESTING, api, ${shown}, waits for #1`,
      `#3, TESTING, web, ${shown}, waits for #1, #2`,
      '#4, TESTING, docs',
    ]);
    expect(await page.evaluate("document.querySelectorAll('.canvas svg > path').length")).toBe(3);
    expect(await page.evaluate(titles)).toContain(`acme/shop → ${shown}`);
    expect(await page.evaluate("document.querySelectorAll('img').length")).toBe(0);
    await service.pass(3000);
    await page.until(`${labels}[0].includes('TESTS_PASSED')`);
    await service.pass(3000);
    await page.until("document.querySelectorAll('.node').length === 0");
    expect(await page.evaluate("document.querySelector('.left').textContent")).toContain('#4 MERGED');
    expect(page.errors).toEqual([]);
  });

  test('its buttons do what the control endpoints do', async () => {
    const { service, page } = await watched();
    await page.evaluate('document.querySelector(\'[data-number="2"]\').click()');
    await page.evaluate(press('fails'));
    await page.until("document.getElementById('said').textContent === 'The next test of #2 will fail'");
    await page.evaluate(press('Not mergeable'));
    await page.until(`${labels}.some((label) => label.startsWith('#2, NOT_READY'))`);
    await page.evaluate(press('Mergeable'));
    await page.until(`${labels}.some((label) => label.startsWith('#2, PENDING'))`);
    await page.evaluate(press('+10 s'));
    await page.until("document.querySelector('.left').textContent.includes('#2 FAILED')");
    expect(await service.state(2)).toBe('failed');
    await page.evaluate(press('Start the clock'));
    await page.until("document.getElementById('connection').textContent === 'live'");
    await page.evaluate("document.querySelector('[name=number]').value = '9'");
    await page.evaluate(press('Submit it'));
    await page.until(`${labels}.includes('#9, NOT_READY, no targets yet')`);
    await page.evaluate("document.querySelector('[name=targets]').value = ' x  y '");
    await page.evaluate(press('Submit it'));
    await page.until(`${labels}.some((label) => /^#10, .*, x, y$/.test(label))`);
    await page.evaluate("document.querySelector('[name=repository]').value = 'git.acme.dev/acme/shop'");
    await page.evaluate(press('Submit it'));
    await page.until(`${titles}.includes('git.acme.dev/acme/shop → main')`);
    expect(page.errors).toEqual([]);
  });

  test('by keyboard, which stays where it is while states move', async () => {
    const { service, page } = await watched();
    await page.evaluate("document.querySelector('.node').focus()");
    await page.press('Tab');
    await page.press('Enter');
    await page.until("document.querySelector('#chosen h2').textContent === 'Pull request #2'");
    await service.pass(3000);
    await page.until(`${labels}[1].includes('TESTS_PASSED')`);
    expect(await page.evaluate('document.activeElement.dataset.number')).toBe('2');
  });

  test('another page cannot do it', async () => {
    const { page, service } = await watched();
    const other = await openPage('data:text/html,<p>another page');
    pages.push(other);
    const start = (type: string) =>
      `fetch('${service.controlUrl}/clock', { method: 'POST', mode: '${type === 'text/plain' ? 'no-cors' : 'cors'}',
        headers: { 'content-type': '${type}' }, body: '{"running":true}' }).then(() => 'sent', () => 'not sent')`;
    for (const type of ['text/plain', 'application/json']) await other.evaluate(start(type));
    expect((await service.control('/clock')).json.running).toBe(false);
    expect(await page.evaluate(start('application/json'))).toBe('sent');
    expect((await service.control('/clock')).json.running).toBe(true);
  });
});
