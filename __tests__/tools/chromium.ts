import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** Where Debian puts it, and where else it is found; undefined where it is missing. */
export const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

/** Options for a browser without a window that asks nobody for anything. */
const quietly = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--hide-scrollbars',
] as const;

/** A page in a browser that runs. */
export interface OpenPage {
  /** Value of an expression in the page, which JSON can hold; waits for a promise. @throws what the page throws */
  evaluate(expression: string): Promise<unknown>;
  /** Waits until an expression of the page is true. @throws after 20 seconds */
  until(expression: string): Promise<void>;
  /** Presses a key and lets it go. */
  press(key: 'Enter' | 'Tab'): Promise<void>;
  /** What the browser logged as an error, such as a script that the page's policy forbids. */
  readonly errors: readonly string[];
  /** The page as a PNG, `width` by `height` pixels. */
  screenshot(width: number, height: number, isDark: boolean): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens an address in a browser that it starts, through the pipe of its DevTools protocol, which needs no library. */
export async function openPage(address: string): Promise<OpenPage> {
  const folder = mkdtempSync(join(tmpdir(), 'page-in-browser-'));
  const browser = spawn(chromium ?? '', [...quietly, `--user-data-dir=${folder}`, '--remote-debugging-pipe'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [to, from] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable];
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  const errors: string[] = [];
  let session: string | undefined;
  let rest = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error, method, params } = JSON.parse(message) as Message;
      if (method === 'Log.entryAdded' && params?.entry?.level === 'error') errors.push(params.entry.text);
      if (id === undefined) continue;
      if (error === undefined) waiting.get(id)?.resolve(result as never);
      else waiting.get(id)?.reject(new Error(error.message));
      waiting.delete(id);
    }
  });
  let last = 0;
  const send = <Result = unknown>(method: string, params: object = {}): Promise<Result> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      to.write(`${JSON.stringify({ id: last, method, params, ...(session && { sessionId: session }) })}\0`);
    });
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  session = (await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })).sessionId;
  await send('Log.enable');
  await send('Page.navigate', { url: address });
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  };
  return {
    evaluate,
    errors,
    until: async (expression) => {
      const wait = `new Promise((done, fail) => { const start = Date.now(); (function again() {
        if (${expression}) done(); else if (Date.now() - start > 20000) fail(new Error(${JSON.stringify(expression)})); else setTimeout(again, 50);
      })(); })`;
      await evaluate(wait);
    },
    press: async (key) => {
      const code = { key, windowsVirtualKeyCode: key === 'Enter' ? 13 : 9, ...(key === 'Enter' && { text: '\r' }) };
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...code });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
    },
    screenshot: async (width, height, isDark) => {
      const features = [{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }];
      await send('Emulation.setEmulatedMedia', { features });
      await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
      // Boxes glide to their places.
      await evaluate('new Promise((done) => setTimeout(done, 600))');
      return Buffer.from((await send<{ data: string }>('Page.captureScreenshot')).data, 'base64');
    },
    close: async () => {
      const ended = once(browser, 'close');
      // Ended by its own command, it leaves no process that still writes its profile.
      session = undefined;
      await send('Browser.close');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: { readonly entry?: { readonly level: string; readonly text: string } };
}

interface Evaluated {
  readonly result: { readonly value: unknown };
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
}
