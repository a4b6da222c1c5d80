import { changedFields } from '../../../shared/src/json-values.js';
import { wordSet } from '../../../shared/src/word-set.js';
import { fieldsInJson } from '../tree/formats/json-with-comments.js';

const shared =
  /^(\.npmrc|\.yarnrc(\.yml)?|\.pnpmfile\.[cm]?js|pnpm-workspace\.yaml|\.nvmrc|\.node-version|\.tool-versions|patches\/.*|\.yarn\/.*)$/;

/**
 * True for files at the root that decide which packages are installed, how, and for which Node.js. They affect every
 * package, whoever owns them.
 * @param path from the build's root
 */
export function isSharedRootFile(path: string): boolean {
  return shared.test(path);
}

/** Fields of the root's package.json that affect only the root itself. */
const ownFields = wordSet('name version description license author scripts nx');

/**
 * Fields of the root's package.json that differ and also affect other packages.
 * @returns undefined where the fields cannot be compared
 */
export function changedSharedFields(before: Buffer | undefined, after: Buffer | undefined): string[] | undefined {
  const [was, is] = [fieldsInJson(before), fieldsInJson(after)];
  return was && is && changedFields(was, is).filter((field) => !ownFields.has(field));
}
