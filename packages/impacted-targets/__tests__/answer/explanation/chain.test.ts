import { expect, test } from '@jest/globals';
import type { Reason } from '../../../src/answer/impact.js';
import { chainOf, explain } from '../../../src/answer/explanation/chain.js';

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
  expect(chainOf('e2e', why)).toMatchObject({
    cause: { kind: 'file', path: 'packages/ui/a.ts' },
    steps: ['ui', 'web', 'e2e'].map((name) => ({ kind: 'target', name })),
  });
});

test('a circle and a missing reason come to an end', () => {
  const circle = new Map<string, Reason>([
    ['a', { kind: 'dependency', target: 'b' }],
    ['b', { kind: 'dependency', target: 'a' }],
  ]);
  expect(chainOf('a', circle)).toMatchObject({
    cause: { kind: 'unknown' },
    steps: ['b', 'a'].map((name) => ({ kind: 'target', name })),
  });
  expect(explain('x', circle)).toBe('x: the reason is not known');
});

test('a target that is impacted twice hands on what leads to the dependent', () => {
  const library: Reason = { kind: 'file', path: 'core/src/lib.rs' };
  const both = new Map<string, Reason>([
    ['core', { kind: 'file', path: 'core/tests/all.rs' }],
    ['app', { kind: 'dependency', target: 'core', because: library }],
  ]);
  expect(explain('app', both)).toBe('app, which depends on core: core/src/lib.rs changed');
});

test('what lies between and is not a target is a step', () => {
  const locked = new Map<string, Reason>([
    [
      'app',
      { kind: 'graph', what: 'serde 1.0.2 is new', files: ['Cargo.lock'], through: ['toml 0.8.0', 'serde 1.0.2'] },
    ],
  ]);
  expect(chainOf('app', locked)).toMatchObject({
    cause: { kind: 'graph', what: 'serde 1.0.2 is new', files: ['Cargo.lock'] },
    steps: [
      { kind: 'part', name: 'serde 1.0.2' },
      { kind: 'part', name: 'toml 0.8.0' },
      { kind: 'target', name: 'app' },
    ],
  });
});
