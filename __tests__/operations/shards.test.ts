import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mostShardBytes, shardTargets } from '../../src/operations/shards.js';

const all = { include: [{ shard: 1, total: 1, targets: 'ALL' }] };

/** Different names of this many characters. */
const names = (count: number, length: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, 'n'));

describe('shards', () => {
  test('are groups of neighbours for a matrix', () => {
    expect(shardTargets(['b', 'a', 'c', 'a'], 2)).toEqual({
      matrix: {
        include: [
          { shard: 1, total: 2, targets: 'a' },
          { shard: 2, total: 2, targets: 'b c' },
        ],
      },
    });
    expect(shardTargets([], 4)).toEqual({ matrix: { include: [] } });
    expect(shardTargets('ALL', 4)).toEqual({ matrix: all });
  });

  test('hold every target once, differ by one at most, are never empty, and do not depend on the order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z/:@.\u{1F600}\uE000-]+$/u)),
        fc.integer({ min: 1, max: 20 }),
        (targets, shards) => {
          const { include } = shardTargets(targets, shards).matrix;
          const groups = include.map((group) => group.targets.split(' '));
          expect(groups.flat().sort()).toEqual([...targets].sort());
          expect(groups).toHaveLength(Math.min(shards, targets.length));
          const sizes = groups.map(({ length }) => length);
          if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          expect(include.map(({ shard, total }) => `${shard}/${total}`)).toEqual(
            include.map((_, index) => `${index + 1}/${include.length}`),
          );
          expect(shardTargets([...targets].reverse(), shards)).toEqual({ matrix: { include } });
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

  test('a group holds as much as an environment variable does, and one byte more makes more groups', () => {
    // 992 names of 130 characters, one of 96, and a space between each two.
    const fits = [...names(992, 130), 'x'.repeat(96)];
    expect(Buffer.byteLength(fits.join(' '))).toBe(mostShardBytes);
    expect(shardTargets(fits, 1)).toMatchObject({ matrix: { include: [{ shard: 1, total: 1 }] } });
    expect(shardTargets(fits, 1).warning).toBeUndefined();

    const over = [...fits.slice(0, -1), 'x'.repeat(97)];
    const { matrix, warning } = shardTargets(over, 1);
    expect(matrix.include).toHaveLength(2);
    expect(matrix.include.flatMap(({ targets }) => targets.split(' ')).sort()).toEqual([...over].sort());
    expect(warning).toContain('2 groups instead of 1');
    expect(warning).toContain('131,072 bytes');
  });

  test.each([
    [
      'more names than the outputs of a job hold',
      names(10_000, 60),
      /^shards: the matrix is one group, ALL, because the matrix would have 6\d\d,\d\d\d characters/,
    ],
    [
      'one name that exceeds an environment variable',
      ['x'.repeat(mostShardBytes + 1)],
      /^shards: the matrix is one group, ALL, because no 256 groups/,
    ],
  ])('%s make it ALL, in one group', (_title, targets, expected) => {
    const { matrix, warning } = shardTargets(targets, 8);
    expect(matrix).toEqual(all);
    expect(warning).toMatch(expected);
    expect(warning).toContain('impacted-targets-file');
  });
});
