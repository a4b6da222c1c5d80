import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { run } from '../../src/run.js';
import { commandIn, commandsIn, linesOf, outputsIn } from './runner.js';
import { labelled } from './payloads.js';
import { runStep } from './step.js';

/** Cases a property; the deep tests ask for more, of a seed that is new each time. */
const cases = Number(process.env.PROPERTY_RUNS ?? 200);
const seed = process.env.PROPERTY_SEED === 'random' ? {} : { seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) };
const perCaseMs = 100;

const token = 'q7-s3cret/tok+en_with=signs@x';
const bytes = Buffer.from(token);
/** The token as it may be written, without what is white space. */
const tokenForms = [
  token,
  encodeURIComponent(token),
  bytes.toString('base64').replace(/=+$/, ''),
  bytes.toString('base64url'),
  bytes.toString('hex'),
];

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

let reply: Reply = { status: 200, headers: {}, body: '' };
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(reply.status, reply.headers);
    response.end(reply.body);
  });
});
let url = '';
const home = mkdtempSync(join(tmpdir(), 'hostile-'));

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(home, { recursive: true, force: true });
});

const attacks = [
  '::set-output name=a::b',
  '\n::add-mask::x\n',
  '\r::error::no\r',
  '  ::warning::x',
  '##[error]no',
  '##[set-env name=PATH]/evil',
  '::stop-commands::x',
  'a\u0085::error::b\u2028::error::c',
  '%0A::error::x%0D',
  '\u001b[31mred\u001b[0m \u009b31m',
  '\u202eevil\u2066 \u200f\ufeff',
  '| a | b |\n|---|---|',
  '[click](https://evil.example) ![i](https://evil.example/a.png)',
  '<img src=x onerror=alert(1)><script>alert(1)</script></details></table>',
  '```\n```mermaid\ngraph LR\nclick a "https://evil.example"\n```',
  'a"]; click e0 "javascript:alert(1)"; b["',
  '%%{init: {"securityLevel": "loose"}}%%',
  'https://evil.example www.evil.example @everyone me@evil.example',
  '</pre></summary><h1>x</h1>',
  '\ud800 \udc00 \u0000 \u0007',
  'EOF\nghadelimiter_x\nname<<EOF\nvalue\nEOF',
  '__proto__',
  '&lt;b&gt; &#60; &amp;',
  token,
  encodeURIComponent(token),
  bytes.toString('base64'),
  Buffer.from(`user:${token}`).toString('base64'),
  `${token.slice(0, 11)}\n${token.slice(11)}`,
  'x'.repeat(5000),
];

const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...attacks) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc
      .array(
        fc.oneof(
          fc.constantFrom(...attacks),
          fc.constantFrom('\n', ' ', '|', '`', '::', '##[', '<', ']('),
          fc.string(),
        ),
        {
          maxLength: 6,
        },
      )
      .map((parts) => parts.join('')),
  },
);

const value = fc.oneof(hostile, fc.integer(), fc.boolean(), fc.constant(null));
const state = fc.oneof(fc.constantFrom('PENDING', 'merged', 'RUNNING', 'paused', 'FAILED'), hostile);
const entry = fc.record(
  {
    state,
    prNumber: fc.oneof(fc.nat(), hostile),
    prTitle: hostile,
    prAuthor: hostile,
    priorityName: hostile,
    stateChangedAt: hostile,
    prBaseBranch: hostile,
    prSha: hostile,
    isCurrentlySubmittedToQueue: fc.oneof(fc.boolean(), hostile),
    impactedTargets: fc.oneof(fc.constant('ALL'), fc.array(hostile, { maxLength: 3 })),
  },
  { requiredKeys: [] },
);
const listed = fc.record(
  {
    name: hostile,
    parent: hostile,
    file: hostile,
    file_path: hostile,
    classname: hostile,
    variant: hostile,
    codeowners: fc.array(hostile, { maxLength: 2 }),
    html_url: fc.oneof(hostile, fc.webUrl({ validSchemes: ['https', 'http'] })),
    status: fc.record({ value: hostile, reason: hostile, timestamp: hostile }),
    quarantined_at: hostile,
    ticket: fc.record({ html_url: fc.oneof(hostile, fc.webUrl()) }),
  },
  { requiredKeys: [] },
);
const page = fc.record({ total_rows: fc.nat(), next_page_token: fc.constantFrom('', null) }, { requiredKeys: [] });
const answerBody = fc.oneof(
  entry.map((record) => JSON.stringify(record)),
  fc
    .record({
      state,
      mode: fc.oneof(fc.constantFrom('single', 'parallel'), hostile),
      enqueuedPullRequests: fc.array(entry, { maxLength: 4 }),
    })
    .chain((queue) =>
      fc
        .dictionary(hostile, value, { maxKeys: 3, noNullPrototype: true })
        .map((more) => JSON.stringify({ ...more, ...queue })),
    ),
  fc
    .record({ tests: fc.array(listed, { maxLength: 3 }), quarantined_tests: fc.array(listed, { maxLength: 3 }), page })
    .map((body) => JSON.stringify(body)),
  fc.array(hostile, { maxLength: 4 }).map((rows) => rows.map((row) => `mq_depth_current{repo="${row}"} 1`).join('\n')),
  hostile,
  fc.jsonValue().map((json) => JSON.stringify(json)),
);

const operations: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['submit-pull-request', {}],
  ['cancel-pull-request', {}],
  ['restart-tests-on-pull-request', {}],
  ['get-submitted-pull-request', {}],
  ['get-merge-queue-testing-details', {}],
  ['get-queue', {}],
  ['create-queue', {}],
  ['delete-queue', {}],
  ['get-merge-queue-metrics', {}],
  ['list-unhealthy-tests', { 'organization-slug': 'o' }],
  ['list-quarantined-tests', { 'organization-slug': 'o' }],
  ['check-quarantined-tests', { 'organization-slug': 'o', 'fail-on-match': 'false' }],
  ['compute-impacted-targets', {}],
  ['set-impacted-targets', {}],
];

interface Case {
  readonly operation: (typeof operations)[number];
  readonly title: string;
  readonly label: string;
  readonly branch: string;
  readonly target: string;
  readonly extra: string;
  readonly dryRun: boolean;
  readonly reply: Reply;
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  operation: fc.constantFrom(...operations),
  title: hostile,
  label: hostile,
  branch: hostile,
  target: hostile,
  extra: hostile,
  dryRun: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  reply: fc.record({
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constant(200) },
      { weight: 2, arbitrary: fc.constantFrom(201, 302, 400, 401, 404, 409, 418, 429, 500, 503) },
    ),
    headers: fc.constantFrom<Readonly<Record<string, string>>[]>(
      {},
      { 'content-type': 'application/json' },
      { 'content-type': 'text/html', location: `https://evil.example/?t=${encodeURIComponent(token)}` },
      { 'retry-after': '100000' },
      { 'x-api-token': token },
    ),
    body: answerBody,
  }),
});

/** What an earlier run found. */
const found: readonly Case[] = [
  {
    // Stars in place of the token were Markdown's emphasis, beside each other and around what stood between.
    operation: ['submit-pull-request', {}],
    title: `${token}dXNlcjpxNy1zM2NyZXQvdG9rK2VuX3dpdGg9c2lnbnNAeA==`,
    label: '::set-output name=a::b',
    branch: '::set-output name=a::b',
    target: '::set-output name=a::b',
    extra: '::set-output name=a::b',
    dryRun: false,
    reply: { status: 201, headers: {}, body: '{"state":"PENDING","mode":"single","enqueuedPullRequests":[]}' },
  },
];

/** A variable of a process can hold neither NUL nor a half of a surrogate pair. */
const asVariable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

function environmentOf(one: Case, folder: string): Record<string, string> {
  const event = structuredClone(labelled) as {
    pull_request: { title: string; labels: object[]; base: { ref: string } };
  };
  event.pull_request.title = one.title;
  event.pull_request.labels = [{ name: one.label }];
  event.pull_request.base.ref = one.branch;
  const [operation, more] = one.operation;
  const file = (name: string, content = ''): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  mkdirSync(join(folder, 'temp'));
  const inputs: Record<string, string> = {
    operation,
    'base-url': url,
    'api-token': token,
    'max-attempts': '1',
    'dry-run': String(one.dryRun),
    'required-label': one.label.length < 30 ? asVariable(one.label) : '',
    ...(operation === 'create-queue' ? { 'extra-fields': JSON.stringify({ mode: asVariable(one.extra) }) } : {}),
    ...(operation.endsWith('impacted-targets') ? { 'impacted-targets': asVariable(one.target) } : {}),
    ...more,
  };
  return {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event)),
    GITHUB_REPOSITORY: 'Codertocat/Hello-World',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKSPACE: folder,
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    RUNNER_TEMP: join(folder, 'temp'),
    RUNNER_DEBUG: '1',
    ...Object.fromEntries(Object.entries(inputs).map(([name, given]) => [`INPUT_${name.toUpperCase()}`, given])),
  };
}

interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly output: string;
  readonly summary: string;
  readonly files: ReadonlyMap<string, string>;
}

function filesBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((found) => found.isFile());
  return new Map(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );
}

/** Runs the step in this process, with its standard output caught. */
async function inProcess(one: Case): Promise<Ended> {
  const folder = mkdtempSync(join(home, 'case-'));
  const environment = environmentOf(one, folder);
  reply = one.reply;
  const pieces: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  const before = process.env.GITHUB_OUTPUT;
  process.stdout.write = (piece: string | Uint8Array): boolean => {
    pieces.push(typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8'));
    return true;
  };
  // The toolkit finds its file by the variable of the process.
  process.env.GITHUB_OUTPUT = environment.GITHUB_OUTPUT;
  let exitCode: number;
  try {
    exitCode = await run(environment, { signal: new AbortController().signal, limit: () => undefined });
  } finally {
    process.stdout.write = write;
    if (before === undefined) delete process.env.GITHUB_OUTPUT;
    else process.env.GITHUB_OUTPUT = before;
  }
  const ended = {
    exitCode,
    stdout: pieces.join(''),
    output: readFileSync(environment.GITHUB_OUTPUT ?? '', 'utf8'),
    summary: readFileSync(environment.GITHUB_STEP_SUMMARY ?? '', 'utf8'),
    files: filesBelow(join(folder, 'temp')),
  };
  rmSync(folder, { recursive: true, force: true });
  return ended;
}

const allowedElements: ReadonlySet<string> = new Set(
  'h2 h3 p strong table thead tbody tr th td code pre details summary a ul li br'.split(' '),
);
const mermaidLine =
  /^(flowchart (LR|TD|TB|RL|BT)|graph (LR|TD|TB|RL|BT)| *(branch|[en]\d+)(\[\("(?:[\p{L}\p{N} ]|#\d+;)*"\)\]|\(\["(?:[\p{L}\p{N} ]|#\d+;)*"\]\)|\["(?:[\p{L}\p{N} ]|#\d+;)*"\])?( (-->|-\.->) (branch|[en]\d+))?)$/u;

function checkSummary(markdown: string): void {
  const html = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const shown = html.replace(/<!--.*?-->/g, '');
  for (const [, name = ''] of shown.matchAll(/<\/?([a-z][a-z0-9]*)/gi))
    expect([...allowedElements]).toContain(name.toLowerCase());
  for (const [, attributes = ''] of shown.matchAll(/<[a-z][a-z0-9]*\s+([^>]*)>/gi)) {
    expect(attributes).toMatch(/^(href="[^"]*"|class="language-mermaid"|align="(left|right|center)")$/);
  }
  for (const [, href = '', label = ''] of shown.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)) {
    const { protocol, host } = new URL(href.replaceAll('&amp;', '&'));
    expect(protocol).toBe('https:');
    if (host !== 'github.com') expect(label.startsWith(host)).toBe(true);
  }
  for (const [, block = ''] of markdown.matchAll(/```mermaid\n([^]*?)\n```/g)) {
    for (const line of block.split('\n')) expect(line).toMatch(mermaidLine);
  }
  expect(markdown.match(/```/g)?.length ?? 0).toBe(2 * [...markdown.matchAll(/^```mermaid$/gm)].length);
}

function checkEnded({ exitCode, stdout, output, summary, files }: Ended, sent: Reply): void {
  expect([0, 1]).toContain(exitCode);
  const commands = commandsIn(stdout);
  const allowed = ['add-mask', 'debug', 'error', 'warning', 'group', 'endgroup'];
  expect(commands.filter(({ name }) => !allowed.includes(name))).toEqual([]);
  expect(commands.filter(({ name }) => name === 'add-mask').map(({ message }) => message)).toEqual([
    token.replaceAll('%', '%25'),
  ]);
  expect(commands.filter(({ name }) => name === 'error')).toHaveLength(exitCode ?? 0);
  const error = commands.find(({ name }) => name === 'error')?.message ?? 'none';
  expect(error).not.toMatch(/bug in the action|%0A|%0D/);
  const log = linesOf(stdout)
    .filter((line) => commandIn(line)?.name !== 'add-mask')
    .join('\n');
  expect(log).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/);
  for (const [where, written] of [['log', log], ['outputs', output], ['summary', summary], ...files]) {
    const together = (written ?? '').replace(/\s+/g, '');
    for (const form of tokenForms) {
      if (together.includes(form)) throw new Error(`the token is in ${where ?? ''}`);
    }
  }
  const outputs = outputsIn(output);
  const responseFile = outputs.get('response-file');
  if (responseFile !== undefined) {
    const response = files.get(responseFile) ?? '';
    expect(outputs.get('response') === (Buffer.byteLength(response) <= 512 * 1024 ? response : '')).toBe(true);
    // What has nothing of the token in it comes through byte for byte.
    const asSent = sent.body.toWellFormed().replace(/^\ufeff/, '');
    if (!response.includes('***')) expect(response === asSent).toBe(true);
  }
  checkSummary(summary);
}

describe('whatever strangers wrote', () => {
  test(
    'a step ends with 0 or 1 and one line, and what it writes stays what it should be',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyCase, async (one) => {
          const started = performance.now();
          const ended = await inProcess(one);
          expect(performance.now() - started).toBeLessThan(10_000);
          checkEnded(ended, one.reply);
        }),
        { numRuns: cases, ...seed, examples: found.map((one) => [one]) },
      );
    },
    60_000 + cases * perCaseMs,
  );

  test(
    'the same with the bundle as a process',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyCase, async (one) => {
          const folder = mkdtempSync(join(home, 'case-'));
          const environment = environmentOf(one, folder);
          reply = one.reply;
          const step = await runStep({ inputs: {}, environment });
          expect(step.stderr).toBe('');
          expect(step.signal).toBeNull();
          checkEnded(
            {
              exitCode: step.exitCode,
              stdout: step.stdout,
              output: readFileSync(environment.GITHUB_OUTPUT ?? '', 'utf8'),
              summary: readFileSync(environment.GITHUB_STEP_SUMMARY ?? '', 'utf8'),
              files: filesBelow(join(folder, 'temp')),
            },
            one.reply,
          );
          rmSync(folder, { recursive: true, force: true });
        }),
        { numRuns: Math.ceil(cases / 10), ...seed },
      );
    },
    60_000 + cases * perCaseMs,
  );

  test.each([200, 400])('ten megabytes of anything, answered with %i', async (status) => {
    const long = '::error::|<b>`\n'.repeat(700_000);
    const body = status === 200 ? JSON.stringify({ state: long, mode: long }) : long;
    const one: Case = {
      operation: ['get-queue', {}],
      title: long.slice(0, 1_000_000),
      label: 'x',
      branch: 'main',
      target: '',
      extra: '',
      dryRun: false,
      reply: { status, headers: {}, body },
    };
    const ended = await inProcess({ ...one, label: '' });
    checkEnded(ended, one.reply);
    expect(ended.stdout.length).toBeLessThan(20_000);
    expect(ended.summary.length).toBeLessThan(100_000);
  });
});
