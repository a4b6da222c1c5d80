import type { HttpBindings } from '@hono/node-server';
import type { ReceivedBody } from './request-body.js';
import type { TokenCheck } from './request-log.js';

/** What the parts of the HTTP side hand to each other with a request. */
export interface ServiceEnvironment {
  Bindings: HttpBindings;
  Variables: { body: ReceivedBody; token: TokenCheck };
}
