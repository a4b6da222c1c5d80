import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/bundles.js';

/** Sources of tests, scripts and measurements. */
const sources = ['__tests__', 'packages', 'scripts', 'demo', 'bench', 'mutation', '.ci'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]s$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules')),
);

/** Paths that a source takes from its own place: `new URL('../x', import.meta.url)`, `join(import.meta.dirname, '../x')`. */
const ownPlaces =
  /new URL\(\s*(["'`])([^"'`]+)\1\s*,\s*import\.meta\.url|import\.meta\.dirname\s*,\s*(["'`])([^"'`]+)\3|\$\{import\.meta\.dirname\}(\/[^`'"]*)/g;

test('no test and no script reads a file outside of the repository, so that a clone anywhere runs the same tests', () => {
  expect(sources.length).toBeGreaterThan(200);
  const outside = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ownPlaces)].flatMap(([text, , url, , joined, template]) => {
      const place = resolve(file, '..', `./${url ?? joined ?? template ?? ''}`);
      return relative(root, place).startsWith('..') ? [`${relative(root, file)}: ${text}`] : [];
    }),
  );
  expect(outside).toEqual([]);
});

test('both descriptions of the service have facts and no prose', () => {
  for (const name of ['v1', 'v2']) {
    const text = readFileSync(join(root, `service-descriptions/${name}.openapi.json`), 'utf8');
    expect(text).toContain('"openapi"');
    expect(text.match(/"(?:summary|description|example)": "[^"]/g) ?? []).toEqual([]);
  }
});
