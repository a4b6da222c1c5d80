import { expect, test } from '@jest/globals';
import type { Contents } from '../trees.js';
import { workspaces } from '../build-systems.js';
import { answer } from '../answers.js';

const files: Contents = {
  'package.json': '{"name":"root","workspaces":["packages/*"]}',
  'packages/ui/package.json': '{"name":"ui","version":"1.0.0"}',
  'packages/ui/index.js': '1',
  'packages/web/package.json': '{"name":"web"}',
  'packages/web/about.js': "import { version } from '../ui/package.json'",
};

test.each<[string, Contents, readonly string[]]>([
  ['impacts who imports it', { 'packages/ui/package.json': '{"name":"ui","version":"1.1.0"}' }, ['ui', 'web']],
  ['does not lead to what the target is built from', { 'packages/ui/index.js': '2' }, ['ui']],
])('the manifest of another target %s', async (_what, changes, expected) => {
  expect(await answer(workspaces, files, changes)).toEqual({ targets: expected, warnings: [], uncovered: [] });
});
