import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Page } from '../../../shared/src/service/records.js';
import { main, runningService, type RunningService } from '../running-service.js';

const paths = { tests: '/flaky-tests/list-unhealthy-tests', quarantined_tests: '/flaky-tests/list-quarantined-tests' };
type List = keyof typeof paths;
const lists = Object.keys(paths) as List[];

interface OnePage {
  readonly rows: readonly Record<string, unknown>[];
  readonly page: Required<Page>;
}

async function pageOf(service: RunningService, list: List, query: object, more: object = {}): Promise<OnePage> {
  const status = list === 'tests' ? { status: 'FLAKY' } : {};
  const body = { repo: main.repo, org_url_slug: 'acme', page_query: query, ...status, ...more };
  const { json } = await service.call(paths[list], body);
  return { rows: json[list] as OnePage['rows'], page: json.page as OnePage['page'] };
}

/** All pages, following one of the tokens. */
async function follow(
  service: RunningService,
  list: List,
  {
    size,
    more = {},
    token = '',
    by = 'next_page_token' as const,
  }: { size: number; more?: object; token?: string; by?: 'next_page_token' | 'prev_page_token' },
): Promise<OnePage[]> {
  const pages: OnePage[] = [];
  let next: string | null = token;
  do {
    const page = await pageOf(service, list, { page_size: size, page_token: next }, more);
    pages.push(page);
    next = page.page[by];
  } while (next !== '');
  return pages;
}

describe.each(lists)('the list of %s', (list) => {
  test('is the same in pages of any size', async () => {
    const service = await runningService();
    const [whole, by37] = [await follow(service, list, { size: 100 }), await follow(service, list, { size: 37 })];
    const rows = whole.flatMap((page) => page.rows);
    expect(rows.length).toBeGreaterThan(150);
    expect(by37.flatMap((page) => page.rows)).toEqual(rows);
    expect(by37.map(({ page }) => page.page_index)).toEqual(by37.map((_, index) => index));
    for (const { page } of by37) {
      expect(page).toMatchObject({ total_rows: rows.length, total_pages: Math.ceil(rows.length / 37) });
    }
  });

  test('can be read backwards from its last page', async () => {
    const service = await runningService();
    const forwards = await follow(service, list, { size: 60 });
    const last = forwards[0]?.page.last_page_token ?? '';
    const backwards = await follow(service, list, { size: 60, token: last, by: 'prev_page_token' });
    expect(backwards.reverse()).toEqual(forwards);
  });

  test('starts without a token', async () => {
    const service = await runningService();
    const [first, second] = [{ page_size: 10 }, { page_token: '', page_size: 10 }];
    expect(await pageOf(service, list, first)).toEqual(await pageOf(service, list, second));
  });

  test('of no records is one empty page', async () => {
    const service = await runningService({ records: { unhealthy_tests: [], quarantined_tests: [] } });
    const empty = { total_rows: 0, total_pages: 0, page_index: 0 };
    const tokens = { next_page_token: '', prev_page_token: '', last_page_token: '' };
    expect(await pageOf(service, list, { page_size: 5 })).toEqual({ rows: [], page: { ...empty, ...tokens } });
  });

  test('takes no token that it did not give', async () => {
    const service = await runningService();
    const other = lists.find((each) => each !== list) ?? list;
    const { page } = await pageOf(service, other, { page_size: 10 });
    const foreign = await service.call(paths[list], {
      repo: main.repo,
      org_url_slug: 'acme',
      status: 'FLAKY',
      page_query: { page_size: 10, page_token: page.next_page_token },
    });
    expect(foreign).toMatchObject({ status: 400, text: expect.stringContaining('page_token') });
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (page_token) => {
        const pageQuery = { page_size: 10, page_token };
        const body = { repo: main.repo, org_url_slug: 'acme', status: 'FLAKY', page_query: pageQuery };
        expect((await service.call(paths[list], body)).status).toBe(400);
      }),
      { numRuns: 40 },
    );
  });
});

test('what only the hosted service requires may be missing, unless strict', async () => {
  const list = { repo: main.repo, org_url_slug: 'acme' };
  const [service, strict] = [await runningService(), await runningService({ strict: true })];
  for (const [path, fields, missing] of [
    [paths.tests, { page_query: { page_size: 5 } }, 'status'],
    [paths.tests, { status: 'FLAKY' }, 'page_query'],
    [paths.tests, { status: 'FLAKY', page_query: {} }, 'page_query.page_size'],
    [paths.quarantined_tests, { page_query: {} }, 'page_query.page_size'],
  ] as const) {
    expect((await service.call(path, { ...list, ...fields })).status).toBe(200);
    const refused = await strict.call(path, { ...list, ...fields });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(`${missing} is missing`)]);
  }
  const refused = await service.call(paths.quarantined_tests, list);
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('page_query is missing')]);
});

test('unhealthy tests are filtered by status', async () => {
  const service = await runningService();
  const rowsOf = async (more: object): Promise<OnePage['rows']> =>
    (await follow(service, 'tests', { size: 100, more })).flatMap((page) => page.rows);
  const value = (row: Record<string, unknown>): unknown => (row.status as { value: string }).value;
  for (const status of ['FLAKY', 'BROKEN']) {
    const rows = await rowsOf({ status });
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows.map(value))).toEqual(new Set([status.toLowerCase()]));
  }
  expect(new Set((await rowsOf({ status: undefined })).map(value))).toEqual(new Set(['flaky', 'broken']));
  const body = { repo: main.repo, org_url_slug: 'acme', page_query: { page_size: 5 }, status: 'HEALTHY' };
  expect(await service.call(paths.tests, body)).toMatchObject({
    status: 400,
    text: expect.stringContaining('status must be one of FLAKY, BROKEN'),
  });
});

test('records from outside are served as they are', async () => {
  const odd = { name: null, extra: { deep: [1] }, status: { value: 'Flaky' } };
  const stranger = { name: null, status: 'strange' };
  const records = { unhealthy_tests: [odd, stranger], quarantined_tests: [odd, stranger] };
  const service = await runningService({ records });
  expect((await pageOf(service, 'quarantined_tests', { page_size: 5 })).rows).toEqual([odd, stranger]);
  expect((await pageOf(service, 'tests', { page_size: 5 })).rows).toEqual([odd]);
});
