import process from 'node:process';
import { help, readCommandLine, UsageError } from './command-line.js';
import { startLocalService } from './server.js';

/** Starts the service and returns when it listens; SIGINT and SIGTERM end the process with exit code 0. */
async function main(): Promise<void> {
  const options = await readCommandLine(process.argv.slice(2), process.env);
  if (options === undefined) {
    process.stdout.write(help);
    return;
  }
  const service = await startLocalService(options).catch((error: unknown) => {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'the port is in use; choose another with --port' : message;
    throw new UsageError(`cannot listen on ${options.host ?? ''} port ${options.port ?? 0}: ${why}`, { cause: error });
  });
  const stop = (): void => void service.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Local merge queue service listening on ${service.url}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`local-service: ${error.message}`);
  process.exitCode = 2;
}
