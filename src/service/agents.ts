import { type ClientRequest, Agent as HttpAgent } from 'node:http';
import { rememberConnected } from './connected.js';
import { keepEarlyResponse } from './early-response.js';
import { proxyFor } from './proxy.js';

/** A connection stays open for the next request, for at most five idle seconds, as with Node's own agents. */
const kept = { keepAlive: true, timeout: 5_000 };

/**
 * Makes the connections to one service, directly or through the proxy that the environment names.
 * @throws ServiceError when the environment names a proxy in a form that is no address
 */
export async function agentFor(address: URL): Promise<HttpAgent> {
  const proxy = proxyFor(address);
  if (proxy !== undefined) {
    const { ProxyAgent } = await import('./proxy-agent.js');
    return new ProxyAgent(proxy, kept);
  }
  // Loaded only here: it loads all of TLS.
  const { Agent } = address.protocol === 'https:' ? await import('node:https') : { Agent: HttpAgent };
  const agent = new Agent(kept);
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, connected) => {
    const socket = connect(options, connected);
    return socket ? rememberConnected(keepEarlyResponse(socket)) : socket;
  };
  return agent;
}

/**
 * Closes the connections that wait for another request. The service may have closed its end of one, and a request sent
 * on it would end like one that arrived and was not answered.
 */
export function closeIdle(agent: HttpAgent): void {
  for (const sockets of Object.values(agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy();
}

/**
 * True when a request went out on a connection that had stood idle, and that broke before a byte of a response came:
 * in all likelihood the service had closed it (RFC 9112, section 9.3.1).
 * @param error what the request failed with, and the request
 */
export function diedIdle({ code, request }: { readonly code?: string; readonly request?: unknown }): boolean {
  const { reusedSocket } = (request ?? {}) as Partial<ClientRequest>;
  return reusedSocket === true && (code === 'ECONNRESET' || code === 'EPIPE');
}
