import type { ClientRequest } from 'node:http';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { keepAnswer } from './kept-answer.js';
import { ConnectionFailure, reasonNotConnected } from './network-failures.js';
import { oneLine } from './one-line.js';
import type { Proxy } from './proxy.js';

/** What an agent is asked to connect to. */
type ConnectOptions = Parameters<HttpsProxyAgent<string>['connect']>[1];

/**
 * Connections through an HTTP proxy (CONNECT, RFC 9110, section 9.3.6): the proxy learns host and port of the service,
 * and carries TLS between the two. What goes wrong on the way to the service is thrown as a ConnectionFailure.
 */
export class Tunnel extends HttpsProxyAgent<string> {
  readonly #name: string;

  constructor({ url, authorization }: Proxy, options: { readonly keepAlive: boolean; readonly timeout: number }) {
    // The password is given as a header because the library writes the address that it gets into its debug log.
    super(url.href, {
      ...options,
      headers: authorization === undefined ? {} : { 'Proxy-Authorization': authorization },
    });
    this.#name = url.host;
  }

  override async connect(
    request: ClientRequest,
    options: ConnectOptions,
  ): ReturnType<HttpsProxyAgent<string>['connect']> {
    const abandoned = new AbortController();
    const abandon = (): void => {
      abandoned.abort();
    };
    // A proxy that never answers would otherwise keep the process alive after its request was given up.
    request.once('close', abandon);
    this.connectOpts = { ...this.connectOpts, signal: abandoned.signal };
    let answer: ProxyAnswer | undefined;
    request.once('proxyConnect', (connect: ProxyAnswer) => (answer = connect));
    try {
      const socket = await super.connect(request, options);
      if (answer?.statusCode === 200) return keepAnswer(socket);
      socket.destroy();
    } catch (error) {
      throw this.#unreachable(error);
    } finally {
      request.off('close', abandon);
    }
    throw this.#refused(answer);
  }

  #refused(answer: ProxyAnswer | undefined): ConnectionFailure {
    const { statusCode = 0, statusText = '' } = answer ?? {};
    const said = `${String(statusCode)} ${oneLine(statusText, 60)}`.trim();
    return new ConnectionFailure({
      // A proxy that refuses will refuse again; one that has a problem of its own may be over it soon.
      kind: statusCode >= 500 ? 'not-connected' : 'tls',
      code: statusCode === 407 ? 'PROXY_AUTHENTICATION' : 'PROXY_REFUSED',
      message: `could not be sent: the proxy ${this.#name} answered ${said} instead of connecting to the service`,
    });
  }

  #unreachable(error: unknown): ConnectionFailure {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = reasonNotConnected[code];
    return new ConnectionFailure({
      kind: 'not-connected',
      code: 'PROXY_UNREACHABLE',
      message: `could not reach the proxy ${this.#name}: ${reason === undefined ? oneLine(message, 200) : `${reason} (${code})`}`,
    });
  }
}

interface ProxyAnswer {
  readonly statusCode: number;
  readonly statusText: string;
}
