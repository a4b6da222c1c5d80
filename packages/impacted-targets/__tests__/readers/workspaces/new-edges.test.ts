import { expect, test } from '@jest/globals';
import { workspaces } from '../../build-systems.js';
import { describeEdge } from '../../../src/answer/impact.js';
import { compareContents, noTools, type Contents } from '../../trees.js';

/** `site` depends on `web`, and `docs` on `ui`. */
const files: Contents = {
  'package.json': '{"name":"top","workspaces":["packages/*"]}',
  'packages/ui/package.json': '{"name":"ui"}',
  'packages/ui/test/help.js': '',
  'packages/docs/package.json': '{"name":"docs","dependencies":{"ui":"*"}}',
  'packages/web/package.json': '{"name":"web"}',
  'packages/web/old.js': '',
  'packages/site/package.json': '{"name":"site","dependencies":{"web":"*"}}',
};
const declaring = { 'packages/web/package.json': '{"name":"web","dependencies":{"ui":"*"}}' };
const importing = { 'packages/web/a.js': "import 'ui'" };

test.each<[string, Contents, Contents, readonly string[]]>([
  ['a declared edge claims its end, without its dependents', {}, declaring, ['site', 'ui', 'web']],
  ['so does an imported edge', {}, importing, ['site', 'ui', 'web']],
  ['so does a named edge', {}, { 'packages/web/a.js': "read('../ui/x.css')" }, ['site', 'ui', 'web']],
  ['so does an edge of tests', {}, { 'packages/web/a.test.js': "import 'ui'" }, ['ui', 'web']],
  [
    'so does an edge of a new target',
    {},
    { 'packages/new/package.json': '{"name":"new","dependencies":{"ui":"*"}}' },
    ['new', 'top', 'ui'],
  ],
  [
    'an edge to a new target claims nobody else',
    {},
    { 'packages/new/package.json': '{"name":"new"}', 'packages/web/a.js': "import 'new'" },
    ['new', 'site', 'top', 'web'],
  ],
  ['another text for an edge claims nothing', importing, { 'packages/web/b.js': "import 'ui'" }, ['site', 'web']],
  ['a declaration of what is imported claims nothing', importing, declaring, ['site', 'web']],
  ['an edge that goes claims nothing', importing, { 'packages/web/a.js': '' }, ['site', 'web']],
])('a new edge: %s', async (_, before, after, expected) => {
  const base = { ...files, ...before };
  const answer = await workspaces.impact(compareContents(base, { ...base, ...after }), noTools);
  expect(answer.kind === 'targets' && [...answer.targets.keys()].sort()).toEqual(expected);
});

test('the reason of the end is the new edge', async () => {
  const answer = await workspaces.impact(compareContents(files, { ...files, ...importing }), noTools);
  const reason = answer.kind === 'targets' ? answer.targets.get('ui') : undefined;
  expect(reason).toMatchObject({ kind: 'graph', what: 'web depends on ui now', files: ['packages/web/a.js'] });
  expect(reason?.edge && describeEdge(reason.edge)).toBe('imported by packages/web/a.js:1, "ui"');
});
