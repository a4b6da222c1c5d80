/**
 * `tsx scripts/summary-screenshots.ts FOLDER`: renders summaries at real size as GitHub shows them, and writes a
 * screenshot of each into a folder, for people to look at; a second argument picks those with it in their names. With `--documents` in place of the folder, it writes the pictures
 * of the documents.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { missingForBrowser, picture, see } from '../__tests__/reporting/summary/browser.js';
import { documentPictures, sampleSummaries } from '../__tests__/reporting/summary/samples.js';

const isForDocuments = process.argv[2] === '--documents';
const folder = isForDocuments
  ? resolve(import.meta.dirname, '../docs/images')
  : resolve(process.argv[2] ?? 'summary-screenshots');
if (missingForBrowser.length > 0) {
  console.error(
    `Missing: ${missingForBrowser.join(', ')}. Run tsx scripts/install-test-tools.ts tools, and install chromium`,
  );
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const summaries = sampleSummaries();
const draw = isForDocuments ? picture : see;
const names = isForDocuments ? documentPictures : Object.keys(summaries);
for (const name of names.filter((one) => one.includes(process.argv[3] ?? ''))) {
  console.log(name, JSON.stringify(await draw(summaries[name] ?? '', join(folder, `${name}.png`))));
}
