import { describe, expect, test } from '@jest/globals';
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

const plan = (tag: string, { tags = [], ...more }: Partial<ReleaseFacts> = {}) =>
  planRelease({ tag, packageVersion: tag.slice(1), changelog, tags: [...tags, tag], ...more });

describe('planning a release', () => {
  test('takes the notes below the version, up to the next one', () => {
    expect(plan('v1.10.1').notes).toBe('- Reads **more**.\n\n### Fixed\n\n- `## not a heading` in a line.\n');
    expect(plan('v1.10.0').notes).toBe('- Earlier.\n');
  });

  test('moves the major tag to the highest version of that major, and calls the highest of all the latest', () => {
    expect(plan('v1.10.1', { tags: ['v1', 'v1.9.0', 'v1.10.0', 'v0.3.0'] })).toMatchObject({
      movingTag: 'v1',
      latest: true,
      prerelease: false,
    });
    expect(plan('v1.10.1', { tags: ['v2.0.0'] })).toMatchObject({ movingTag: 'v1', latest: false });
    expect(plan('v1.10.0', { tags: ['v1.10.1'] })).toMatchObject({ movingTag: undefined, latest: false });
  });

  test('counts no pre-release and no other tag as a version', () => {
    expect(plan('v1.10.1', { tags: ['v1.11.0-rc.1', 'v2', 'nightly-9.9.9', '', '9.0.0'] })).toMatchObject({
      movingTag: 'v1',
      latest: true,
    });
  });

  test('moves nothing for a pre-release', () => {
    expect(plan('v1.2.0-rc.1')).toMatchObject({ prerelease: true, movingTag: undefined, latest: false });
  });

  test.each([
    ['v1', {}, "the tag v1 isn't a version such as v1.2.3"],
    ['1.10.1', {}, "the tag 1.10.1 isn't a version such as v1.2.3"],
    ['v1.10.1+build', {}, "the tag v1.10.1+build isn't a version such as v1.2.3"],
    [
      'v1.10.1',
      { packageVersion: '1.10.0' },
      'the tag says 1.10.1 and package.json 1.10.0: delete the tag, and tag the right commit',
    ],
    ['v1.10.2', {}, 'CHANGELOG.md has no heading "## 1.10.2, YYYY-MM-DD"'],
    ['v1.1', { packageVersion: '1.1' }, "the tag v1.1 isn't a version such as v1.2.3"],
    ['v2.0.0', {}, 'CHANGELOG.md has "## 2.0.0, unreleased", and not "## 2.0.0, YYYY-MM-DD"'],
    ['v1.1.0', {}, 'CHANGELOG.md says nothing below "## 1.1.0, 2026-09-01"'],
  ])('refuses %s %j', (tag, facts, message) => {
    expect(() => plan(tag, facts)).toThrow(new Error(message));
  });
});
