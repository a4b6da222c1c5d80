import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'node_modules/@stoplight/prism-cli/dist/index.js');

/** Whether `scripts/install-test-tools.ts` could install Prism. */
export const hasPrism = existsSync(program);

/** Prism between a client and a service. It answers instead of either one where a request or a response is not as described. */
export interface Prism {
  readonly url: string;
  /** What did not fit, a line each. */
  readonly violations: readonly string[];
  close(): void;
}

/**
 * Starts Prism as a proxy on a free port.
 * @param description path of an OpenAPI description
 * @param upstream address below which the description's paths are
 */
export async function startPrism(description: string, upstream: string): Promise<Prism> {
  const child = spawn(process.execPath, [program, 'proxy', description, upstream, '--errors', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const violations: string[] = [];
  let printed = '';
  const url = await new Promise<string>((started, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => {
        printed += piece;
        violations.push(...piece.split('\n').filter((line) => /violation/i.test(line)));
        const [, address] = /listening on (\S+)/.exec(printed) ?? [];
        if (address !== undefined) started(address);
      });
    }
    child.on('exit', () => {
      failed(new Error(`Prism ended: ${printed}`));
    });
  });
  return { url, violations, close: () => child.kill() };
}
