import { describe, expect, test } from '@jest/globals';
import { evaluate } from './expressions.js';
import { repositoryOnGitHub } from './repository-on-github.js';

/** The rules of GitHub that people stumble over, in workflows that need nothing but them. */
const github = repositoryOnGitHub(
  { 'README.md': 'hello\n' },
  { secrets: { TOKEN: 'secret-of-the-repository' }, service: () => 'http://127.0.0.1:9/v1' },
);
github.open(1);
github.open(2, { fork: 'stranger' });
github.open(3, { author: 'dependabot[bot]' });
const opened = github.pullRequestEvent('opened', 1);

const jobs = (text: string, on = 'pull_request'): string => `on: ${on}\njobs:\n${text}`;
const job = (id: string, text: string): string =>
  `  ${id}:\n    runs-on: ubuntu-latest\n${text.replaceAll(/^(?=.)/gm, '    ')}\n`;

async function run(workflow: string, event = opened) {
  const finished = await github.deliver(workflow, event);
  if (finished === undefined) throw new Error('the event does not start the workflow');
  return finished;
}

test('null equals the text 0, the empty text and false', () => {
  expect(evaluate("null == '0' && null == '' && null == false", {})).toBe(true);
  expect(evaluate("needs.a.outputs.b != '0'", { needs: { a: { outputs: {} } } })).toBe(false);
});

test('an empty output of a job is dropped, so that a condition on it reads null', async () => {
  const { jobs: finished } = await run(
    jobs(
      job(
        'a',
        'outputs:\n  empty: ${{ steps.s.outputs.empty }}\n  full: ${{ steps.s.outputs.full }}\nsteps:\n  - id: s\n    run: |\n      echo empty= >> "$GITHUB_OUTPUT"\n      echo full=1 >> "$GITHUB_OUTPUT"',
      ) +
        job('b', "needs: a\nif: needs.a.outputs.empty != '0'\nsteps:\n  - run: 'true'") +
        job('c', "needs: a\nif: needs.a.outputs.full != '0'\nsteps:\n  - run: 'true'"),
    ),
  );
  expect(finished.a?.outputs).toEqual({ full: '1' });
  expect(finished.b?.result).toBe('skipped');
  expect(finished.c?.result).toBe('success');
});

test('continue-on-error makes outcome and conclusion differ, and the job goes on', async () => {
  const { jobs: finished } = await run(
    jobs(
      job(
        'a',
        "outputs:\n  seen: ${{ steps.s.outcome }} ${{ steps.s.conclusion }}\nsteps:\n  - id: s\n    continue-on-error: true\n    run: exit 1\n  - run: 'true'\n  - if: failure()\n    run: 'true'",
      ),
    ),
  );
  expect(finished.a).toMatchObject({ result: 'success', outputs: { seen: 'failure success' } });
  expect(finished.a?.runs[0]?.steps.map(({ outcome }) => outcome)).toEqual(['failure', 'success', 'skipped']);
});

test('a step that fails ends the job, but for steps that ask for more', async () => {
  const { jobs: finished, conclusion } = await run(
    jobs(job('a', 'steps:\n  - run: exit 1\n  - run: exit 0\n  - if: always()\n    run: exit 0')),
  );
  expect(finished.a?.runs[0]?.steps.map(({ outcome }) => outcome)).toEqual(['failure', 'skipped', 'success']);
  expect(conclusion).toBe('failure');
});

test('a job whose need was skipped or failed is skipped, and so is what needs that one, but not with always()', async () => {
  const { jobs: finished } = await run(
    jobs(
      job('skipped', "if: false\nsteps:\n  - run: 'true'") +
        job('failed', 'steps:\n  - run: exit 1') +
        job('b', "needs: skipped\nsteps:\n  - run: 'true'") +
        job('c', "needs: b\nsteps:\n  - run: 'true'") +
        job('d', "needs: failed\nsteps:\n  - run: 'true'") +
        job('e', 'needs: [b, d]\nif: always()\nsteps:\n  - run: echo ${{ needs.b.result }} ${{ needs.d.result }}'),
    ),
  );
  expect(Object.fromEntries(Object.entries(finished).map(([id, { result }]) => [id, result]))).toEqual({
    skipped: 'skipped',
    failed: 'failure',
    b: 'skipped',
    c: 'skipped',
    d: 'skipped',
    e: 'success',
  });
  expect(finished.e?.runs[0]?.steps[0]?.log).toBe('skipped skipped\n');
});

test('a matrix makes a job of each entry, and an empty one fails', async () => {
  const matrix = (value: string): string =>
    jobs(job('a', `strategy:\n  matrix: \${{ fromJSON('${value}') }}\nsteps:\n  - run: echo \${{ matrix.n }}`));
  const { jobs: finished } = await run(matrix('{"include":[{"n":"one"},{"n":"two"}]}'));
  expect(finished.a?.runs.map(({ steps }) => steps[0]?.log)).toEqual(['one\n', 'two\n']);
  const { jobs: empty } = await run(matrix('{"include":[]}'));
  expect(empty.a?.result).toBe('failure');
});

describe('an artifact', () => {
  const upload = (path: string): string =>
    jobs(
      job(
        'a',
        `steps:\n  - run: mkdir -p out/deep && echo 1 > out/deep/one.txt && echo 2 > out/two.txt\n  - uses: actions/upload-artifact@v7\n    with:\n      name: files\n      path: |\n        ${path.replaceAll('\n', '\n        ')}`,
      ) +
        job(
          'b',
          'needs: a\nsteps:\n  - uses: actions/download-artifact@v8\n    with:\n      name: files\n  - run: find . -type f | sort',
        ),
    );

  test.each([
    ['of one file holds it by its base name', 'out/deep/one.txt', './one.txt\n'],
    [
      'of several keeps the folders below the one that they share',
      'out/deep/one.txt\nout/two.txt',
      './deep/one.txt\n./two.txt\n',
    ],
    ['of a folder holds what is in it', 'out', './deep/one.txt\n./two.txt\n'],
  ])('%s', async (_rule, path, expected) => {
    const { jobs: finished } = await run(upload(path));
    expect(finished.b?.runs[0]?.steps.at(-1)?.log).toBe(expected);
  });

  test('that is not there fails the download', async () => {
    const { jobs: finished } = await run(
      jobs(job('a', 'steps:\n  - uses: actions/download-artifact@v8\n    with:\n      name: files')),
    );
    expect(finished.a).toMatchObject({ result: 'failure' });
    expect(finished.a?.runs[0]?.steps[0]?.log).toContain('Artifact not found for name: files');
  });

  test('of another run needs the permission actions: read', async () => {
    const steps = 'steps:\n  - uses: actions/download-artifact@v8\n    with:\n      name: files\n      run-id: 1';
    const { jobs: finished } = await run(jobs(job('a', `permissions: {}\n${steps}`)));
    expect(finished.a?.runs[0]?.steps[0]?.log).toBe('Resource not accessible by integration');
  });
});

describe('secrets', () => {
  const show = (on: string): string => jobs(job('a', 'steps:\n  - run: echo [${{ secrets.TOKEN }}]'), on);

  test.each([
    ['are there for a pull request of the repository', 'pull_request', 1, '[secret-of-the-repository]\n'],
    ['are empty for one of a fork', 'pull_request', 2, '[]\n'],
    ['are empty for Dependabot', 'pull_request', 3, '[]\n'],
    ['are there for a fork with pull_request_target', 'pull_request_target', 2, '[secret-of-the-repository]\n'],
  ])('%s', async (_rule, name, number, expected) => {
    const { jobs: finished } = await run(show(name), github.pullRequestEvent('opened', number, {}, name));
    expect(finished.a?.runs[0]?.steps[0]?.log).toBe(expected);
  });
});

describe('what Dependabot does with pull_request_target', () => {
  test.each([
    ['to a pull request of its own, has no secrets', 3, '[]\n'],
    ["to someone else's, has them", 1, '[secret-of-the-repository]\n'],
  ])('%s', async (_rule, number, expected) => {
    const workflow = jobs(job('a', 'steps:\n  - run: echo [${{ secrets.TOKEN }}]'), 'pull_request_target');
    const { jobs: finished } = await run(
      workflow,
      github.pullRequestEvent('opened', number, { actor: 'dependabot[bot]' }, 'pull_request_target'),
    );
    expect(finished.a?.runs[0]?.steps[0]?.log).toBe(expected);
  });
});

describe('of runs of one concurrency group that come close together', () => {
  const workflow = (concurrency: string): string =>
    `concurrency: ${concurrency}\n${jobs(job('a', "steps:\n  - run: 'true'"))}`;
  const conclusions = async (concurrency: string, numbers: readonly number[]): Promise<unknown[]> => {
    const events = numbers.map((number) => github.pullRequestEvent('opened', number));
    const runs = await github.deliverTogether(workflow(concurrency), events);
    return runs.map((one) => (typeof one === 'object' ? one.conclusion : one));
  };

  test.each([
    ['the first and the last are carried out', 'one', [1, 1, 1, 1], ['success', 'cancelled', 'cancelled', 'success']],
    [
      'only the last, with cancel-in-progress',
      '{ group: one, cancel-in-progress: true }',
      [1, 1],
      ['cancelled', 'success'],
    ],
    ['each group counts by itself', 'of-${{ github.event.number }}', [1, 2, 1], ['success', 'success', 'success']],
  ])('%s', async (_rule, concurrency, numbers, expected) => {
    expect(await conclusions(concurrency, numbers)).toEqual(expected);
  });
});

describe('the token', () => {
  const ask = (permissions: string): string =>
    jobs(
      job(
        'a',
        `permissions: ${permissions}\nsteps:\n  - env:\n      TOKEN: \${{ github.token }}\n    run: |\n      curl --silent --write-out '%{http_code}' --header "authorization: token $TOKEN" "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/pulls/1"`,
      ),
    );

  test.each([
    ['{}', '{"message":"Resource not accessible by integration"}403'],
    ['{ pull-requests: read }', /"number":1,.*200$/],
    ['{ pull-requests: write }', /"number":1,.*200$/],
  ])('with permissions %s', async (permissions, expected) => {
    const { jobs: finished } = await run(ask(permissions));
    expect(finished.a?.runs[0]?.steps[0]?.log).toMatch(expected);
  });

  test('checks nothing out without contents: read', async () => {
    const checkout = (permissions: string): string =>
      jobs(
        job(
          'a',
          `permissions: ${permissions}\nsteps:\n  - uses: actions/checkout@v7\n  - run: git rev-list --count HEAD && ls`,
        ),
      );
    const { jobs: without } = await run(checkout('{}'));
    expect(without.a?.result).toBe('failure');
    const { jobs: withIt } = await run(checkout('{ contents: read }'));
    expect(withIt.a?.runs[0]?.steps[1]?.log).toBe('1\nREADME.md\nchange-1\n');
  });
});

describe('an event starts a workflow', () => {
  const types = (list: string): string =>
    `on:\n  pull_request:\n    types: [${list}]\njobs:\n${job('a', "steps:\n  - run: 'true'")}`;

  test.each([
    ['of its type', types('labeled'), github.pullRequestEvent('labeled', 1, { label: 'a' }), true],
    ['not of another type', types('labeled'), github.pullRequestEvent('unlabeled', 1, { label: 'a' }), false],
    ['of the default types where none is named', jobs(job('a', "steps:\n  - run: 'true'")), opened, true],
    ['not of others', jobs(job('a', "steps:\n  - run: 'true'")), github.pullRequestEvent('edited', 1), false],
    [
      'of a path that it changes',
      `on:\n  pull_request:\n    paths: ['change-*']\njobs:\n${job('a', "steps:\n  - run: 'true'")}`,
      opened,
      true,
    ],
    [
      'not of other paths',
      `on:\n  pull_request:\n    paths: [README.md]\njobs:\n${job('a', "steps:\n  - run: 'true'")}`,
      opened,
      false,
    ],
    [
      'not into another branch',
      `on:\n  pull_request:\n    branches: [release/**]\njobs:\n${job('a', "steps:\n  - run: 'true'")}`,
      opened,
      false,
    ],
  ])('%s', async (_rule, workflow, event, expected) => {
    expect((await github.deliver(workflow, event)) !== undefined).toBe(expected);
  });
});

test('what GitHub does not parse is not run', async () => {
  await expect(github.deliver(jobs(job('a', 'steps:\n  - run: echo ${{ secret.TOKEN }}')), opened)).rejects.toThrow(
    "Unrecognized named-value: 'secret'",
  );
});

test.each([
  [
    'a filter of an event',
    `on:\n  push:\n    paths-ignore: [docs/**]\njobs:\n${job('a', "steps:\n  - run: 'true'")}`,
    'paths-ignore',
  ],
  ['a part of a job', jobs(job('a', "concurrency: one\nsteps:\n  - run: 'true'"), 'push'), 'concurrency'],
])('%s that the runner for tests does not know is no rule that it passes over', async (_what, workflow, named) => {
  await expect(github.deliver(workflow, github.event('push'))).rejects.toThrow(named);
});
