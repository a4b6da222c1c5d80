import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildInto, root, withTemporaryFolder } from './bundles.js';

// Built beside `dist` and moved over it, so that no chunk of an earlier build stays behind.
await withTemporaryFolder(async (folder) => {
  await buildInto(folder);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  cpSync(folder, join(root, 'dist'), { recursive: true });
});
