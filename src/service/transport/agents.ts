import { Agent as HttpAgent } from 'node:http';
import { rememberConnected } from './connected.js';
import { keepEarlyResponse } from './early-response.js';
import { proxyFor } from './proxy.js';

/** A connection stays open for the next request, for at most five idle seconds, as with Node's own agents. */
const kept = { keepAlive: true, timeout: 5_000 };

/**
 * Makes the connections to one service, directly or through the proxy that the environment names.
 * @throws ServiceError when the environment names a proxy with an invalid address
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
 * Closes the connections that wait for another request. The service may have closed its end of such a connection. A
 * request on it would fail like a request that arrived and got no response.
 */
export function closeIdle(agent: HttpAgent): void {
  for (const sockets of Object.values(agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy();
}
