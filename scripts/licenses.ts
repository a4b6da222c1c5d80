import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputChunk } from 'rolldown';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly repository: string;
  /** Text of the licence file; undefined where the package ships none. */
  readonly text: string | undefined;
}

/** Licence texts that a package's repository has and its published files lack, by package name. */
const textsFromRepositories: Readonly<Record<string, string>> = {};

/**
 * The licences of all packages whose code is in a bundle, with their full texts.
 * @throws when a package has no licence text, with what to do about it
 */
export function licenseTexts(chunks: readonly OutputChunk[]): string {
  const bundled = new Set<string>();
  for (const { modules } of chunks) {
    for (const [path, { renderedLength }] of Object.entries(modules)) {
      const folder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1];
      if (folder !== undefined && renderedLength > 0) bundled.add(folder);
    }
  }
  const packages = [...bundled].map((folder) => readPackage(folder));
  const byName = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.values()]
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
    .map((one) => `${one.name} ${one.version} (${one.license})\n\n${textOf(one, packages)}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function readPackage(folder: string): Package {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
    repository?: string | { url?: string };
  };
  const { name, version, license = 'unknown', repository } = manifest;
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|-|$)/i.test(entry));
  return {
    name,
    version,
    license,
    repository: (typeof repository === 'string' ? repository : repository?.url) ?? '',
    text: file === undefined ? textOfReadme(folder) : readText(join(folder, file)),
  };
}

function readText(path: string): string {
  return readFileSync(path, 'utf8').trim().replaceAll('\r\n', '\n');
}

/** Older packages hold the whole text in a section of their README. */
function textOfReadme(folder: string): string | undefined {
  const file = readdirSync(folder).find((entry) => /^readme(\.|$)/i.test(entry));
  const section = file === undefined ? undefined : /^#* *Licen[cs]e\b[^]*/im.exec(readText(join(folder, file)))?.[0];
  return section?.includes('Permission is hereby granted') === true ? section : undefined;
}

function textOf(one: Package, all: readonly Package[]): string {
  if (one.text !== undefined) return one.text;
  // Packages of one repository are published under its one licence file, which some of them lack.
  const sibling = all.find(
    ({ repository, license, text }) =>
      repository !== '' && repository === one.repository && license === one.license && text !== undefined,
  );
  if (sibling?.text !== undefined) return sibling.text;
  const kept = textsFromRepositories[one.name];
  if (kept !== undefined)
    return readFileSync(join(dirname(import.meta.filename), 'license-texts', kept), 'utf8').trim();
  throw new Error(
    `${one.name} ${one.version} ships no licence file. Put its text, from its repository, into scripts/license-texts and name it in scripts/licenses.ts`,
  );
}
