import type { HttpBindings } from '@hono/node-server';
import type { ResponseBody } from './request-body.js';
import type { LoggedRequest } from './request-log.js';

/** What the parts of the HTTP side hand to each other with a request. */
export interface ServiceEnvironment {
  Bindings: HttpBindings;
  Variables: { body: ResponseBody; token: LoggedRequest['token'] };
}
