import { describe, expect, test } from '@jest/globals';
import { missingForBrowser, pageWidth, see } from './browser.js';
import { sampleSummaries } from './samples.js';

const summaries = Object.entries(await sampleSummaries());
const title = `in a browser (${missingForBrowser.length === 0 ? 'chromium' : `without ${missingForBrowser.join(', ')}`})`;

(missingForBrowser.length === 0 ? describe : describe.skip)(title, () => {
  test.each(summaries)('%s fits the page, and mermaid draws all of it', async (name, markdown) => {
    const { tooWide, emptyHeaders, pictures, boxes, scale, errors } = await see(markdown);
    expect({ tooWide, emptyHeaders, errors }).toEqual({ tooWide: [], emptyHeaders: 0, errors: [] });
    const hasPicture = /^queue-parallel-(12|30|500|chain-12)$/.test(name);
    expect(pictures).toBe(hasPicture ? 1 : 0);
    expect(boxes).toBe(hasPicture ? 12 : 0);
    // Letters of 16 pixels in mermaid's own size; under half of it nobody reads them.
    expect(scale).toBeGreaterThan(0.5);
  });

  test('what is wrong is seen', async () => {
    const wide = `| ${'a'.repeat(pageWidth)} |\n| --- |\n| b |`;
    expect((await see(wide)).tooWide).toHaveLength(1);
    expect((await see('|  |  |\n| --- | --- |\n| a | b |')).emptyHeaders).toBe(1);
    expect((await see('```mermaid\nflowchart LR\n  a[\n```')).errors).toHaveLength(1);
  });
});
