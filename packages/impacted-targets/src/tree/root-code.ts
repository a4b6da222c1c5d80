const codeOfRoot = /^(?:[^/]+\.[cm]?[jt]sx?|(?:src|lib|bin|tests?|__tests__|spec|examples?|scripts|tools?)\/.*)$/s;

/**
 * True for files that a package at the root is built and tested from: code at its top, and directories that usually
 * hold code. Other files at the root have no owner. Otherwise every workflow and every text would seem to impact the
 * root.
 * @param path from the build's root
 */
export function isCodeOfRoot(path: string): boolean {
  return codeOfRoot.test(path);
}
