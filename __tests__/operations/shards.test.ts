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

  test.each<readonly [targets: readonly string[], shards: number, says: RegExp]>([
    ...[0, -1, 1.5, 257, NaN].map((shards) => [['a'], shards, /^shards must be a whole number from 1 to 256/] as const),
    [['a b'], 2, /^shards: the target "a b" holds a space/],
  ])('of %j refuse %d', (targets, shards, says) => {
    expect(() => shardTargets(targets, shards)).toThrow(says);
  });

  // 992 names of 130 characters, one of 96, and a space between each two.
  const fits = [...names(992, 130), 'x'.repeat(96)];
  const over = [...fits.slice(0, -1), 'x'.repeat(97)];
  const long = 'x'.repeat(mostShardBytes + 1);
  test.each<readonly [what: string, targets: readonly string[], asked: number, groups: number, says: RegExp]>([
    ['as many names as a variable holds', fits, 1, 1, /^$/],
    ['one byte more', over, 1, 2, /^shards: 2 groups instead of 1, because .*131,072 bytes/],
    ['the same in more groups', over, 2, 2, /^$/],
    ['one name of that size', [long], 8, 0, /^shards: .* one group, ALL, because no 256 groups.*impacted-targets-file/],
    ['more than the outputs of a job', names(10_000, 60), 8, 0, /ALL, because the matrix would have 6\d\d,\d\d\d char/],
  ])('of %s', (_what, targets, asked, groups, says) => {
    const { matrix, warning = '' } = shardTargets(targets, asked);
    expect(warning).toMatch(says);
    if (groups === 0) expect(matrix).toEqual(all);
    else expect(matrix.include.flatMap((group) => group.targets.split(' ')).sort()).toEqual([...targets].sort());
    expect(matrix.include).toHaveLength(Math.max(1, groups));
  });
});
