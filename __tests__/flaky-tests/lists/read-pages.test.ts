import { describe, expect, test } from '@jest/globals';
import { readList } from '../../../src/flaky-tests/lists/read-pages.js';
import type { FetchPage, ListPage, ListRead, ReadPagesOptions } from '../../../src/flaky-tests/lists/read-pages.js';

/** Reads all, and says what was asked for. */
async function read(fetchPage: FetchPage, options: ReadPagesOptions = {}) {
  const asked: (string | undefined)[] = [];
  const warnings: string[] = [];
  const records: unknown[] = [];
  let inFlight = 0;
  const counted: FetchPage = async (token) => {
    asked.push(token);
    expect(++inFlight).toBe(1);
    await new Promise(setImmediate);
    const page = await fetchPage(token);
    inFlight -= 1;
    return page;
  };
  const pages = readList(counted, { warn: (line) => warnings.push(line), ...options });
  let step = await pages.next();
  for (; step.done !== true; step = await pages.next()) records.push(step.value);
  const end: ListRead = step.value;
  return { asked, warnings, records, end };
}

const row = (name: unknown, more: object = {}): object => ({ name, ...more });

function service(pages: Readonly<Record<string, ListPage>>): FetchPage {
  return (token = '') => {
    const page = pages[token];
    return page ? Promise.resolve(page) : Promise.reject(new Error(`no page ${token}`));
  };
}

describe('pages', () => {
  test('are read one after the other until no token follows', async () => {
    const { asked, records, end } = await read(
      service({
        '': { records: [row(1), row(2)], page: { next_page_token: 'b', total_rows: 3 } },
        b: { records: [row(3)], page: { next_page_token: '', total_rows: 3 } },
      }),
    );
    expect(asked).toEqual([undefined, 'b']);
    expect(records).toEqual([row(1), row(2), row(3)]);
    expect(end).toEqual({ pages: 2, records: 3 });
  });

  test.each<[string, ListPage]>([
    ['an empty token', { records: [row(1)], page: { next_page_token: '' } }],
    ['no token', { records: [row(1)], page: {} }],
    ['no page', { records: [row(1)] }],
  ])('end with %s', async (_, page) => {
    expect((await read(service({ '': page }))).end).toEqual({ pages: 1, records: 1 });
  });

  test('are no more than max-pages', async () => {
    const endless: FetchPage = (token) =>
      Promise.resolve({ records: [row(token)], page: { next_page_token: `${token ?? ''}x` } });
    const { asked, end } = await read(endless, { maxPages: 3 });
    expect(asked).toEqual([undefined, 'x', 'xx']);
    expect(end).toEqual({
      pages: 3,
      records: 3,
      cut: 'max-pages ended it after 3 tests. Leave max-pages empty',
    });
    expect((await read(service({ '': { records: [{}] } }), { maxPages: 1 })).end.cut).toBeUndefined();
  });

  test.each([
    ['the last', ['a', 'b', 'b'], 'page 3'],
    ['an earlier', ['a', 'b', 'c', 'a'], 'page 4'],
  ])('whose token repeats %s one are an error', async (_, tokens, page) => {
    let number = 0;
    await expect(
      read(() => Promise.resolve({ records: [row(1)], page: { next_page_token: tokens[number++] ?? '' } })),
    ).rejects.toThrow(`${page} of the list names a next page that was read before`);
    expect(number).toBe(tokens.length);
  });

  test('without end are an error', async () => {
    let number = 0;
    const empty: FetchPage = () => Promise.resolve({ records: [], page: { next_page_token: String(number++) } });
    await expect(read(empty)).rejects.toThrow('100 empty pages in a row');
    expect(number).toBe(100);
    const endless: FetchPage = () =>
      Promise.resolve({ records: [row(1)], page: { next_page_token: String(number++) } });
    const pages = readList(endless);
    await expect(
      (async () => {
        for await (const _ of pages);
      })(),
    ).rejects.toThrow('after 100000 pages');
  });

  test.each<[string, ListPage, string]>([
    ['no array', { records: undefined }, 'page 1 of the list has no array of tests'],
    [
      'an object for a token',
      { records: [], page: { next_page_token: {} as string } },
      'next_page_token of page 1 is {}, not a text',
    ],
  ])('with %s are an error', async (_, page, message) => {
    await expect(read(service({ '': page }))).rejects.toThrow(message);
  });
});

describe('a list with fewer rows than the service counts', () => {
  /** The answers to each read of a list of one page. */
  const changing = (...pages: readonly ListPage[]): FetchPage => {
    let count = 0;
    return () => Promise.resolve(pages[Math.min(count++, pages.length - 1)] ?? { records: [] });
  };
  const page = (total: unknown, ...rows: readonly object[]): ListPage => ({
    records: rows,
    page: { total_rows: total as number },
  });
  const short = (total: string, rows: string): string =>
    `the service counts ${total}, and its pages have ${rows}. Run the step again. If this stays, report it to the operator of the service`;

  test.each<[string, readonly ListPage[], reads: number, records: number, cut: string | undefined]>([
    ['still, is cut', [page(50, row(1))], 2, 1, short('50 tests', '1')],
    ['as one row comes twice, is cut', [page(2, row(1), row(1, { status: 'new' }))], 2, 2, short('2 tests', '1')],
    ['at first, is whole with the rows of both reads', [page(2, row(1)), page(2, row(1), row(2))], 2, 2, undefined],
    ['until rows are gone, is whole', [page(2, row(1)), page(1, row(1))], 2, 1, undefined],
    ['never, is whole', [page(2, row(1), row(2), row(3))], 1, 3, undefined],
    ['in a number below 0, is whole', [page(-1, row(1))], 1, 1, undefined],
    ['of one name in two files, is whole', [page(2, row(1, { file: 'a' }), row(1, { file: 'b' }))], 1, 2, undefined],
  ])('%s', async (_what, pages, reads, count, cut) => {
    const { records, end, asked } = await read(changing(...pages));
    expect([asked.length, records.length, end.cut]).toEqual([reads, count, cut]);
  });

  test('because it shrank while it was read is read once more, since a row may have moved to an earlier page', async () => {
    let reads = 0;
    const shrinking: FetchPage = (token) => {
      if (token === undefined) {
        reads += 1;
        return Promise.resolve({ records: [row(1)], page: { next_page_token: 'b', total_rows: 3 } });
      }
      return Promise.resolve({ records: [row(reads === 1 ? 3 : 2)], page: { total_rows: 2 } });
    };
    const { records, warnings, end } = await read(shrinking);
    expect(records).toEqual([row(1), row(3), row(2)]);
    expect(end.cut).toBeUndefined();
    expect(warnings).toEqual([
      'The list shrank from 3 to 2 tests while it was read (page 2); a test may have been missed',
    ]);
  });
});

test.each<[string, ListPage, cut: string]>([
  ['a row that is no object', { records: ['a', row(1)] }, "1 of its 2 rows isn't a JSON object"],
  ['rows that are no objects', { records: [null, [row(1)]] }, "2 of its 2 rows aren't JSON objects"],
  ['a last page that does not say so', { records: [row(1)], cut: 'it has no page' }, 'it has no page'],
])('a list with %s is cut', async (_what, page, cut) => {
  expect((await read(service({ '': page }))).end.cut).toMatch(new RegExp(`^${cut}\\. Run the step again`));
});
