import { afterAll, expect, test } from '@jest/globals';
import { go } from '../../build-systems.js';
import { compareFiles, realTools, removeDirectories, type Files } from '../../trees.js';
import { file } from './files.js';

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
  const stderr = 'go: example.org/x@v1.0.0: Get "https://proxy/x": dial tcp 127.0.0.1:1: connect: connection refused\n';
  const { calls, log, targets: found } = await impactWith(() => ({ exitCode: 1, stderr }));
  expect(calls).toEqual(['mod graph off', 'mod graph', 'mod graph off', 'mod graph off']);
  expect(log).toEqual([
    expect.stringMatching(
      /^warn go mod graph failed for \w+\/go\.mod in the base commit and 2 more, so every package .*refused$/,
    ),
  ]);
  expect(found).toEqual(targets);
});

test('other failures are told once, with what go says of the first', async () => {
  const { calls, log } = await impactWith((call) => {
    return { exitCode: 1, stderr: call.endsWith('off') ? 'not in the cache' : 'bad checksum\n' };
  });
  expect(calls.filter((call) => call === 'mod graph')).toHaveLength(3);
  expect(log).toEqual([expect.stringMatching(/and 2 more, so .*: bad checksum$/)]);
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
