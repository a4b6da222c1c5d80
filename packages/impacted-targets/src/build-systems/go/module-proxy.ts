import { connect } from 'node:net';

/** Timeout of a connection to the proxy. A working one needs a fraction of it. The go command waits half a minute. */
const patienceMilliseconds = 4000;

/**
 * Explains why the go command could not fetch modules, when it cannot reach its proxy.
 * @param settings values of GOPROXY, GOPRIVATE and GONOPROXY
 * @param environment of the job, whose own proxy the go command uses
 * @returns undefined where the proxy can be reached, or where modules come from other places as well
 */
export async function whyUnreachable(
  [goProxy = '', ...direct]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const [first = ''] = goProxy.trim().split(/[,|]/);
  // After a bar, any failure leads to the next place. Private modules come from their own hosts.
  if (!/^https?:\/\//.test(first) || goProxy.includes('|') || direct.some((each) => each.trim() !== ''))
    return undefined;
  const names = first.startsWith('https:') ? ['HTTPS_PROXY', 'https_proxy'] : ['HTTP_PROXY', 'http_proxy'];
  const through = names.map((name) => environment[name]).find((value) => value !== undefined && value !== '');
  const asked = through ?? first;
  if (!URL.canParse(asked.includes('://') ? asked : `http://${asked}`)) return undefined;
  const { protocol, hostname, port } = new URL(asked.includes('://') ? asked : `http://${asked}`);
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (protocol === 'https:' ? 443 : 80) };
  const failure = await connectionFailure(place);
  return failure === undefined
    ? undefined
    : `the module proxy at ${place.host}:${place.port} cannot be reached (${failure}). Put the modules into the cache by a step before this one (go mod download), or set GOPROXY`;
}

function connectionFailure(place: { host: string; port: number }): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(place);
    const end = (failure?: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(failure);
    };
    const timer = setTimeout(() => {
      end('no answer');
    }, patienceMilliseconds);
    socket.once('connect', () => {
      end();
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      end(error.code ?? error.message);
    });
  });
}
