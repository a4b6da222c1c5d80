import { createRequire } from 'node:module';

// The path only decides where a package would be looked for.
const require = createRequire(process.execPath);

/**
 * In the bundle, this file replaces `https`, which loads all of TLS. axios and the GitHub client load it at their
 * start. This replacement loads it only when it is used.
 */
export default new Proxy({} as typeof import('node:https'), {
  get: (_none, name): unknown => Reflect.get(require('node:https') as object, name),
});
