import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { EventError, type WorkflowEvent, readEvent } from '../../src/pull-request/event.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

type Variables = Readonly<Record<string, string>>;

/** The event of a step with these variables, and with this text in its event file. */
function read(variables: Variables, text?: string): WorkflowEvent {
  const path = join(temporaryFolder(), 'event.json');
  if (text !== undefined) writeFileSync(path, text);
  return readEvent({ ...(text !== undefined && { GITHUB_EVENT_PATH: path }), ...variables });
}

const nothing = {
  name: '',
  payload: {},
  repository: undefined,
  serverUrl: 'https://github.com',
  ref: '',
  actor: '',
  isRerun: false,
};
const told = '{"repository":{"full_name":"octo/hello","html_url":"https://git.example.com/octo/hello"}}';
const ofServer = { GITHUB_REPOSITORY: 'a/b', GITHUB_SERVER_URL: 'http://s:1/' };
const isOfServer = { repository: { owner: 'a', name: 'b' }, serverUrl: 'http://s:1' };

test.each<readonly [what: string, Variables, text: string | undefined, event: object]>([
  ['nothing', {}, undefined, nothing],
  ['a file that is not there', { GITHUB_EVENT_PATH: '/nonexistent/event.json' }, undefined, nothing],
  ['no file', { GITHUB_EVENT_PATH: '' }, undefined, nothing],
  ['a repository without a slash', { GITHUB_REPOSITORY: 'owner' }, undefined, nothing],
  ['no address of a server', { GITHUB_SERVER_URL: 'no address' }, undefined, nothing],
  ['an address of another kind', { GITHUB_SERVER_URL: 'ftp://git.example.com' }, undefined, nothing],
  ['the payload', {}, told, { repository: { owner: 'octo', name: 'hello' }, serverUrl: 'https://git.example.com' }],
  ['variables, which come first', ofServer, told, isOfServer],
  [
    'all variables',
    { ...ofServer, GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/x', GITHUB_ACTOR: 'octocat', GITHUB_RUN_ID: '7' },
    '{"ref":"refs/heads/x"}',
    {
      ...isOfServer,
      name: 'push',
      payload: { ref: 'refs/heads/x' },
      ref: 'refs/heads/x',
      actor: 'octocat',
      runId: '7',
    },
  ],
  ['a run that is no number', { GITHUB_RUN_ID: '7x' }, undefined, { runId: undefined }],
  ...Object.entries({ '1': false, '2': true, '11': true, '': false, none: false }).map(
    ([attempt, isRerun]) =>
      [`attempt ${JSON.stringify(attempt)}`, { GITHUB_RUN_ATTEMPT: attempt }, undefined, { isRerun }] as const,
  ),
])('the event is what the runner tells: %s', (_what, variables, text, event) => {
  const found = read(variables, text);
  if (event === nothing) expect(found).toEqual(nothing);
  else expect(found).toMatchObject(event);
});

test.each(['', '{', '[]', 'null', '"text"', '7'])('%j in the event file is a mistake that names the file', (text) => {
  expect(() => read({}, text)).toThrow(EventError);
  expect(() => read({}, text)).toThrow(
    /^the event file \S+event\.json, which the runner names in GITHUB_EVENT_PATH, does not hold a JSON object$/,
  );
});
