import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { missingForBrowser, pageWidth, see } from '../reporting/summary/browser.js';
import { documents, root } from './documents.js';

const title = `in a browser (${missingForBrowser.length === 0 ? 'chromium' : `without ${missingForBrowser.join(', ')}`})`;

(missingForBrowser.length === 0 ? describe : describe.skip)(title, () => {
  // All in one page, because a browser takes seconds to start.
  test(`no table, code or picture of a document is wider than ${String(pageWidth)} pixels`, async () => {
    const all = documents.map((path) => readFileSync(join(root, path), 'utf8'));
    const { tooWide, errors } = await see(all.join('\n\n---\n\n'));
    expect({ tooWide, errors }).toEqual({ tooWide: [], errors: [] });
  });

  test('a line of code that is too long is seen', async () => {
    expect((await see(`\`\`\`yaml\n${'a'.repeat(pageWidth)}\n\`\`\``)).tooWide).toHaveLength(1);
  });
});
