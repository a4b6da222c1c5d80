/**
 * The parts of `@actions/core` that a step needs. They are taken from their own modules, because the package's index
 * also loads its HTTP client, which makes every step start about a quarter slower (docs/design.md).
 */
export { issueCommand } from '../../node_modules/@actions/core/lib/command.js';
export { prepareKeyValueMessage } from '../../node_modules/@actions/core/lib/file-command.js';
