import { createHmac, randomBytes } from 'node:crypto';
import type { Page } from '../../../shared/src/service/records.js';

/** A page_token that this service did not give out for this list. */
export class UnknownToken extends Error {
  override readonly name = 'UnknownToken';
}

export interface RowsAndPage<Row> {
  readonly rows: readonly Row[];
  readonly page: Required<Page>;
}

/** Cuts lists into pages. A token is valid for one list (and filter) of one running service. */
export class Paging {
  readonly #secret = randomBytes(32);

  /**
   * @param list names the list and its filter
   * @param size rows a page
   * @param token of the page, empty for the first
   * @returns the page; `page_index` counts from 0, and the token of a page that does not exist is empty
   * @throws UnknownToken
   */
  cut<Row>(list: string, rows: readonly Row[], size: number, token: string): RowsAndPage<Row> {
    const start = token === '' ? 0 : this.#startOf(list, token);
    const lastStart = Math.max(0, Math.ceil(rows.length / size) - 1) * size;
    return {
      rows: rows.slice(start, start + size),
      page: {
        total_rows: rows.length,
        total_pages: Math.ceil(rows.length / size),
        next_page_token: start + size < rows.length ? this.#token(list, start + size) : '',
        prev_page_token: start > 0 ? this.#token(list, Math.max(0, start - size)) : '',
        last_page_token: rows.length > 0 ? this.#token(list, lastStart) : '',
        page_index: Math.floor(start / size),
      },
    };
  }

  #token(list: string, start: number): string {
    const proof = createHmac('sha256', this.#secret)
      .update(`${list} ${String(start)}`)
      .digest('base64url')
      .slice(0, 16);
    return Buffer.from(`${String(start)}.${proof}`).toString('base64url');
  }

  #startOf(list: string, token: string): number {
    const start = Number(Buffer.from(token, 'base64url').toString().split('.')[0]);
    if (!Number.isSafeInteger(start) || this.#token(list, start) !== token) throw new UnknownToken();
    return start;
  }
}
