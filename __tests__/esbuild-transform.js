import { transformSync } from 'esbuild';

/**
 * Jest's transform of TypeScript: types are removed and not checked, which `npm run typecheck` does for all files at once.
 */
export default {
  /**
   * @param {string} source
   * @param {string} path of its file
   * @returns {{ readonly code: string }} what Jest runs
   */
  process(source, path) {
    const { code } = transformSync(source, {
      loader: path.endsWith('.html') ? 'text' : 'ts',
      format: 'esm',
      target: 'node20.11',
      sourcemap: 'inline',
      sourcefile: path,
    });
    return { code };
  },
};
