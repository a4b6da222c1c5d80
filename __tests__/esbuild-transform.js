import { transformSync } from 'esbuild';

/**
 * Jest's transform of TypeScript: types are removed and not checked, which `npm run typecheck` does for all files at once.
 * @type {import('@jest/transform').SyncTransformer}
 */
export default {
  process(source, path) {
    const { code } = transformSync(source, {
      loader: 'ts',
      format: 'esm',
      target: 'node20',
      sourcemap: 'inline',
      sourcefile: path,
    });
    return { code };
  },
};
