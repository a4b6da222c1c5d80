import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { EventError, readEvent } from '../../src/pull-request/event.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

function file(content: string): string {
  const path = join(temporaryFolder(), 'event.json');
  writeFileSync(path, content);
  return path;
}

describe('the event that the runner tells of', () => {
  test('is in its variables and its file', () => {
    expect(
      readEvent({
        GITHUB_EVENT_NAME: 'push',
        GITHUB_EVENT_PATH: file('{"ref":"refs/heads/x"}'),
        GITHUB_REPOSITORY: 'octo/hello',
        GITHUB_SERVER_URL: 'https://git.example.com/',
        GITHUB_REF: 'refs/heads/x',
        GITHUB_ACTOR: 'octocat',
      }),
    ).toEqual({
      name: 'push',
      payload: { ref: 'refs/heads/x' },
      repository: { owner: 'octo', name: 'hello' },
      serverUrl: 'https://git.example.com',
      ref: 'refs/heads/x',
      actor: 'octocat',
      isRerun: false,
    });
  });

  test.each([
    ['1', false],
    ['2', true],
    ['11', true],
    ['', false],
    ['none', false],
  ])('of attempt "%s" is that of a run that is run again: %j', (attempt, isRerun) => {
    expect(readEvent({ GITHUB_RUN_ATTEMPT: attempt }).isRerun).toBe(isRerun);
  });

  const nothing = {
    name: '',
    payload: {},
    repository: undefined,
    serverUrl: 'https://github.com',
    ref: '',
    actor: '',
    isRerun: false,
  };
  test.each([
    ['is empty where its file is not there', { GITHUB_EVENT_PATH: '/nonexistent/event.json' }],
    ['is empty where no file is named', { GITHUB_EVENT_PATH: '' }],
    ['has no repository without a slash', { GITHUB_REPOSITORY: 'owner' }],
    ["has the public server where the address isn't one", { GITHUB_SERVER_URL: 'no address' }],
  ])('%s', (_title, environment) => {
    expect(readEvent(environment)).toEqual(nothing);
  });

  test('says its repository and server in the payload where no variable does', () => {
    const payload = { repository: { full_name: 'octo/hello', html_url: 'https://git.example.com/octo/hello' } };
    const path = file(JSON.stringify(payload));
    expect(readEvent({ GITHUB_EVENT_PATH: path })).toMatchObject({
      repository: { owner: 'octo', name: 'hello' },
      serverUrl: 'https://git.example.com',
    });
    expect(
      readEvent({ GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: 'a/b', GITHUB_SERVER_URL: 'http://s:1' }),
    ).toMatchObject({
      repository: { owner: 'a', name: 'b' },
      serverUrl: 'http://s:1',
    });
  });

  test.each(['', '{', '[]', 'null', '"text"', '7'])('%j in its file is a mistake that names the file', (content) => {
    const path = file(content);
    const read = (): unknown => readEvent({ GITHUB_EVENT_PATH: path });
    expect(read).toThrow(EventError);
    expect(read).toThrow(expect.objectContaining({ name: 'EventError' }));
    expect(read).toThrow(
      `the event file ${path}, which the runner names in GITHUB_EVENT_PATH, does not hold a JSON object`,
    );
  });
});
