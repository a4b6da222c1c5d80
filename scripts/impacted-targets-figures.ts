/**
 * `tsx scripts/impacted-targets-figures.ts [--check]`: prints how large the folder is that computes impacted targets, beside its limits,
 * and how its rooms import each other. A room is a file or folder directly in that folder or in its `readers/`. A room that
 * imports another counts once, types and `import()` too; imports from outside of the folder do not count. The floors are the longest
 * way of imports that leads down; of a circle, the imports that are written least often lead up. With `--check` it fails where a limit is
 * exceeded or an import leads up.
 */
import { root } from './bundles.js';
import { budgets, limits, linesOfCode, measured, sourceFigures } from './source-figures.js';

const number = (count: number) => count.toLocaleString('en');
const figures = sourceFigures(root);
const limited = [
  { what: `lines of *.ts in ${measured.source}`, count: figures.lines, most: limits.lines },
  { what: `regular expressions in ${measured.source}`, count: figures.expressions, most: limits.expressions },
  { what: `lines of *.ts in ${measured.tests}`, count: figures.testLines, most: limits.testLines },
  { what: 'imports between rooms', count: figures.imports, most: limits.imports },
];
for (const { what, count, most } of limited) {
  console.log(`${number(count)} ${what}, at most ${number(most)}${count > most ? ': too many' : ''}`);
}
console.log(`${String(figures.rooms.length)} rooms on ${String(figures.floors)} floors`);
console.log(`${String(figures.upward.length)} imports lead up${figures.upward.length > 0 ? ':' : ''}`);
for (const name of figures.upward) console.log(`  ${name}`);

// A room beyond its budget is shown, and fails nothing.
for (const [room, most] of Object.entries(budgets)) {
  const count = linesOfCode(root, room);
  console.log(`${number(count)} lines of code in ${room}, budget ${number(most)}${count > most ? ': too many' : ''}`);
}

const tooMany = limited.some(({ count, most }) => count > most);
if (process.argv.includes('--check') && (tooMany || figures.upward.length > 0)) process.exitCode = 1;
