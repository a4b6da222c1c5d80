import { createHmac, randomBytes } from 'node:crypto';
import { ApiError } from '../../definitions/v2/api-error.js';
import type { PageQuery } from '../../definitions/v2/requests.js';

/** Place of a row in its list: by a number, and among rows with the same number by a text. */
export type Place = readonly [number: number, text: string];

export interface RowsPage<Row> {
  readonly data: Row[];
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
  readonly total?: number;
}

/**
 * Cuts lists into pages. A cursor holds the place of the last row of its page. When rows are added or removed between
 * two pages, no other row is therefore left out. A cursor is valid for one list with its filters, in one running
 * service.
 */
export class Cursors {
  readonly #secret = randomBytes(32);

  /**
   * @param list names the list; filters of the query are added
   * @param placeOf gives the place of a row; the smallest comes first
   * @param backwards true when the largest comes first
   * @throws ApiError (INVALID_CURSOR)
   */
  page<Row>(
    list: string,
    query: PageQuery,
    rows: readonly Row[],
    placeOf: (row: Row) => Place,
    backwards = false,
  ): RowsPage<Row> {
    const inTurn = (one: Place, other: Place): number => (backwards ? compare(other, one) : compare(one, other));
    const { limit, cursor, includeTotal, ...filters } = query;
    const name = JSON.stringify([list, filters]);
    const placed = rows
      .map((row) => ({ row, place: placeOf(row) }))
      .sort((one, other) => inTurn(one.place, other.place));
    const last = cursor === undefined ? undefined : this.#placeIn(name, cursor);
    const rest = last === undefined ? placed : placed.filter(({ place }) => inTurn(place, last) > 0);
    const shown = rest.slice(0, limit);
    const end = rest.length > limit ? shown.at(-1) : undefined;
    return {
      data: shown.map(({ row }) => row),
      nextCursor: end === undefined ? null : this.#cursor(name, end.place),
      hasMore: end !== undefined,
      ...(includeTotal ? { total: rows.length } : {}),
    };
  }

  #cursor(name: string, place: Place): string {
    const proof = createHmac('sha256', this.#secret)
      .update(JSON.stringify([name, place]))
      .digest('base64url');
    return Buffer.from(JSON.stringify([...place, proof.slice(0, 16)])).toString('base64url');
  }

  #placeIn(name: string, cursor: string): Place {
    try {
      const [number, text] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [number, string];
      if (this.#cursor(name, [number, text]) === cursor) return [number, text];
    } catch {
      // A cursor that is not JSON was not made by this service.
    }
    throw new ApiError('INVALID_CURSOR', 'cursor must be the nextCursor of the page before, with the same parameters');
  }
}

function compare(one: Place, other: Place): number {
  if (one[0] !== other[0]) return one[0] - other[0];
  return one[1] < other[1] ? -1 : one[1] > other[1] ? 1 : 0;
}
