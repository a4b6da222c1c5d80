import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { root } from '../../../../scripts/bundles.js';
import { type Language, languages } from '../../src/scan/language.js';
import { literalsOf } from '../../src/scan/scan.js';

const megabyte = 1_000_000;

/** A megabyte as people write it: the tests of this project, which have as many texts and paths as other sources. */
const ordinary = globSync(['__tests__/**/*.ts', 'packages/*/__tests__/**/*.ts'], {
  cwd: root,
  ignore: ['**/node_modules'],
})
  .sort()
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')
  .slice(0, megabyte);

setFlagsFromString('--expose-gc');
/** Frees what nothing holds. Without it, what one scan leaves behind counts against the next. */
const collectGarbage = runInNewContext('gc') as () => void;

/** What a megabyte is filled with: letters, digits, every sign of ASCII, and what paths and links are made of. */
const fillings = [
  ...Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
    (sign) => !/[b-zB-Z2-9]/.test(sign),
  ),
  ...[' ', '\n', '\t', '\0', 'é', '🎉', '../', '](', 'a/', '//', '/*', '"""', '${', '<a '],
];

/** The least processor time of a few runs, in milliseconds, since whatever else happens on a machine only adds to it. */
function costMs(language: Language, text: string, runs: number): number {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    literalsOf(language, text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** How many times as long as an ordinary megabyte. A sign that begins a text makes half a million texts, fifty times as many as people write. */
const most = 16;

/** What takes too long has to do so five times, with both sides measured again: a busy machine may deceive a few times. */
function takesTooLong(language: Language, text: string): boolean {
  return [1, 2, 3, 4, 5].every(() => costMs(language, text, 2) > most * costMs('javascript', ordinary, 2));
}

test.each(languages)(
  '%s: a megabyte of one sign takes at most sixteen times an ordinary megabyte of JavaScript, and 200 MiB',
  (language) => {
    expect(ordinary.length).toBe(megabyte);
    const mostMs = most * costMs('javascript', ordinary, 3);
    const slow = fillings.flatMap((filling) => {
      const text = filling.repeat(Math.ceil(megabyte / filling.length));
      collectGarbage();
      const heapBefore = process.memoryUsage().heapUsed;
      const ms = costMs(language, text, 1);
      const mib = (process.memoryUsage().heapUsed - heapBefore) / 2 ** 20;
      const isSlow = ms > mostMs && takesTooLong(language, text);
      return isSlow || mib > 200 ? [`${JSON.stringify(filling)}: ${ms.toFixed(0)} ms, ${mib.toFixed(0)} MiB`] : [];
    });
    expect(slow).toEqual([]);
  },
  120_000,
);
