import { ServiceError } from '../transport/errors.js';
import type { JsonObject } from '../queue/responses.js';
import { codeOf } from './errors.js';
import { objectOf, objectsOf, textOf } from './fields.js';
import { type KnownQueue, longestPage, mostPages } from './ids.js';
import { type Requests, inPath } from './requests.js';

/** States of an entry that is in the queue. */
export const activeStates = 'notReady,pending,testing,testsPassed,pendingFailure';

/**
 * Finds a pull request repeatedly among the rows of its queue. New rows come first in the list, so a pull request never
 * moves to an earlier page than the one where it was found.
 */
export class QueueRow {
  #cursor: string | undefined;

  /**
   * @returns undefined where it is on no page from the last known page on
   * @throws ServiceError
   */
  async find(requests: Requests, queue: KnownQueue, number: number): Promise<JsonObject | undefined> {
    try {
      return await this.#findFrom(this.#cursor, requests, queue, number);
    } catch (error) {
      const isOld = error instanceof ServiceError && codeOf(error) === 'INVALID_CURSOR';
      if (!isOld || this.#cursor === undefined) throw error;
      this.#cursor = undefined;
      return this.#findFrom(undefined, requests, queue, number);
    }
  }

  async #findFrom(from: string | undefined, requests: Requests, { id }: KnownQueue, number: number) {
    const path = `/merge-queues/${inPath(id)}/pull-requests`;
    let cursor = from;
    for (let page = 1; page <= mostPages; page += 1) {
      const { json } = await requests.list(path, { state: activeStates, limit: longestPage, cursor });
      const { data, hasMore, nextCursor } = objectOf(json);
      const row = objectsOf(data).find((one) => one.number === number);
      if (row !== undefined) {
        this.#cursor = cursor;
        return row;
      }
      cursor = hasMore === true ? textOf(nextCursor) : undefined;
      if (cursor === undefined) return undefined;
    }
    return undefined;
  }
}
