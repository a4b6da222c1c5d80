import { isReleaseNote } from '../tree/release-notes.js';

/** Texts for people. */
const texts =
  /(?:\.(?:md|markdown|rst|adoc|asciidoc)|(?:^|\/)(?:README|CHANGELOG|CHANGES|HISTORY|LICEN[CS]E|COPYING|COPYRIGHT|NOTICE|AUTHORS|CONTRIBUTING)(?:[._-][^/]*)?)$/i;

/** True for a text for people. */
export function isText(path: string): boolean {
  return texts.test(path) || isReleaseNote(path);
}
