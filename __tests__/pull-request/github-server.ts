import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from '@jest/globals';

/**
 * Stands for GitHub's API in a test file, which names it by the variable that the runner sets. Its address stays for the
 * whole file, because the library reads the variable only once.
 */
export function serveGitHub(listener: RequestListener): void {
  const server = createServer(listener);

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    process.env.GITHUB_API_URL = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });

  afterAll(() => {
    delete process.env.GITHUB_API_URL;
    server.closeAllConnections();
    server.close();
  });
}
