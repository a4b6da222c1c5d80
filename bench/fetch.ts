/**
 * Counts the bytes that a step fetches for a merge commit that is checked out at depth 1, in a repository with a long history,
 * beside `git fetch --depth=2` of the same commit into the same checkout. `npx tsx bench/fetch.ts`
 */
import { measureFetches } from '../packages/impacted-targets/__tests__/git/long-history.js';
import { removeSamples } from '../packages/impacted-targets/__tests__/sample-repository.js';

const shape = { commits: 2000, files: 2000 };
try {
  const { step, depth2, everything } = await measureFetches(shape);
  console.log(
    `\na merge at depth 1, ${String(shape.commits)} commits, ${String(shape.files)} files, five changed: bytes asked and sent`,
  );
  for (const [name, bytes] of Object.entries({
    'git fetch --depth=2': depth2,
    'workspaces, the step': step,
    'git fetch --unshallow': everything,
  })) {
    console.log(`  ${name.padEnd(24)} ${String(bytes).padStart(9)}, ratio ${(bytes / depth2).toFixed(2)}`);
  }
} finally {
  removeSamples();
}
