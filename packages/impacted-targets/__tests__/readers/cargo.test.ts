import { expect, test } from '@jest/globals';
import type { Files } from '../trees.js';
import { cargo } from '../build-systems.js';
import { answer } from '../answers.js';

const crate = (name: string, more = '') => `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n${more}`;

const renamed = (version: string) =>
  '[workspace]\nmembers = ["crates/*"]\n[workspace.dependencies]\nstore = { package = "acme-storage", path = "crates/storage" }\n' +
  `log4 = { package = "log", version = "${version}" }\neither = "1"\n`;

const other = (version: string) => `[workspace]\nmembers = ["nested"]\n[workspace.dependencies]\nlog = "${version}"\n`;

test.each<[string, Files, Files, readonly string[]]>([
  [
    'an inherited dependency with another name impacts those that inherit it',
    {
      'Cargo.toml': renamed('0.4.20'),
      'crates/storage/Cargo.toml': crate('acme-storage', '[dependencies]\nlog4 = { workspace = true }\n'),
      'crates/api/Cargo.toml': crate('acme-api', '[dependencies]\nstore.workspace = true\n'),
      'crates/math/Cargo.toml': crate('acme-math', '[dependencies]\neither.workspace = true\n'),
    },
    { 'Cargo.toml': renamed('0.4.22') },
    ['acme-api', 'acme-storage'],
  ],
  [
    'a member of another workspace inherits from the root of that one',
    {
      'Cargo.toml': '[workspace]\nmembers = ["cli", "plain"]\nexclude = ["lib-ws"]\n',
      'cli/Cargo.toml': crate('cli', '[dependencies]\nnested = { path = "../lib-ws/nested" }\n'),
      'plain/Cargo.toml': crate('plain'),
      'lib-ws/Cargo.toml': other('0.4.20'),
      'lib-ws/nested/Cargo.toml': crate('nested', '[dependencies]\nlog.workspace = true\n'),
    },
    { 'lib-ws/Cargo.toml': other('0.4.22') },
    ['cli', 'nested'],
  ],
  [
    'a manifest owns the file that its [lib] path names, in the folder of another crate',
    {
      'Cargo.toml': '[workspace]\nmembers = ["lib", "a/src"]\n',
      'lib/Cargo.toml': crate('lib', '[lib]\npath = "../a/src/lib.rs"\n'),
      'a/src/Cargo.toml': crate('inner'),
      'a/src/lib.rs': '',
    },
    { 'a/src/lib.rs': '// new' },
    ['inner', 'lib'],
  ],
])('%s', async (_what, files, changes, expected) => {
  expect(await answer(cargo, files, changes)).toEqual({ targets: expected, warnings: [], uncovered: [] });
});
