import process from 'node:process';
import { readCommandLine, UsageError } from './command-line.js';
import { overviewPath } from './http/control-endpoints.js';
import type { HandledRequest } from './http/service-app.js';
import { startLocalService } from './server.js';

/**
 * Starts the service and returns when it listens, or when its help is printed. SIGINT and SIGTERM end the process with exit code 0.
 * @param args of the command line
 * @returns the exit code: 2 for a mistake in the command line
 */
export async function serve(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<0 | 2> {
  try {
    const options = await readCommandLine(args, environment);
    if (options === undefined) return 0;
    const onRequest = options.quiet ? {} : { onRequest: printRequest };
    const service = await startLocalService({ ...options, ...onRequest }).catch((error: unknown) => {
      const { code = '', message } = error as NodeJS.ErrnoException;
      const why = code === 'EADDRINUSE' ? 'the port is in use; choose another with --port' : message;
      const where = `${options.host ?? ''} port ${options.port ?? 0}`;
      throw new UsageError(`cannot listen on ${where}: ${why}`, { cause: error });
    });
    const stop = (): void => void service.close();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    console.log(`Local merge queue service listening on ${service.url}`);
    // Standard output keeps its form, which scripts read.
    console.error(`Its page: ${service.pageUrl}`);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`merge-queue serve: ${error.message}`);
    return 2;
  }
}

/** One line for a request, with the time of this machine. The path came from outside, as an encoded address, so it holds no control characters. */
function printRequest({ method, path, status, milliseconds }: HandledRequest): void {
  // An open page asks every second.
  if (path === overviewPath) return;
  const time = new Date().toISOString().slice(11, 23);
  console.log(`${time} ${method} ${path} ${status ?? 'no response'} ${milliseconds.toFixed(0)} ms`);
}
