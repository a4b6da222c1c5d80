/**
 * `tsx scripts/summary-screenshots.ts FOLDER`: renders summaries at real size as GitHub shows them, and writes a
 * screenshot of each into a folder, for people to look at.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { missingForBrowser, see } from '../__tests__/actions/summary/browser.js';
import { sampleSummaries } from '../__tests__/actions/summary/samples.js';

const folder = resolve(process.argv[2] ?? 'summary-screenshots');
if (missingForBrowser.length > 0) {
  console.error(
    `Missing: ${missingForBrowser.join(', ')}. Run tsx scripts/install-test-tools.ts tools, and install chromium`,
  );
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const [name, markdown] of Object.entries(await sampleSummaries())) {
  console.log(name, JSON.stringify(await see(markdown, join(folder, `${name}.png`))));
}
