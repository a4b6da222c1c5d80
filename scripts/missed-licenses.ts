import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Module } from '@vercel/ncc';

/** Packages that ship no licence text, and the package of the same repository whose text is theirs. */
const sharedLicenses: Readonly<Record<string, string>> = { 'proxy-agent-negotiate': 'https-proxy-agent' };

/**
 * Adds the licences that ncc misses: of packages whose modules webpack has put into a module of another package, and of packages that
 * ship no licence text.
 * @param licenses what ncc collected: for each package its name, its licence and the text, each on separate lines
 * @param modules all modules that are bundled
 * @returns the licences of all bundled packages, with LF line ends
 * @throws when a package has no licence text, with what to do about it
 */
export function withMissedLicenses(licenses: string, modules: readonly Module[]): string {
  const lines = licenses.replaceAll('\r\n', '\n').split('\n');
  const paths = modules.map(({ resource = '' }) => resource.replaceAll('\\', '/'));
  const folders = paths.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []);
  const missed = [...new Set(folders)].sort().flatMap((folder) => {
    const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      license: string;
    };
    if (lines.some((line, index) => line === name && (lines[index + 2] ?? '') !== '')) return [];
    const shared = sharedLicenses[name];
    const shipping = shared === undefined ? folder : folder.replace(name, shared);
    const file = readdirSync(shipping).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
    if (file === undefined) {
      throw new Error(
        `${name} ships no licence text. Name a package of its repository that ships one in scripts/missed-licenses.ts`,
      );
    }
    const text = readFileSync(join(shipping, file), 'utf8').replaceAll('\r\n', '\n').trim();
    return [`${name}\n${license}\n${text}\n`];
  });
  return [lines.join('\n'), ...missed].join('\n');
}
