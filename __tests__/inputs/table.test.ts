import { describe, expect, test } from '@jest/globals';
import { inputText, readInputs } from '../../src/inputs/inputs.js';
import { inputEntries } from '../../src/inputs/table.js';
import { defaultSettings } from '../../packages/shared/src/service/queue-settings.js';

describe.each(inputEntries)('%s', (name, { description, default: fallback, read }) => {
  test('has a description in one line, of at most two sentences, without an expression, which GitHub refuses', () => {
    expect(description).toMatch(/^\S[^\n]*[^.\s]$/);
    expect(description).not.toContain('${{');
    // A default is none of the sentences that say what the input does.
    const sentences = description.split(/\. (?=[A-Z`])/).filter((sentence) => !sentence.startsWith('Default: '));
    expect(sentences.length).toBeLessThanOrEqual(2);
  });

  test('has its default where its text is empty', async () => {
    const empty = { [`INPUT_${name.toUpperCase()}`]: ' ' };
    expect(inputText(empty, name)).toBe(fallback);
    if (fallback !== undefined) expect(await read?.(fallback)).toBeDefined();
  });
});

test('without any input, every input has its default, and an empty list or undefined where it has none', async () => {
  const { workspace, readableFolders, ...inputs } = await readInputs({ GITHUB_WORKSPACE: '/w' });
  expect(workspace).toBe('/w');
  expect(readableFolders).toBeDefined();
  const given = Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined));
  expect(given).toEqual({
    noBatch: false,
    requeue: 'never',
    maxSubmissions: 20,
    withdrawUnlabelled: false,
    extraFields: {},
    impactedTargetsConfig: '.github/impacted-targets.yml',
    trustPullRequest: false,
    workingDirectory: '/w',
    metricsScope: 'repository',
    pageSize: 100,
    maxPages: 0,
    junitPaths: [],
    tests: [],
    failedTargets: [],
    failOnEscape: false,
    wait: false,
    waitTimeoutMs: 3_600_000,
    pollIntervalMs: 10_000,
    queueBranches: ['trunk-merge/**', 'trunk-temp/**'],
    cancelOnAbort: false,
    requestTimeoutMs: 30_000,
    maxAttempts: 5,
    allowInsecureHttp: false,
    dryRun: false,
    summary: true,
  });
});

test('the default wait is longer than the longest test of a queue of the local service', async () => {
  const { waitTimeoutMs } = await readInputs({ GITHUB_WORKSPACE: '/w' });
  expect(waitTimeoutMs).toBeGreaterThan(defaultSettings.testingTimeoutMinutes * 60_000);
});

const ofVariable = {
  MERGE_QUEUE_BASE_URL: ' https://variable.example/v1/ ',
  MERGE_QUEUE_API_TOKEN: ' of-the-variable ',
};
const ofInput = { 'INPUT_BASE-URL': 'https://input.example/v1', 'INPUT_API-TOKEN': 'of-the-input' };
test.each([
  [ofVariable, { baseUrl: 'https://variable.example/v1', apiToken: 'of-the-variable' }],
  [
    { ...ofVariable, ...ofInput },
    { baseUrl: 'https://input.example/v1', apiToken: 'of-the-input' },
  ],
])('address and token come from inputs first, and else from variables: %j', async (environment, expected) => {
  expect(await readInputs(environment)).toMatchObject(expected);
});
