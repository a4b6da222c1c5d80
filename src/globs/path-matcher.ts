import picomatch from 'picomatch';
import { LinearExpression } from './linear-expression.js';

/**
 * Matches whole paths with a glob as picomatch reads it, in a time that is bounded by the length of the path.
 * @param options picomatch's
 * @throws SyntaxError for a glob that is longer than picomatch reads
 */
export function pathMatcher(glob: string, options: picomatch.PicomatchOptions): (path: string) => boolean {
  // Of no segment at all, as `.` is once it is normalized: only the root, which has no path.
  if (glob === '') return () => false;
  const expression = new LinearExpression(picomatch.makeRe(glob, options).source);
  return (path) => path !== '' && (path === glob || expression.test(path));
}
