import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CommitPaths } from '../../../../../src/impacted-targets/build-systems/workspaces/mentions/paths-of-commit.js';
import { TrackedPaths } from '../../../../../src/impacted-targets/build-systems/workspaces/mentions/tracked-paths.js';
import { compareByteOrder } from '../../../../../src/impacted-targets/git/names.js';
import { foldedPath } from '../../../../../src/impacted-targets/tree/folded-path.js';
import { pathsAbove } from '../../../../../src/impacted-targets/tree/paths.js';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 400);
const segment = fc.constantFrom('a', 'A', 'b', 'a.b', 'a.ts', 'A.ts', 'a.b.ts', '.a', 'a.', 'a-b', 'é', 'É.ts');
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => segments.join('/'));

/** Files of one commit: none of them is a directory of another one. */
const tracked = fc.uniqueArray(path, { maxLength: 12 }).map((paths) => {
  const directories = new Set(paths.flatMap(pathsAbove));
  return paths.filter((each) => !directories.has(each)).sort(compareByteOrder);
});

/** The file that is called like a place but for its extension; the last one where there are several. */
function withExtension(files: readonly string[], place: string): string | undefined {
  return files.findLast((file) => {
    const dot = file.lastIndexOf('.');
    return dot > file.lastIndexOf('/') + 1 && file.slice(0, dot) === place;
  });
}

test('a search finds what a look at every path finds, when few are asked about and when many are', () => {
  fc.assert(
    fc.property(tracked, fc.array(fc.oneof(path, fc.constantFrom('', 'a/', '/')), { minLength: 1 }), (files, asked) => {
      const searched = new TrackedPaths(files);
      const directories = new Set(['', ...files.flatMap(pathsAbove)]);
      expect([...searched.directories].sort()).toEqual([...directories].sort());
      // Often enough for the tables to be made.
      for (let round = 0; round < 12; round += 1) {
        for (const place of asked) {
          expect([place, searched.isFile(place)]).toEqual([place, files.includes(place)]);
          expect(searched.below(place)).toEqual(files.filter((file) => place === '' || file.startsWith(`${place}/`)));
          expect([place, searched.withExtension(place)]).toEqual([place, withExtension(files, place)]);
        }
      }
    }),
    { numRuns },
  );
});

test('a place is found in the same way, whatever was asked about before', () => {
  const odd = fc.constantFrom('a/', 'a//b', 'a\\b', 'a./b', 'a /b', './a', '/a', 'a/b/a/b', 'ａ/b', '@a/b.ts');
  fc.assert(
    fc.property(tracked, fc.array(fc.oneof(path, odd), { minLength: 1, maxLength: 20 }), (files, asked) => {
      const places = new CommitPaths(files, new Set(['']));
      for (const place of [...asked, ...asked]) {
        const fresh = new CommitPaths(files, new Set(['']));
        expect([place, places.find(place)]).toEqual([place, fresh.find(place)]);
        expect([place, places.tracked(place)]).toEqual([place, fresh.tracked(place)]);
      }
    }),
    { numRuns },
  );
});

test('a place that some system finds by another spelling is called as it is tracked', () => {
  fc.assert(
    fc.property(tracked, path, (files, place) => {
      const places = new CommitPaths(files, new Set(['']));
      const isThere = (one: string) => places.find(one) !== undefined;
      const found = places.tracked(place);
      const above = [place, ...pathsAbove(place)].filter((one) => one !== '');
      const known = above.find(isThere);
      const stems = files.map((file) => file.replace(/(?<=[^/])\.[^./]*$/, ''));
      const alike = above.find((one) =>
        [...stems, ...files, ...files.flatMap(pathsAbove)].some((each) => foldedPath(each) === foldedPath(one)),
      );
      if (alike === undefined || (known !== undefined && known.length >= alike.length)) {
        expect(found).toBe(place);
      } else {
        const start = found.slice(0, found.length - (place.length - alike.length));
        expect([isThere(start), foldedPath(start)]).toEqual([true, foldedPath(alike)]);
        expect(found.endsWith(place.slice(alike.length))).toBe(true);
      }
    }),
    { numRuns: numRuns * 3 },
  );
});
