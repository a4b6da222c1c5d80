import { expect, test } from '@jest/globals';
import { planRelease, type ReleaseFacts } from '../../scripts/release-plan.js';

const changelog = `# Changes

All notable changes, newest first.

## 2.0.0, unreleased

- Not yet.

## 1.10.1, 2026-11-22

- Reads **more**.

### Fixed

- \`## not a heading\` in a line.

## 1.10.0, 2026-11-20

- Earlier.

## 1.2.0-rc.1, 2026-10-01

- A candidate.

## 1.1.0, 2026-09-01
`;

const plan = (tag: string, more: Partial<ReleaseFacts> = {}) =>
  planRelease({ tag, versions: { 'package.json': tag.slice(1) }, changelog, unnamed: [], ...more });

test.each([
  ['v1.10.1', false, '- Reads **more**.\n\n### Fixed\n\n- `## not a heading` in a line.\n'],
  ['v1.10.0', false, '- Earlier.\n'],
  ['v1.2.0-rc.1', true, '- A candidate.\n'],
])('%s is released with the notes below its heading', (tag, prerelease, notes) => {
  expect(plan(tag)).toEqual({ version: tag.slice(1), prerelease, notes });
});

test.each([
  ['v1', {}, "the tag v1 isn't a version such as v1.2.3"],
  ['v1.1', {}, "the tag v1.1 isn't a version such as v1.2.3"],
  ['1.10.1', {}, "the tag 1.10.1 isn't a version such as v1.2.3"],
  ['v1.10.1+build', {}, "the tag v1.10.1+build isn't a version such as v1.2.3"],
  [
    'v1.10.1',
    { versions: { 'package.json': '1.10.0' } },
    'the tag says 1.10.1 and package.json 1.10.0: delete the tag, and tag the right commit',
  ],
  [
    'v1.10.1',
    { versions: { 'package.json': '1.10.1', 'src/version.ts': '1.10.0' } },
    'the tag says 1.10.1 and src/version.ts 1.10.0: delete the tag, and tag the right commit',
  ],
  [
    'v1.10.1',
    { unnamed: ['README.md', 'a', 'b', 'c'] },
    '4 files name no account (README.md, a, b): run the command at the top of RELEASING.md',
  ],
  ['v1.10.2', {}, 'CHANGELOG.md has no heading "## 1.10.2, YYYY-MM-DD"'],
  ['v2.0.0', {}, 'CHANGELOG.md has "## 2.0.0, unreleased", and not "## 2.0.0, YYYY-MM-DD"'],
  ['v1.1.0', {}, 'CHANGELOG.md says nothing below "## 1.1.0, 2026-09-01"'],
])('refuses %s with %j', (tag, facts, message) => {
  expect(() => plan(tag, facts)).toThrow(new Error(message));
});
