import { join } from 'node:path';
import { buildInto, filesBelow, root, withTemporaryFolder } from './bundles.js';

const differences = await withTemporaryFolder(async (folder) => {
  await buildInto(folder);
  const built = filesBelow(folder);
  const committed = filesBelow(join(root, 'dist'));
  return [...new Set([...built.keys(), ...committed.keys()])].filter((path) => {
    const [one, other] = [built.get(path), committed.get(path)];
    return one === undefined || other === undefined || !one.equals(other);
  });
});
if (differences.length > 0) {
  console.error(`dist is not what the source builds to: ${differences.join(', ')}. Run npm run bundle and commit dist`);
  process.exitCode = 1;
} else {
  console.log('dist is what the source builds to');
}
