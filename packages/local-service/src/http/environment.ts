import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ReceivedBody } from './request-body.js';

/** What middleware passes on to endpoints with a request. */
export interface ServiceEnvironment {
  Bindings: HttpBindings;
  Variables: { body: ReceivedBody };
}

export type ServiceContext = Context<ServiceEnvironment>;
