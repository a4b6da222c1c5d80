import { type Agent, type ClientRequest, type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { Duplex } from 'node:stream';

export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  /** Whose connections are used. */
  readonly agent: Agent;
  /** Ends the request, or the reading of its response, with its reason. */
  readonly signal: AbortSignal;
}

export interface SentRequest {
  /** The request, of which a part may still be unsent when the response comes. */
  readonly request: ClientRequest;
  /** The response, whose body has yet to be read; rejects with Node's error when none comes. */
  readonly response: Promise<IncomingMessage>;
}

/**
 * Sends a request once. Redirects are not followed, since they would carry the token to wherever they lead, and a body is
 * received as it is sent: what becomes of the two is for the caller to say.
 * @throws what Node throws of a header that cannot be sent
 */
export function sendRequest({ method, url, headers, body, agent, signal }: HttpRequest): SentRequest {
  const request = (url.protocol === 'https:' ? requestByHttps : requestByHttp)(url, { method, headers, agent });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    let received: IncomingMessage | undefined;
    const abort = (): void => {
      (received ?? request).destroy(signal.reason as Error);
    };
    request.once('response', (message: IncomingMessage) => {
      received = message;
      resolve(message);
    });
    // Stays after the response, too: the rest of a request that is no longer taken fails then.
    request.on('error', reject);
    request.once('upgrade', (message: IncomingMessage, socket: Duplex) => {
      socket.destroy();
      reject(
        new Error(`it changed to another protocol, which was not asked for (status ${String(message.statusCode)})`),
      );
    });
    request.once('close', () => {
      signal.removeEventListener('abort', abort);
      // For a way of closing that Node says no error of: nobody may wait for it forever.
      reject(new Error('the connection was closed'));
    });
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
  request.end(body);
  return { request, response };
}
