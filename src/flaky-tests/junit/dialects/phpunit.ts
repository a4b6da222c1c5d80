import type { JUnitDialect } from './dialect.js';

/** PHPUnit, which up to version 9 writes `warning` for a test that makes the run fail, and the class under two names. */
export const phpunit: JUnitDialect = {
  elements: { warning: 'error' },
  attributes: { classname: ['class'] },
};
