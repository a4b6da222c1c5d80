import { GlobError } from '../../../shared/src/globs/path-matcher.js';
import { Glob } from './glob.js';

/** A glob that matches this path alone; undefined where no glob does. */
export function globOf(path: string): string | undefined {
  const glob = path.replaceAll(/[\\*?[\]{}()]|^!/g, '\\$&');
  try {
    return new Glob(glob).matches(path) && !/[\p{Cc}\u2028\u2029\ud800-\udfff]/u.test(glob) ? glob : undefined;
  } catch (error) {
    if (error instanceof GlobError) return undefined;
    throw error;
  }
}
