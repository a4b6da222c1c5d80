/** `tsx scripts/figures.ts [--check]`: prints the lines of code of each room beside their limit. With `--check` it fails where one is exceeded. */
import { root } from './bundles.js';
import { linesOf, rooms } from './rooms.js';

let isTooLarge = false;
for (const room of rooms) {
  const lines = linesOf(room, root);
  if (lines > room.most) isTooLarge = true;
  console.log(`${String(lines)} of ${String(room.most)} lines in ${room.name}${lines > room.most ? ': too many' : ''}`);
}
if (process.argv.includes('--check') && isTooLarge) process.exitCode = 1;
