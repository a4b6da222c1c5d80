import process from 'node:process';
import { help, readCommandLine, UsageError } from './command-line.js';
import type { HandledRequest } from './http/service-app.js';
import { startLocalService } from './server.js';

/** Starts the service and returns when it listens; SIGINT and SIGTERM end the process with exit code 0. */
async function main(): Promise<void> {
  const options = await readCommandLine(process.argv.slice(2), process.env);
  if (options === undefined) {
    process.stdout.write(help);
    return;
  }
  const onRequest = options.quiet ? {} : { onRequest: printRequest };
  const service = await startLocalService({ ...options, ...onRequest }).catch((error: unknown) => {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'the port is in use; choose another with --port' : message;
    throw new UsageError(`cannot listen on ${options.host ?? ''} port ${options.port ?? 0}: ${why}`, { cause: error });
  });
  const stop = (): void => void service.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Local merge queue service listening on ${service.url}`);
}

/** One line for a request, with the time of this machine. The path came from outside, as an encoded address, so it holds no control characters. */
function printRequest({ method, path, status, milliseconds }: HandledRequest): void {
  const time = new Date().toISOString().slice(11, 23);
  console.log(`${time} ${method} ${path} ${status ?? 'no response'} ${milliseconds.toFixed(0)} ms`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`local-service: ${error.message}`);
  process.exitCode = 2;
}
