/**
 * Writes the table of repeats into `docs/repeats.md` from the code (`--write`), or says whether the two agree.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { type EndpointName, endpoints } from '../src/service/endpoints.js';
import { lookOf } from '../src/service/looks.js';
import { type Failure, failures, repeatTable } from '../src/service/repeat-table.js';
import { root } from './bundles.js';

const document = join(root, 'docs/repeats.md');
const markers = /(<!-- table of repeats: written by scripts\/repeats-document.ts -->\n)[\s\S]*(<!-- end of table -->)/;

const columns: Readonly<Record<Failure, string>> = {
  'not-connected': 'not connected',
  tls: 'TLS',
  'connection-broke': 'connection broke',
  'time-limit': 'time limit',
  '408': '408',
  '425': '425',
  '429': '429',
  'other-4xx': 'other 4xx',
  '500': '500',
  '502': '502',
  '503': '503',
  '504': '504',
  'other-5xx': 'other 5xx',
  redirect: '3xx',
  'broken-body': '2xx, broken body',
};
const words = { again: 'again', look: '**look**', 'give-up': 'no' };

function table(): string {
  const names = Object.keys(endpoints) as EndpointName[];
  const header = ['Endpoint', 'Look', ...failures.map((failure) => columns[failure])];
  const rows = names.map((name) => {
    const look = lookOf(name)?.endpoint;
    const cells = failures.map((failure) => words[repeatTable[name][failure]]);
    return [`\`${name}\``, look === undefined ? '' : `\`${look}\``, ...cells];
  });
  return [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const text = readFileSync(document, 'utf8');
const wanted = await format(text.replace(markers, `$1\n${table()}\n\n$2`), {
  ...(await resolveConfig(document)),
  parser: 'markdown',
});
if (parseArgs({ options: { write: { type: 'boolean' } } }).values.write === true) {
  writeFileSync(document, wanted);
} else if (wanted !== text) {
  console.error('docs/repeats.md: the table is not the one in src/service/repeat-table.ts. Run npm run write:repeats');
  process.exitCode = 1;
}
