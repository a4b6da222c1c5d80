import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Page } from '../../../shared/src/service/records.js';
import { main, runningService, type RunningService } from '../running-service.js';
import { asks, sends, tell } from './story.js';

const paths = { tests: '/flaky-tests/list-unhealthy-tests', quarantined_tests: '/flaky-tests/list-quarantined-tests' };
type List = keyof typeof paths;
const lists = Object.keys(paths) as List[];
const usual = { org_url_slug: 'acme', status: 'FLAKY' };

interface OnePage {
  readonly rows: readonly Record<string, unknown>[];
  readonly page: Required<Page>;
}

/** All pages from a token on, following one of the tokens. */
async function pagesOf(
  service: RunningService,
  list: List,
  size: number,
  token = '',
  by: keyof Page = 'next_page_token',
) {
  const pages: OnePage[] = [];
  let next: unknown = token;
  do {
    const body = { repo: main.repo, ...usual, page_query: { page_size: size, page_token: next } };
    const { json } = await service.call(paths[list], body);
    const page = { rows: json[list], page: json.page } as OnePage;
    pages.push(page);
    next = page.page[by];
  } while (next !== '');
  return pages;
}

describe.each(lists)('the list of %s', (list) => {
  test('is the same in pages of any size, and backwards from its last page', async () => {
    const service = await runningService();
    const [whole, by37] = [await pagesOf(service, list, 100), await pagesOf(service, list, 37)];
    const rows = whole.flatMap((page) => page.rows);
    expect(rows.length).toBeGreaterThan(150);
    expect(by37.flatMap((page) => page.rows)).toEqual(rows);
    for (const [index, { page }] of by37.entries()) {
      expect(page).toMatchObject({
        page_index: index,
        total_rows: rows.length,
        total_pages: Math.ceil(rows.length / 37),
      });
    }
    const last = by37[0]?.page.last_page_token ?? '';
    expect((await pagesOf(service, list, 37, last, 'prev_page_token')).reverse()).toEqual(by37);
  });

  test('takes no token that it did not give', async () => {
    const service = await runningService();
    const [page] = await pagesOf(service, lists.find((each) => each !== list) ?? list, 10);
    const ask = (page_token: unknown) =>
      service.call(paths[list], { repo: main.repo, ...usual, page_query: { page_size: 10, page_token } });
    const refused = { status: 400, text: expect.stringContaining('page_token') };
    expect(await ask(page?.page.next_page_token)).toMatchObject(refused);
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (token) => {
        expect(await ask(token)).toMatchObject(refused);
      }),
      { numRuns: 40 },
    );
  });
});

const tokens = { next_page_token: '', prev_page_token: '', last_page_token: '' };
tell('a list of no records is one empty page', { records: { unhealthy_tests: [], quarantined_tests: [] } }, [
  ...lists.map((list) =>
    sends(
      paths[list],
      { ...usual, page_query: { page_size: 5 } },
      { [list]: [], page: { total_rows: 0, total_pages: 0, page_index: 0, ...tokens } },
    ),
  ),
]);

const list = { org_url_slug: 'acme' };
for (const strict of [false, true]) {
  tell(`what only the hosted service requires ${strict ? 'is required' : 'may be missing'}`, { strict }, [
    ...(
      [
        [paths.tests, { page_query: { page_size: 5 } }, 'status'],
        [paths.tests, { status: 'FLAKY' }, 'page_query'],
        [paths.tests, { status: 'FLAKY', page_query: {} }, 'page_query.page_size'],
        [paths.quarantined_tests, { page_query: {} }, 'page_query.page_size'],
      ] as const
    ).map(([path, fields, missing]) =>
      sends(path, { ...list, ...fields }, strict ? `${missing} is missing` : { page: { page_index: 0 } }),
    ),
    sends(paths.quarantined_tests, list, 'page_query is missing'),
  ]);
}

test('unhealthy tests are filtered by status', async () => {
  const service = await runningService();
  const valuesOf = async (status?: string): Promise<ReadonlySet<unknown>> => {
    const body = { repo: main.repo, ...list, status, page_query: { page_size: 100 } };
    const { tests } = (await service.call(paths.tests, body)).json as { tests: { status: { value: string } }[] };
    expect(tests.length).toBeGreaterThan(20);
    return new Set(tests.map((each) => each.status.value));
  };
  for (const status of ['FLAKY', 'BROKEN']) expect(await valuesOf(status)).toEqual(new Set([status.toLowerCase()]));
  expect(await valuesOf()).toEqual(new Set(['flaky', 'broken']));
});

const odd = { name: null, extra: { deep: [1] }, status: { value: 'Flaky' } };
const stranger = { name: null, status: 'strange' };
const records = { unhealthy_tests: [odd, stranger], quarantined_tests: [odd, stranger] };
tell('records from outside are served as they are', { records, upperCaseStates: true }, [
  sends(paths.quarantined_tests, { ...usual, page_query: {} }, { quarantined_tests: [odd, stranger] }),
  sends(paths.tests, { ...usual, page_query: {} }, { tests: [odd] }),
  sends(paths.tests, { ...list, status: 'HEALTHY' }, 'status must be one of FLAKY, BROKEN'),
  asks('/getQueue', 404),
]);
