import { type Agent, get, request as open } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { afterEach, describe, expect, test } from '@jest/globals';
import { closeIdle, agentFor } from '../../../src/service/transport/agents.js';
import { isWhole, serveRaw } from '../../steps/raw-servers.js';
import { withoutProxies } from '../../steps/variables.js';

withoutProxies();

const ok = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';

/** One request, until its connection is free for another. */
async function ask(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => setImmediate(resolve, response.statusCode));
    }).on('error', reject);
  });
}

const serveOk = () =>
  serveRaw((socket, text) => {
    if (isWhole(text) && text.endsWith('\r\n\r\n')) socket.write(ok);
  });

const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

async function agentTo(address: string): Promise<Agent> {
  const agent = await agentFor(new URL(address));
  agents.push(agent);
  return agent;
}

describe('connections to a service', () => {
  test('are kept for the next request, five idle seconds long', async () => {
    const service = await serveOk();
    const agent = await agentTo(service.url);
    await ask(service.url, agent);
    await ask(service.url, agent);
    expect(service.received).toHaveLength(1);
    const [free] = Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []);
    expect(free?.timeout).toBe(5_000);
  });

  test('speak TLS where the address says so', async () => {
    expect(await agentTo('https://service.example/v1')).toBeInstanceOf(HttpsAgent);
    expect(await agentTo('http://127.0.0.1/v1')).not.toBeInstanceOf(HttpsAgent);
  });

  test('go through the proxy that the environment names', async () => {
    const proxy = await serveRaw((socket, text) => {
      if (isWhole(text)) socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    process.env.https_proxy = `http://127.0.0.1:${String(proxy.port)}`;
    const agent = await agentTo('https://service.example:8443/v1');
    await expect(ask('http://service.example:8443/v1', agent)).rejects.toThrow('answered 403 Forbidden');
    expect(proxy.received[0]).toMatch(/^CONNECT service\.example:8443 HTTP\/1\.1\r\n/);
  });

  test('let a response be read that came before the request was sent', async () => {
    const service = await serveRaw((peer, text) => {
      if (!text.includes('\r\n\r\n')) return;
      peer.write('HTTP/1.1 413 Payload Too Large\r\ncontent-length: 0\r\n\r\n');
      peer.resetAndDestroy();
      // The rest goes out in the same turn, so that nothing has been read before the write fails.
      request.end('the rest of the request');
    });
    const agent = await agentTo(service.url);
    const request = open(service.url, { agent, method: 'POST' });
    request.flushHeaders();
    const status = await new Promise((resolve) => {
      request.on('response', (response) => {
        resolve(response.statusCode);
      });
      request.on('error', resolve);
    });
    expect(status).toBe(413);
  });

  test('that are idle are closed on request, and no others', async () => {
    const service = await serveOk();
    const agent = await agentTo(service.url);
    closeIdle(agent);
    await ask(service.url, agent);
    const underWay = ask(service.url, agent);
    closeIdle(agent);
    await underWay;
    expect(service.received).toHaveLength(1);
    closeIdle(agent);
    await ask(service.url, agent);
    expect(service.received).toHaveLength(2);
  });
});
