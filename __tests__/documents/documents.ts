import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';

/** Folder of the project, absolute. */
export const root = resolve(import.meta.dirname, '../..');

/** Every Markdown document of the project by its path, without those of packages, of `dist` and of samples. */
export const documents = globSync('**/*.md', {
  cwd: root,
  dot: true,
  ignore: ['**/node_modules', '.cache', '.git', '.stryker-tmp', 'dist', 'build', 'coverage', 'reports', '**/samples'],
}).sort();
