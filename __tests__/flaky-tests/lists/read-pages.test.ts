import { describe, expect, test } from '@jest/globals';
import { readPages } from '../../../src/flaky-tests/lists/read-pages.js';
import type { FetchPage, ListPage, PagesRead, ReadPagesOptions } from '../../../src/flaky-tests/lists/read-pages.js';

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
  const pages = readPages(counted, { warn: (line) => warnings.push(line), ...options });
  let step = await pages.next();
  for (; step.done !== true; step = await pages.next()) records.push(step.value);
  const end: PagesRead = step.value;
  return { asked, warnings, records, end };
}

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
        '': { records: [1, 2], page: { next_page_token: 'b', total_rows: 3 } },
        b: { records: [3], page: { next_page_token: '', total_rows: 3 } },
      }),
    );
    expect(asked).toEqual([undefined, 'b']);
    expect(records).toEqual([1, 2, 3]);
    expect(end).toEqual({ pages: 2, records: 3, stopped: 'end' });
  });

  test.each<[string, ListPage]>([
    ['an empty token', { records: [1], page: { next_page_token: '' } }],
    ['a null token', { records: [1], page: { next_page_token: null } }],
    ['no token', { records: [1], page: {} }],
    ['null for a page', { records: [1], page: null }],
    ['no page', { records: [1] }],
  ])('end with %s', async (_, page) => {
    expect((await read(service({ '': page }))).end.stopped).toBe('end');
  });

  test('may be empty, with and without a token', async () => {
    const { records, end } = await read(
      service({
        '': { records: [], page: { next_page_token: 'b' } },
        b: { records: [1], page: { next_page_token: 'c' } },
        c: { records: [] },
      }),
    );
    expect(records).toEqual([1]);
    expect(end.pages).toBe(3);
  });

  test('are no more than max-pages', async () => {
    const endless: FetchPage = (token) =>
      Promise.resolve({ records: [token], page: { next_page_token: `${token ?? ''}x` } });
    const { asked, end } = await read(endless, { maxPages: 3 });
    expect(asked).toEqual([undefined, 'x', 'xx']);
    expect(end).toEqual({ pages: 3, records: 3, stopped: 'max-pages' });
    expect((await read(service({ '': { records: [1] } }), { maxPages: 1 })).end.stopped).toBe('end');
  });

  test.each([
    ['the last', ['a', 'b', 'b'], 'page 3'],
    ['an earlier', ['a', 'b', 'c', 'a'], 'page 4'],
  ])('whose token repeats %s one are an error', async (_, tokens, page) => {
    let number = 0;
    await expect(
      read(() => Promise.resolve({ records: [1], page: { next_page_token: tokens[number++] ?? '' } })),
    ).rejects.toThrow(`${page} of the list names a next page that was read before`);
    expect(number).toBe(tokens.length);
  });

  test('without end are an error', async () => {
    let number = 0;
    const empty: FetchPage = () => Promise.resolve({ records: [], page: { next_page_token: String(number++) } });
    await expect(read(empty)).rejects.toThrow('100 empty pages in a row');
    expect(number).toBe(100);
    const endless: FetchPage = () => Promise.resolve({ records: [1], page: { next_page_token: String(number++) } });
    const pages = readPages(endless);
    await expect(
      (async () => {
        for await (const _ of pages);
      })(),
    ).rejects.toThrow('after 100000 pages');
  });

  test('whose totals shrink are read on, with a warning', async () => {
    const progress: unknown[] = [];
    const { warnings, records } = await read(
      service({
        '': { records: [1], page: { next_page_token: 'b', total_rows: 30 } },
        b: { records: [2], page: { next_page_token: 'c', total_rows: 20 } },
        c: { records: [3], page: { total_rows: null } },
      }),
      { onPage: (one) => progress.push(one) },
    );
    expect(records).toEqual([1, 2, 3]);
    expect(warnings).toEqual([
      'The list shrank from 30 to 20 tests while it was read (page 2); a test may have been missed',
    ]);
    expect(progress).toEqual([
      { pages: 1, records: 1, total: 30 },
      { pages: 2, records: 2, total: 20 },
      { pages: 3, records: 3, total: 20 },
    ]);
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

  test('are asked for only when their records are wanted', async () => {
    let asked = 0;
    const pages = readPages(() => Promise.resolve({ records: [1, 2], page: { next_page_token: String(++asked) } }));
    await pages.next();
    await pages.next();
    expect(asked).toBe(1);
    await pages.return({ pages: 0, records: 0, stopped: 'end' });
    expect(asked).toBe(1);
  });

  test('that fail end the list with their error', async () => {
    await expect(read(service({ '': { records: [1], page: { next_page_token: 'gone' } } }))).rejects.toThrow(
      'no page gone',
    );
  });
});
