import { describe, expect, test } from '@jest/globals';
import { workspaces } from '../../build-systems.js';
import { compareContents, noTools, type Contents } from '../../trees.js';

/** `site` depends on `web`; nothing depends on `kit`. */
const files: Contents = {
  'package.json': '{"name":"top","workspaces":["packages/*"]}',
  'packages/kit/package.json': '{"name":"kit"}',
  'packages/ui/package.json': '{"name":"@acme/ui"}',
  'packages/web/package.json': '{"name":"web"}',
  'packages/site/package.json': '{"name":"site","dependencies":{"web":"*"}}',
};

/** What a change impacts, or `ALL: why`, and the warnings. */
async function impact(base: Contents, changes: Contents) {
  const warnings: string[] = [];
  const tools = { ...noTools, warn: (line: string) => warnings.push(line) };
  const answer = await workspaces.impact(compareContents(base, { ...base, ...changes }), tools);
  const targets = answer.kind === 'all' ? `ALL: ${answer.why}` : [...answer.targets.keys()].sort();
  return { targets, warnings };
}

describe('a package.json that cannot be read', () => {
  const broken = { ...files, 'packages/web/package.json': '{' };
  const warning =
    'workspaces: every answer has the target packages/web, because packages/web/package.json cannot be read';

  test('makes its target impacted in every answer, with a warning', async () => {
    expect(await impact(broken, { 'packages/kit/x.js': '' })).toEqual({
      targets: ['kit', 'packages/web'],
      warnings: [warning],
    });
  });

  test('impacts the target that it had, and the dependents of that, when it breaks', async () => {
    expect(await impact(files, { 'packages/web/package.json': '{' })).toEqual({
      targets: ['packages/web', 'site', 'top', 'web'],
      warnings: [warning],
    });
  });

  test('impacts the target that it gets when it is repaired', async () => {
    const { 'packages/web/package.json': repaired = '' } = files;
    expect((await impact(broken, { 'packages/web/package.json': repaired })).targets).toEqual([
      ...['packages/web', 'site', 'top', 'web'],
    ]);
  });

  test('is a file like others where it is not a package', async () => {
    const sample = { 'packages/kit/sample/package.json': '{' };
    expect(await impact({ ...files, ...sample }, { 'packages/kit/x.js': '' })).toEqual({
      targets: ['kit'],
      warnings: [],
    });
  });

  test('makes the answer ALL at the root, since nobody knows which targets there are', async () => {
    await expect(impact(files, { 'package.json': '{"workspaces":' })).resolves.toMatchObject({
      targets: expect.stringMatching(/^ALL: package.json cannot be read \(in the head commit/),
    });
  });
});

describe('a dependency by a path at which the commit has nothing', () => {
  const naming = (path: string): Contents => ({
    ...files,
    'packages/web/package.json': `{"name":"web","dependencies":{"x":"${path}"}}`,
  });

  test('is the output of the package that it lies in', async () => {
    const base = naming('file:../ui/dist');
    expect((await impact(base, { 'packages/ui/x.js': '' })).targets).toEqual(['@acme/ui', 'site', 'web']);
    expect(await impact(base, { 'packages/kit/x.js': '' })).toEqual({ targets: ['kit'], warnings: [] });
  });

  test.each(['file:../gone', 'link:./dist', 'file:../../../around/packages/ui', 'file:../../vendor/x.tgz'])(
    'makes the target and its dependents impacted in every answer, with a warning: %s',
    async (path) => {
      const { targets, warnings } = await impact(naming(path), { 'packages/kit/x.js': '' });
      expect(targets).toEqual(['kit', 'site', 'web']);
      expect(warnings).toEqual([
        expect.stringMatching(/^workspaces: every answer has the target web, because .* where nothing is$/),
      ]);
    },
  );
});
