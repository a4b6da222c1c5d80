import { directoryOf, nameOf } from '../../../tree/paths.js';
import type { MappedName } from './mapped-names.js';
import type { FileMentions } from './mentions-in-file.js';
import type { PackageNames } from './package-names.js';
import { placeFrom, type CommitPaths } from './paths-of-commit.js';

/** Most entries of a file of the root whose paths are looked for from each package. */
const mostShared = 200;

/**
 * The mentions of a file with those entries of its mapper that count. An entry that leads from the name of a package
 * into that package adds nothing: only a file that has the name is led there, and that file mentions the package.
 * @param owner directory of the package that the file belongs to
 * @param usedOutside names that packages from outside use, so that the mapper leads them there, too. Undefined where
 * they are not known.
 */
export function withMappedNames(
  mentions: FileMentions,
  { file, owner }: { readonly file: string; readonly owner: string },
  names: PackageNames,
  places: CommitPaths,
  usedOutside: ReadonlySet<string> | undefined,
): FileMentions {
  const { mapped, ofChecks } = mentions;
  const checked = ofChecks && withMappedNames(ofChecks, { file, owner }, names, places, usedOutside);
  if (mapped.length === 0)
    return checked === undefined || checked === ofChecks ? mentions : { ...mentions, ofChecks: checked };
  // In a file of the root that packages share, the path starts from the directory of the package that uses the file.
  const others = owner === '' && mapped.length <= mostShared ? places.packages : [];
  const starts = [...new Set([directoryOf(file), owner, '', ...others])];
  const leadsHome = ({ name, path, isWhole }: MappedName) => {
    if (usedOutside?.has(name) !== false) return false;
    const all = starts
      .map((start) => placeFrom(start, path))
      .flatMap((one) => (one === undefined ? [] : [places.tracked(one.place)]));
    const found = all.filter((place) => places.find(place) !== undefined);
    const isOf = (place: string) => names.named(name).includes(places.owner(place));
    // Behind a directory, the rest of the name is the rest of the path. The mention of that name counts for both.
    const isShared = (place: string) =>
      isWhole ? places.part(`${place}/x`) === places.owner(place) : places.partsAt(place) === places.owner(place);
    if (found.length > 0) return found.every((place) => isOf(place) && isShared(place));
    // What a build writes is no tracked file, but it belongs to the package into which the path goes.
    const goesInto = (owner: string) => owner !== '' && path.split('/').includes(nameOf(owner));
    return all.every((place) => isOf(place) || !goesInto(places.owner(place)));
  };
  const counted = mapped.filter((one) => !leadsHome(one));
  const joined = (of: 'names' | 'upward' | 'paths') => [
    ...new Set([...mentions[of], ...counted.flatMap((one) => one[of])]),
  ];
  return {
    ...mentions,
    names: joined('names'),
    upward: joined('upward'),
    paths: joined('paths'),
    mapped: [],
    ...(checked && { ofChecks: checked }),
  };
}
