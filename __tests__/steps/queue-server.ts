import type { ServerResponse } from 'node:http';
import { respond, serve } from './servers.js';

type Fields = Readonly<Record<string, unknown>>;

export interface QueueServer {
  readonly url: string;
  /** What the queue has; undefined while there is none. */
  queue: Fields | undefined;
  /** Paths and bodies that arrived, in order, without what identifies the queue. */
  readonly received: readonly (readonly [path: string, fields: Fields])[];
}

interface QueueServerOptions {
  readonly queue?: Fields;
  /** What becomes of an update; what was asked by default. */
  readonly update?: (queue: Fields, asked: Fields) => Fields;
  /** What an update answers; the queue by default. */
  readonly shown?: (queue: Fields) => object | string;
  /** Answers a request instead of the queue, where it returns true. */
  readonly instead?: (path: string, response: ServerResponse, server: QueueServer) => boolean;
}

/** What a new queue has, as the hosted service answers it. */
export const newQueue: Fields = {
  state: 'running',
  branch: 'main',
  mode: 'single',
  concurrency: 5,
  testingTimeoutMinutes: 60,
  batch: false,
  requiredStatuses: null,
  enqueuedPullRequests: [],
};

/** The queue endpoints of a service that holds one queue: creating it takes only mode and concurrency and answers nothing. */
export async function serveQueue(options: QueueServerOptions = {}): Promise<QueueServer> {
  const received: (readonly [string, Fields])[] = [];
  const update = options.update ?? ((queue: Fields, asked: Fields): Fields => ({ ...queue, ...asked }));
  const shown = options.shown ?? ((queue: Fields): Fields => queue);
  const state: { -readonly [K in keyof QueueServer]: QueueServer[K] } = { url: '', queue: options.queue, received };
  const server = await serve(({ url, body }, response) => {
    const path = url.replace('/v1', '');
    const { repo: _repo, targetBranch: _branch, ...fields } = JSON.parse(body) as Fields;
    received.push([path, fields]);
    if (options.instead?.(path, response, state) === true) return;
    const { queue } = state;
    if (path === '/createQueue') {
      if (queue !== undefined) {
        respond(response, 409, 'the queue exists');
        return;
      }
      const { mode, concurrency } = fields;
      state.queue = {
        ...newQueue,
        ...(mode === undefined ? {} : { mode }),
        ...(concurrency === undefined ? {} : { concurrency }),
      };
      respond(response, 200);
    } else if (queue === undefined) respond(response, 404, 'no such queue');
    else if (path === '/getQueue') respond(response, 200, queue);
    else if (path === '/updateQueue') {
      const { deleteRequiredStatuses, ...asked } = fields;
      state.queue = update(queue, { ...asked, ...(deleteRequiredStatuses === true ? { requiredStatuses: null } : {}) });
      respond(response, 200, shown(state.queue));
    } else respond(response, 404, 'no such path');
  });
  state.url = server.url;
  return state;
}
