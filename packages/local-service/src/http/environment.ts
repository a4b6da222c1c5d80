import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ReceivedBody } from './request-body.js';
import type { TokenCheck } from './request-log.js';

/** Values that middleware and endpoints pass on with a request. */
export interface ServiceEnvironment {
  Bindings: HttpBindings;
  Variables: { body: ReceivedBody; token: TokenCheck };
}

export type ServiceContext = Context<ServiceEnvironment>;
