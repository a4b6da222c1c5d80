import { createHash } from 'node:crypto';
import type { Page } from '../../../packages/shared/src/service/records.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { UserError } from '../../../packages/shared/src/user-error.js';

export interface ListPage {
  /** The page's records; anything but an array is an error. */
  readonly records: unknown;
  readonly page?: Page | null | undefined;
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

export interface PagesRead {
  readonly pages: number;
  readonly records: number;
  /** `max-pages`: the service names a further page, which was not fetched. */
  readonly stopped: 'end' | 'max-pages';
}

/** The service's paging cannot be followed. One line. */
export class PagingError extends UserError {
  override readonly name = 'PagingError';
}

/** Most pages of a list. No list of tests is this long. A service that names a further page would never stop. */
const mostPages = 100_000;
/** A page may be empty and name a next one (a filter that runs after paging), but not this many in a row. */
const mostEmptyPages = 100;

/**
 * All records of a list, page by page as `next_page_token` leads, one request at a time. Holds one page and 16 bytes for
 * each token seen. It ends at a page whose token is missing, null or empty, whatever the totals say.
 *
 * @throws PagingError for a token seen before, which would lead in a circle, for a page that holds no array, and for a
 *   list without end
 */
export async function* readPages(
  fetchPage: FetchPage,
  { maxPages = 0, warn, onPage }: ReadPagesOptions = {},
): AsyncGenerator<unknown, PagesRead, undefined> {
  const seen = new Set<string>();
  let token: string | undefined;
  let total: number | undefined;
  let records = 0;
  let emptyPages = 0;
  for (let pages = 1; ; pages++) {
    const response = await fetchPage(token);
    if (!Array.isArray(response.records)) {
      throw new PagingError(`page ${pages} of the list has no array of tests. Is base-url the address of the service?`);
    }
    const page: Page = response.page ?? {};
    const newTotal = typeof page.total_rows === 'number' ? page.total_rows : undefined;
    if (total !== undefined && newTotal !== undefined && newTotal < total) {
      warn?.(
        `The list shrank from ${total} to ${newTotal} tests while it was read (page ${pages}); a test may have been missed`,
      );
    }
    total = newTotal ?? total;
    for (const record of response.records as readonly unknown[]) yield record;
    records += response.records.length;
    emptyPages = response.records.length === 0 ? emptyPages + 1 : 0;
    onPage?.({ pages, records, ...(total === undefined ? {} : { total }) });

    token = nextToken(page, pages);
    if (token === undefined) return { pages, records, stopped: 'end' };
    const digest = createHash('sha256').update(token).digest('base64').slice(0, 22);
    if (seen.has(digest)) {
      throw new PagingError(
        `page ${pages} of the list names a next page that was read before (next_page_token ${shortened(JSON.stringify(token), 60)}): ` +
          'the pages of the list form a circle. Run the step again. If the error stays, report it to the operator of the service',
      );
    }
    seen.add(digest);
    if (maxPages > 0 && pages >= maxPages) return { pages, records, stopped: 'max-pages' };
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
}

function nextToken(page: Page, number: number): string | undefined {
  const token: unknown = page.next_page_token;
  if (token === undefined || token === null || token === '') return undefined;
  if (typeof token === 'string') return token;
  if (typeof token === 'number') return String(token);
  throw new PagingError(`next_page_token of page ${number} is ${shortened(JSON.stringify(token), 60)}, not a text`);
}
