// Splits every source of a commit into tokens, once, in one process: what the time of `impact` is compared with.
// Run it with `node bench/tokenizing.mjs ../some/clone HEAD`.
import { execFileSync } from 'node:child_process';
import jsTokens from 'js-tokens';

const [clone = '.', commit = 'HEAD'] = process.argv.slice(2);
const sources = /\.(?:[cm]?[jt]sx?|svelte|vue|astro|go|rs|java|kt|cs|py)$/;
const git = (args, input) => execFileSync('git', ['-C', clone, ...args], { input, maxBuffer: 2 ** 31 - 1 });

const objects = new Set(
  git(['ls-tree', '-r', '-z', '--full-tree', commit])
    .toString('utf8')
    .split('\0')
    .flatMap((record) => {
      const [about = '', path = ''] = record.split('\t');
      const [mode = '', , object = ''] = about.split(' ');
      return mode.startsWith('100') && sources.test(path) ? [object] : [];
    }),
);
const output = git(['cat-file', '--batch'], `${[...objects].join('\n')}\n`);
let bytes = 0;
let tokens = 0;
for (let at = 0; at < output.length;) {
  const end = output.indexOf(0x0a, at);
  const size = Number(output.toString('latin1', at, end).split(' ')[2]);
  for (const token of jsTokens(output.toString('utf8', end + 1, end + 1 + size), { jsx: true }))
    if (token.type !== 'WhiteSpace') tokens += 1;
  bytes += size;
  at = end + size + 2;
}
process.stdout.write(`${String(objects.size)} sources, ${String(bytes)} bytes, ${String(tokens)} tokens\n`);
