import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shardTargets } from '../../src/impacted-targets/shards.js';

describe('shards', () => {
  test('are groups of neighbours for a matrix', () => {
    expect(shardTargets(['b', 'a', 'c', 'a'], 2)).toEqual({
      include: [
        { shard: 1, total: 2, targets: 'a' },
        { shard: 2, total: 2, targets: 'b c' },
      ],
    });
    expect(shardTargets([], 4)).toEqual({ include: [] });
    expect(shardTargets('ALL', 4)).toEqual({ include: [{ shard: 1, total: 1, targets: 'ALL' }] });
  });

  test('hold every target once, differ by one at most, are never empty, and do not depend on the order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z/:@.\u{1F600}\uE000-]+$/u)),
        fc.integer({ min: 1, max: 20 }),
        (targets, shards) => {
          const { include } = shardTargets(targets, shards);
          const groups = include.map((group) => group.targets.split(' '));
          expect(groups.flat().sort()).toEqual([...targets].sort());
          expect(groups).toHaveLength(Math.min(shards, targets.length));
          const sizes = groups.map(({ length }) => length);
          if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          expect(include.map(({ shard, total }) => `${shard}/${total}`)).toEqual(
            include.map((_, index) => `${index + 1}/${include.length}`),
          );
          expect(shardTargets([...targets].reverse(), shards)).toEqual({ include });
        },
      ),
    );
  });

  test.each([0, -1, 1.5, 257, NaN])('refuse %d', (shards) => {
    expect(() => shardTargets(['a'], shards)).toThrow(/^shards must be a whole number from 1 to 256/);
  });

  test('refuse a target with a space', () => {
    expect(() => shardTargets(['a b'], 2)).toThrow(/^shards: the target "a b" holds a space/);
  });
});
