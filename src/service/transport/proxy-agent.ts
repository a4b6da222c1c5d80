import type { ClientRequest } from 'node:http';
import { isIP } from 'node:net';
import { checkServerIdentity } from 'node:tls';
// By its path, because axios has another version of the package, which the bundle leaves out.
import { HttpsProxyAgent } from '../../../node_modules/https-proxy-agent/dist/index.js';
import { rememberConnected } from './connected.js';
import { keepEarlyResponse } from './early-response.js';
import { ServiceError } from './errors.js';
import { reasonNotConnected } from './network-failures.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import type { Proxy } from './proxy.js';
import { redactor } from '../../../packages/shared/src/redaction.js';

/** Address that an agent has to connect to. */
type ConnectOptions = Parameters<HttpsProxyAgent<string>['connect']>[1];

/**
 * Connections through an HTTP proxy (CONNECT, RFC 9110, section 9.3.6): the proxy learns host and port of the service,
 * and carries TLS between the two. Errors on the way to the service are thrown as a ServiceError whose message is the end of a sentence that begins with the request.
 */
export class ProxyAgent extends HttpsProxyAgent<string> {
  readonly #name: string;
  /** Removes the password from texts of the proxy. */
  readonly #redact: (text: string) => string;

  constructor({ url, authorization }: Proxy, options: { readonly keepAlive: boolean; readonly timeout: number }) {
    // The password is given as a header because the library writes the address that it gets into its debug log.
    super(url.href, {
      ...options,
      headers: authorization === undefined ? {} : { 'Proxy-Authorization': authorization },
    });
    this.#name = url.host;
    this.#redact = withoutCredentials(authorization);
  }

  override async connect(
    request: ClientRequest,
    options: ConnectOptions,
  ): ReturnType<HttpsProxyAgent<string>['connect']> {
    const abandoned = new AbortController();
    // Node does not notify the agent when a request is destroyed before it has a connection. A silent proxy would then
    // keep the process alive.
    const destroy = request.destroy.bind(request);
    request.destroy = (error) => {
      abandoned.abort();
      return destroy(error);
    };
    this.connectOpts = { ...this.connectOpts, signal: abandoned.signal };
    let response: ProxyResponse | undefined;
    request.once('proxyConnect', (connect: ProxyResponse) => (response = connect));
    const socket = await super
      .connect(request, withIdentity(options))
      .catch((error: unknown) => {
        throw this.#unreachable(error as Error);
      })
      .finally(() => (request.destroy = destroy));
    if (response?.statusCode === 200) return rememberConnected(keepEarlyResponse(socket));
    socket.destroy();
    throw response !== undefined && Number.isInteger(response.statusCode)
      ? this.#refused(response)
      : this.#unreachable(new Error('it does not speak HTTP'));
  }

  #refused({ statusCode, statusText }: ProxyResponse): ServiceError {
    const said = `${String(statusCode)} ${oneLine(this.#redact(statusText), 60)}`.trim();
    return new ServiceError({
      // A proxy that refuses will refuse again. A proxy that has a problem may recover soon.
      kind: statusCode >= 500 ? 'not-connected' : 'tls',
      code: statusCode === 407 ? 'PROXY_AUTHENTICATION' : 'PROXY_REFUSED',
      message: `could not be sent: the proxy ${this.#name} answered ${said} instead of connecting to the service`,
    });
  }

  #unreachable({ code = '', message }: NodeJS.ErrnoException): ServiceError {
    const reason = reasonNotConnected[code];
    const said = reason === undefined ? oneLine(this.#redact(message), 200) : `${reason} (${code})`;
    return new ServiceError({
      kind: 'not-connected',
      code: 'PROXY_UNREACHABLE',
      message: `could not reach the proxy ${this.#name}: ${said}`,
    });
  }
}

/** @param authorization of the proxy: `Basic` and the base64 of user name and password */
function withoutCredentials(authorization: string | undefined): (text: string) => string {
  if (authorization === undefined) return (text) => text;
  const encoded = authorization.replace(/^Basic /, '');
  const credentials = Buffer.from(encoded, 'base64').toString('utf8');
  return redactor(encoded, credentials, credentials.slice(credentials.indexOf(':') + 1));
}

/** Compares the certificate with the service's IP address. Without this, the library lets Node compare it with `localhost`. */
function withIdentity(options: ConnectOptions): ConnectOptions {
  const { host } = options;
  if (typeof host !== 'string' || isIP(host) === 0) return options;
  const compare: typeof checkServerIdentity = (_name, certificate) => checkServerIdentity(host, certificate);
  return Object.assign({ ...options }, { checkServerIdentity: compare });
}

interface ProxyResponse {
  readonly statusCode: number;
  readonly statusText: string;
}
