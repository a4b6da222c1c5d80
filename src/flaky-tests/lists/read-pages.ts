import { createHash } from 'node:crypto';
import { isObject } from '../../../packages/shared/src/json-values.js';
import { counted, grouped } from '../../../packages/shared/src/numbers.js';
import type { Page } from '../../../packages/shared/src/service/records.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { UserError } from '../../../packages/shared/src/user-error.js';

export interface ListPage {
  /** The page's records; anything but an array is an error. */
  readonly records: unknown;
  readonly page?: Page | null | undefined;
  /** Why the list may go on after this page although the page names no next one, as a clause. */
  readonly cut?: string | undefined;
}

/** Fetches one page; without a token, the first page. It also makes the retries; its errors end the list. */
export type FetchPage = (pageToken: string | undefined) => Promise<ListPage>;

export interface ReadPagesOptions {
  /** Stop after this many pages; 0 or undefined means all. */
  readonly maxPages?: number;
  /** Receives one line for the log about a harmless oddity. */
  readonly warn?: (line: string) => void;
  /** Called after each page with the pages and records so far, and the service's total number of records. */
  readonly onPage?: (progress: { readonly pages: number; readonly records: number; readonly total?: number }) => void;
}

/** How a list ended. */
export interface ListRead {
  readonly pages: number;
  readonly records: number;
  /** Why the list may lack tests, and what to do; undefined for a whole list. */
  readonly cut?: string;
}

/** The service's paging cannot be followed. One line. */
export class PagingError extends UserError {
  override readonly name = 'PagingError';
}

const again = 'Run the step again. If this stays, report it to the operator of the service';
/** Most pages of a list. No list of tests is this long. A service that names a further page would never stop. */
const mostPages = 100_000;
/** A page may be empty and name a next one (a filter that runs after paging), but not this many in a row. */
const mostEmptyPages = 100;

/**
 * All records of a list, page by page as `next_page_token` leads, one request at a time. Holds one page, and a digest for
 * each record and each token seen. It ends at a page whose token is missing, null or empty. A list with fewer records
 * than the service counts may have changed meanwhile, so it is read once more, and gives the records that are new.
 *
 * @throws PagingError for a token seen before, which would lead in a circle, for a page that holds no array, and for a
 *   list without end
 */
export async function* readList(
  fetchPage: FetchPage,
  options: ReadPagesOptions = {},
): AsyncGenerator<unknown, ListRead, undefined> {
  const first = yield* readPages(fetchPage, options, new Set());
  if (first.cut !== undefined || isWhole(first)) return listRead(first);
  const second = yield* readPages(fetchPage, options, first.seen);
  if (second.shrank !== undefined) options.warn?.(`${second.shrank}; a test may have been missed`);
  return listRead(second);
}

interface PagesRead {
  readonly pages: number;
  readonly records: number;
  /** The service's number of records, by the last page that has one. */
  readonly total: number | undefined;
  /** A digest of each record. */
  readonly seen: ReadonlySet<string>;
  /** That the total became smaller meanwhile, so that a record may have moved to a page that was read already. */
  readonly shrank?: string | undefined;
  readonly cut?: string | undefined;
}

const isWhole = ({ shrank, total = 0, seen }: PagesRead): boolean => shrank === undefined && seen.size >= total;

function listRead({ pages, records, total = 0, seen, cut }: PagesRead): ListRead {
  if (cut !== undefined) return { pages, records, cut };
  if (seen.size >= total) return { pages, records };
  const counts = `the service counts ${counted(total, 'test')}, and its pages have ${grouped(seen.size)}`;
  return { pages, records, cut: `${counts}. ${again}` };
}

/** Reads all pages once. @param known digests of records that are not wanted again */
async function* readPages(
  fetchPage: FetchPage,
  { maxPages = 0, onPage }: ReadPagesOptions,
  known: ReadonlySet<string>,
): AsyncGenerator<unknown, PagesRead, undefined> {
  const tokens = new Set<string>();
  const seen = new Set<string>();
  let token: string | undefined;
  let total: number | undefined;
  let shrank: string | undefined;
  let records = 0;
  let odd = 0;
  let emptyPages = 0;
  for (let pages = 1; ; pages++) {
    const response = await fetchPage(token);
    if (!Array.isArray(response.records)) {
      throw new PagingError(`page ${pages} of the list has no array of tests. Is base-url the address of the service?`);
    }
    const page: Page = response.page ?? {};
    const newTotal = totalOf(page);
    if (total !== undefined && newTotal !== undefined && newTotal < total) {
      shrank = `The list shrank from ${total} to ${newTotal} tests while it was read (page ${pages})`;
    }
    total = newTotal ?? total;
    for (const record of response.records as readonly unknown[]) {
      if (!isObject(record)) odd += 1;
      const digest = digestOf(identityOf(record));
      seen.add(digest);
      if (!known.has(digest)) yield record;
    }
    records += response.records.length;
    emptyPages = response.records.length === 0 ? emptyPages + 1 : 0;
    onPage?.({ pages, records, ...(total === undefined ? {} : { total }) });

    const read = { pages, records, total, seen, shrank };
    token = nextToken(page, pages);
    if (token === undefined) {
      const why = response.cut ?? oddRows(odd, records);
      return { ...read, cut: why === undefined ? undefined : `${why}. ${again}` };
    }
    refuseCircle(token, tokens, pages);
    if (maxPages > 0 && pages >= maxPages) {
      const of = total === undefined ? '' : ` of ${grouped(total)}`;
      return { ...read, cut: `max-pages ended it after ${grouped(records)}${of} tests. Leave max-pages empty` };
    }
    refuseEndless(pages, emptyPages);
  }
}

function nextToken(page: Page, number: number): string | undefined {
  const token: unknown = page.next_page_token;
  if (token === undefined || token === null || token === '') return undefined;
  if (typeof token === 'string') return token;
  if (typeof token === 'number') return String(token);
  throw new PagingError(`next_page_token of page ${number} is ${shortened(JSON.stringify(token), 60)}, not a text`);
}

const oddRows = (odd: number, rows: number): string | undefined =>
  odd === 0
    ? undefined
    : `${grouped(odd)} of its ${counted(rows, 'row')} ${odd === 1 ? "isn't a JSON object" : "aren't JSON objects"}`;

/** The service's number of records. Some services write whole numbers as text. */
function totalOf({ total_rows: total }: Page): number | undefined {
  const text = String(total ?? '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The fields by which two rows are the same test, however its other fields change while the list is read. */
function identityOf(record: unknown): unknown {
  if (!isObject(record)) return record;
  const { id, test_case_id, name, parent, classname, file, file_path, variant } = record;
  return [id, test_case_id, name, parent, classname, file, file_path, variant];
}

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64').slice(0, 22);

/** @throws PagingError for a token that was seen before */
function refuseCircle(token: string, seen: Set<string>, pages: number): void {
  const digest = digestOf(token);
  if (seen.has(digest)) {
    throw new PagingError(
      `page ${pages} of the list names a next page that was read before (next_page_token ${shortened(JSON.stringify(token), 60)}): ` +
        'the pages of the list form a circle. Run the step again. If the error stays, report it to the operator of the service',
    );
  }
  seen.add(digest);
}

/** @throws PagingError after too many pages that name a next one */
function refuseEndless(pages: number, emptyPages: number): void {
  if (emptyPages >= mostEmptyPages) {
    throw new PagingError(
      `${mostEmptyPages} empty pages in a row, and the last names a next one: the list has no end. Set max-pages to stop earlier`,
    );
  }
  if (pages >= mostPages) {
    throw new PagingError(
      `the list names a next page after ${mostPages} pages. Set max-pages to stop earlier, or page-size to ask for larger pages`,
    );
  }
}
