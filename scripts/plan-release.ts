/**
 * `tsx scripts/plan-release.ts v1.2.3 notes.md`: checks that the tag can be released, writes its notes, and says in the step's
 * outputs (printed where there is no file for outputs) what the release workflow does. Reads the tags of the checkout, which has to hold all.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundles.js';
import { planRelease } from './release-plan.js';

const [tag = '', notesPath = 'notes.md'] = process.argv.slice(2);
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
try {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const plan = planRelease({
    tag,
    packageVersion: version,
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
    tags: git('tag', '--list').split('\n'),
  });
  writeFileSync(notesPath, plan.notes);
  const outputs = {
    prerelease: String(plan.prerelease),
    latest: String(plan.latest),
    'moving-tag': plan.movingTag ?? '',
  };
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, lines.join(''));
  process.stdout.write(lines.join(''));
} catch (error) {
  console.error(`${tag || 'no tag'} cannot be released: ${(error as Error).message}`);
  process.exitCode = 1;
}
