/**
 * Entry of a worker that runs from source. tsx gives its loader to the main thread alone
 * (https://github.com/privatenumber/tsx/issues/354), so this file registers the loader again. The bundle does not hold this file.
 */
import { register } from 'tsx/esm/api';

register();
await import('../main.ts');
