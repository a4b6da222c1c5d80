import { expect, test } from '@jest/globals';
import type { Reason } from '../../src/impacted-targets/build-system.js';
import { dependencyChain, explain } from '../../src/impacted-targets/explain.js';

const why = new Map<string, Reason>([
  ['ui', { kind: 'file', path: 'packages/ui/a.ts' }],
  ['web', { kind: 'dependency', target: 'ui' }],
  ['e2e', { kind: 'dependency', target: 'web' }],
  ['api', { kind: 'graph', what: 'its dependencies changed' }],
]);

test('a reason is followed to what happened', () => {
  expect(explain('ui', why)).toBe('ui: packages/ui/a.ts changed');
  expect(explain('e2e', why)).toBe('e2e, which depends on web, which depends on ui: packages/ui/a.ts changed');
  expect(explain('api', why)).toBe('api: its dependencies changed');
  expect(dependencyChain('e2e', why)).toEqual(['e2e', 'web', 'ui']);
});

test('a circle and a missing reason come to an end', () => {
  const circle = new Map<string, Reason>([
    ['a', { kind: 'dependency', target: 'b' }],
    ['b', { kind: 'dependency', target: 'a' }],
  ]);
  expect(dependencyChain('a', circle)).toEqual(['a', 'b']);
  expect(explain('x', circle)).toBe('x: the reason is not known');
});
