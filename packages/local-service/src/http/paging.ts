import type { Page } from '../../../shared/src/service/records.js';
import { ApiError } from '../definitions/api-error.js';

/** Place of a row in its list: by a number, and among rows with the same number by a text. */
export type Place = readonly [number: number, text: string];

/** A place in a list, as a text that is valid for this list alone. */
const tokenOf = (list: string, place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([list, ...place])).toString('base64url');

/** @throws ApiError (INVALID_CURSOR) for a token of another list, and for one that this service did not make */
function placeIn(list: string, token: string, name: string): readonly unknown[] {
  try {
    const [of, ...place] = JSON.parse(Buffer.from(token, 'base64url').toString()) as unknown[];
    if (of === list && tokenOf(list, place) === token) return place;
  } catch {
    // A text that is not JSON was not made by this service.
  }
  throw new ApiError('INVALID_CURSOR', `${name} is unknown for this list`);
}

/**
 * Cuts a list into pages as the first generation does.
 * @param list names the list and its filter
 * @param size rows a page
 * @param token of the page, empty for the first
 * @returns the page; `page_index` counts from 0, and the token of a page that does not exist is empty
 * @throws ApiError (INVALID_CURSOR)
 */
export function pageByNumber<Row>(
  list: string,
  rows: readonly Row[],
  size: number,
  token: string,
): { readonly rows: readonly Row[]; readonly page: Required<Page> } {
  const [start] = (token === '' ? [0] : placeIn(list, token, 'page_query.page_token')) as [number];
  const pages = Math.ceil(rows.length / size);
  return {
    rows: rows.slice(start, start + size),
    page: {
      total_rows: rows.length,
      total_pages: pages,
      next_page_token: start + size < rows.length ? tokenOf(list, [start + size]) : '',
      prev_page_token: start > 0 ? tokenOf(list, [Math.max(0, start - size)]) : '',
      last_page_token: pages > 0 ? tokenOf(list, [(pages - 1) * size]) : '',
      page_index: Math.floor(start / size),
    },
  };
}

export interface PageQuery {
  readonly limit?: number;
  readonly cursor?: string;
  readonly includeTotal?: boolean;
}

/**
 * Cuts a list into pages as the second generation does. A cursor holds the place of the last row of its page. When rows come or go between
 * two pages, no other row is therefore left out.
 * @param list names the list; filters of the query are added
 * @param placeOf gives the place of a row; the smallest comes first
 * @param recordOf gives what is shown of a row
 * @throws ApiError (INVALID_CURSOR)
 */
export function pageByPlace<Row>(
  list: string,
  query: PageQuery,
  rows: readonly Row[],
  placeOf: (row: Row) => Place,
  recordOf: (row: Row) => object = (row) => row as object,
) {
  const { limit = 25, cursor, includeTotal = false, ...filters } = query;
  const name = JSON.stringify([list, filters]);
  const placed = rows
    .map((row) => ({ row, place: placeOf(row) }))
    .sort((one, other) => compare(one.place, other.place));
  const last = cursor === undefined ? undefined : (placeIn(name, cursor, 'cursor') as unknown as Place);
  const rest = last === undefined ? placed : placed.filter(({ place }) => compare(place, last) > 0);
  const shown = rest.slice(0, limit);
  const end = rest.length > limit ? shown.at(-1) : undefined;
  return {
    data: shown.map(({ row }) => recordOf(row)),
    nextCursor: end === undefined ? null : tokenOf(name, end.place),
    hasMore: end !== undefined,
    ...(includeTotal ? { total: rows.length } : {}),
  };
}

function compare([number, text]: Place, [otherNumber, otherText]: Place): number {
  if (number !== otherNumber) return number - otherNumber;
  return text < otherText ? -1 : text > otherText ? 1 : 0;
}
