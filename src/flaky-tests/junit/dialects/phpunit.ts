import type { JUnitDialect } from './dialect.js';

/**
 * PHPUnit, which writes the class under two names, and up to version 9 writes `warning` for a test that makes the run
 * fail.
 */
export const phpunit: JUnitDialect = {
  elements: { warning: 'error' },
  attributes: { classname: ['class'] },
};
