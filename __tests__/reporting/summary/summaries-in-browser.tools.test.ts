import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { visible } from '../../../src/reporting/escape.js';
import { temporaryFolder } from '../../steps/temporary-folder.js';
import { missingForBrowser, pageWidth, picture, see } from './browser.js';
import { hostileNames } from './hostile-names.js';
import { documentPictures, sampleSummaries } from './samples.js';

const images = resolve(import.meta.dirname, '../../../docs/images');
const samples = sampleSummaries();
const summaries = Object.entries(samples);

/** The size of a picture (PNG specification, section 11.2.2). */
function sizeOf(file: string): { readonly width: number; readonly height: number } {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Drawings and their boxes, by the names of samples that have some. */
const drawn: Readonly<Record<string, readonly [number, number]>> = {
  ...Object.fromEntries(['30', '500'].map((size) => [`queue-parallel-${size}`, [1, 12]])),
  'impacted-targets': [1, 8],
  'impacted-targets-400': [1, 18],
  'impacted-targets-hostile': [1, 32],
};

const title = `in a browser (${missingForBrowser.length === 0 ? 'chromium' : `without ${missingForBrowser.join(', ')}`})`;

(missingForBrowser.length === 0 ? describe : describe.skip)(title, () => {
  test.each(summaries)('%s fits the page, and mermaid draws all of it', async (name, markdown) => {
    const { tooWide, emptyHeaders, pictures, boxes, scale, errors, active, labels } = await see(markdown);
    expect({ tooWide, emptyHeaders, errors, active }).toEqual({ tooWide: [], emptyHeaders: 0, errors: [], active: [] });
    expect([pictures, boxes]).toEqual(drawn[name] ?? [0, 0]);
    // Letters of 16 pixels in mermaid's own size; under half of it nobody reads them.
    expect(scale).toBeGreaterThan(0.5);
    if (name !== 'impacted-targets-hostile') return;
    const texts = labels.map((label) => label.replaceAll('\u200b', ''));
    const short = hostileNames.slice(0, 25).filter(({ length }) => length < 60);
    const shown = short.map((hostile) => visible(hostile));
    expect(shown.filter((hostile) => !texts.some((label) => label.startsWith(hostile)))).toEqual([]);
  });

  test.each(documentPictures)('the picture docs/images/%s.png is that of its sample', async (name) => {
    const file = `${name}.png`;
    const again = join(temporaryFolder(), file);
    const { tooWide } = await picture(samples[name] ?? '', again);
    expect(tooWide).toEqual([]);
    // Fonts differ from machine to machine, and the height of a page with them.
    expect(sizeOf(again).width).toBe(sizeOf(join(images, file)).width);
    expect(Math.abs(sizeOf(again).height / sizeOf(join(images, file)).height - 1)).toBeLessThan(0.2);
  });

  test('what is wrong is seen', async () => {
    const wide = `| ${'a'.repeat(pageWidth)} |\n| --- |\n| b |`;
    expect((await see(wide)).tooWide).toHaveLength(1);
    expect((await see('|  |  |\n| --- | --- |\n| a | b |')).emptyHeaders).toBe(1);
    expect((await see('```mermaid\nflowchart LR\n  a[\n```')).errors).toHaveLength(1);
  });
});
