import { createRequire } from 'node:module';

// The path is only where a package would be looked for.
const require = createRequire(process.execPath);

/**
 * Stands in the bundle for `https`, which loads all of TLS. axios and the GitHub client load it at their start. Here it is loaded when
 * something of it is used.
 */
export default new Proxy({} as typeof import('node:https'), {
  get: (_none, name): unknown => Reflect.get(require('node:https') as object, name),
});
