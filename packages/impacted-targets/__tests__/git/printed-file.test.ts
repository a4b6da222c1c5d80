import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { readWhilePrinted } from '../../src/git/printed-file.js';
import { runGit } from '../../src/git/run-git.js';
import { removeSamples, sampleDirectory } from '../sample-repository.js';
import { restorePath, standIn } from './stand-in.js';

afterEach(restorePath);
afterAll(removeSamples);

const never = new AbortController().signal;
const roomy = { limitBytes: 100_000_000, signal: never };

/** What is handed over, put together, and where the file was. */
function collected(): { readonly path: string; readonly take: (piece: Buffer) => void; readonly text: () => string } {
  const pieces: Buffer[] = [];
  return {
    path: join(sampleDirectory(), 'printed'),
    take: (piece) => pieces.push(Buffer.from(piece)),
    text: () => Buffer.concat(pieces).toString('latin1'),
  };
}

/** Runs a shell script in the place of git, with the file as its output. */
function printing(script: string, cancelled: AbortSignal[] = []) {
  const options = standIn(script);
  return async (outputFile: number, signal: AbortSignal): Promise<boolean> => {
    cancelled.push(signal);
    return (await runGit([], { ...options, outputFile, signal })).exitCode === 0;
  };
}

test('all that a program prints is handed over, in order, however it was written', async () => {
  const { path, take, text } = collected();
  const script = 'i=0; while [ $i -lt 3000 ]; do printf "%s," $i; i=$((i+1)); done; head -c 3000000 /dev/zero';
  expect(await readWhilePrinted(path, printing(script), take, roomy)).toBe(true);
  const numbers = Array.from({ length: 3000 }, (_, index) => `${String(index)},`).join('');
  expect(text()).toBe(numbers + '\0'.repeat(3_000_000));
  expect(existsSync(path)).toBe(false);
});

test('what is printed is handed over before the program ends', async () => {
  const { path, take, text } = collected();
  const released = join(sampleDirectory(), 'released');
  const run = printing(`head -c 300000 /dev/zero; while [ ! -e '${released}' ]; do sleep 0.01; done; printf end`);
  const whole = await readWhilePrinted(
    path,
    run,
    (piece) => {
      take(piece);
      if (text().length === 300_000) closeSync(openSync(released, 'w'));
    },
    roomy,
  );
  expect([whole, text().length, text().slice(-3)]).toEqual([true, 300_003, 'end']);
});

test('a program that fails is told, and so is where no file can be', async () => {
  const { path, take, text } = collected();
  expect(await readWhilePrinted(path, printing('printf beginning; exit 3'), take, roomy)).toBe(false);
  expect(text()).toBe('beginning');
  const absent = join(sampleDirectory(), 'absent', 'printed');
  const started: AbortSignal[] = [];
  expect(await readWhilePrinted(absent, printing('printf x', started), take, roomy)).toBe(false);
  expect([text(), started]).toEqual(['beginning', []]);
});

test('the program is ended when the file is as large as it may be', async () => {
  const { path, take, text } = collected();
  const limit = { limitBytes: 1_000_000, signal: never };
  expect(await readWhilePrinted(path, printing('exec yes'), take, limit)).toBe(false);
  expect(text().length).toBeGreaterThanOrEqual(1_000_000);
  expect(text().startsWith('y\ny\n')).toBe(true);
  expect(existsSync(path)).toBe(false);
});

test('what the taker throws ends the program, and is thrown', async () => {
  const { path } = collected();
  const signals: AbortSignal[] = [];
  const thrown = readWhilePrinted(
    path,
    printing('exec yes', signals),
    () => {
      throw new Error('too large');
    },
    roomy,
  );
  await expect(thrown).rejects.toThrow('too large');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(existsSync(path)).toBe(false);
});

test('a cancelled step ends the program, and no file is left', async () => {
  const { path } = collected();
  const cancel = new AbortController();
  const endless = readWhilePrinted(
    path,
    printing('head -c 300000 /dev/zero; exec sleep 300'),
    () => {
      cancel.abort(new Error('cancelled'));
    },
    { limitBytes: 100_000_000, signal: cancel.signal },
  );
  await expect(endless).rejects.toThrow('cancelled');
  expect(existsSync(path)).toBe(false);
});

test('what cannot be started is thrown', async () => {
  const { path, take } = collected();
  const run = (outputFile: number): Promise<boolean> => {
    writeSync(outputFile, 'x');
    return Promise.reject(new Error('no git'));
  };
  await expect(readWhilePrinted(path, run, take, roomy)).rejects.toThrow('no git');
  expect(existsSync(path)).toBe(false);
});
