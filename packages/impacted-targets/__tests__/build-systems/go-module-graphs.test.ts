import { createServer } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { go } from '../../src/build-systems/go/index.js';
import { whyUnreachable } from '../../src/build-systems/go/module-proxy.js';
import { compareFiles, realTools, removeDirectories, type Files } from '../trees.js';
import { file } from './go-files.js';

afterAll(removeDirectories);

const names = ['one', 'two', 'three'];

/** Modules, each of which uses one version of the same module from elsewhere. */
const modules = (version: string): Files =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}/go.mod`, `module example.com/${name}\n\ngo 1.19\n\nrequire example.org/x ${version}\n`],
      [`${name}/a.go`, file('a', 'example.org/x')],
    ]),
  );

/** What is said and asked when the go command gives these answers, by its arguments and its module proxy. */
async function impactWith(answer: (call: string) => { exitCode: number; stdout?: string; stderr?: string }) {
  const tools = realTools();
  const calls: string[] = [];
  const impact = await go.impact(await compareFiles(modules('v1.0.0'), modules('v1.1.0')), {
    ...tools,
    run: (_, args, { env }) => {
      const call = `${args.join(' ')} ${env?.GOPROXY ?? ''}`.trim();
      calls.push(call);
      return Promise.resolve({ stdout: '', stderr: '', ...answer(call) });
    },
  });
  return { calls, log: tools.log, targets: impact.kind === 'targets' ? [...impact.targets.keys()] : 'ALL' };
}

const targets = ['example.com/one', 'example.com/three', 'example.com/two'];

test('what the module cache holds needs no network', async () => {
  const { calls, log } = await impactWith(() => ({ exitCode: 0 }));
  expect(new Set(calls)).toEqual(new Set(['mod graph off']));
  expect(log).toEqual([]);
});

test('a proxy that is not there is asked once, and told once', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  await new Promise((resolve) => server.close(resolve));
  const environment = process.env.HTTP_PROXY;
  delete process.env.HTTP_PROXY;
  try {
    const {
      calls,
      log,
      targets: found,
    } = await impactWith((call) =>
      call.startsWith('env') ? { exitCode: 0, stdout: `http://127.0.0.1:${port},direct\n\n\n` } : { exitCode: 1 },
    );
    expect(calls).toEqual(['mod graph off', 'env GOPROXY GOPRIVATE GONOPROXY', 'mod graph off', 'mod graph off']);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(
      /^warn go mod graph failed for \w+\/go\.mod in the base commit and 2 more, so that every package/,
    );
    expect(log[0]).toContain(`the module proxy at 127.0.0.1:${port} cannot be reached (ECONNREFUSED)`);
    expect(found).toEqual(targets);
  } finally {
    if (environment !== undefined) process.env.HTTP_PROXY = environment;
  }
});

test('other failures are told once, with what go says of the first', async () => {
  const { calls, log } = await impactWith((call) => {
    if (call.startsWith('env')) return { exitCode: 0, stdout: 'off\n\n\n' };
    return { exitCode: 1, stderr: call.endsWith('off') ? 'not in the cache' : 'bad checksum\n' };
  });
  expect(calls.filter((call) => call === 'mod graph')).toHaveLength(3);
  expect(log).toEqual([expect.stringMatching(/and 2 more, so that .*: bad checksum$/)]);
});

test.each([
  "go: errors parsing go.mod:\n/x/go.mod:3: invalid go version '99.0.1': must match format 1.23",
  'go: errors parsing go.mod:\n/x/go.mod:4: unknown directive: toolchain',
  'go: go.mod requires go >= 99.0.1 (running go 1.24.4; GOTOOLCHAIN=local)',
])('an older Go than go.mod names is told, and no network is asked: %s', async (stderr) => {
  const { calls, log, targets: found } = await impactWith(() => ({ exitCode: 1, stderr: `${stderr}\n` }));
  expect(new Set(calls)).toEqual(new Set(['mod graph off']));
  expect(log).toHaveLength(1);
  expect(log[0]).toContain(`${stderr.split('\n').at(-1)}. Install the Go that go.mod and go.work name`);
  expect(found).toEqual(targets);
});

test('where the proxy is not the only place, or is none of the network, it is not looked for', async () => {
  const gone = 'http://127.0.0.1:1';
  expect(await whyUnreachable([`${gone},direct`, '', ''], {})).toContain('cannot be reached');
  expect(await whyUnreachable([`${gone}|direct`, '', ''], {})).toBeUndefined();
  expect(await whyUnreachable([gone, 'example.com/private', ''], {})).toBeUndefined();
  for (const place of ['file:///proxy', 'direct', 'off', '']) expect(await whyUnreachable([place], {})).toBeUndefined();
});

test("the job's own proxy is looked for in its place", async () => {
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    const settings = ['https://proxy.invalid,direct', '', ''];
    expect(await whyUnreachable(settings, { HTTPS_PROXY: `http://127.0.0.1:${port}` })).toBeUndefined();
    expect(await whyUnreachable(settings, { https_proxy: `127.0.0.1:1` })).toContain('127.0.0.1:1 cannot be reached');
  } finally {
    server.close();
  }
});
