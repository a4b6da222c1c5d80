import type { Effect } from '../src/service/transport/address.js';
import { type EndpointName, endpointOf, endpoints } from '../src/service/v1/endpoints.js';
import { type Decision, type Failure, failures, retryPolicy } from '../src/service/requests/retry-policy.js';
import { markdownTable } from './markdown-table.js';

/** Failures whose names are not the words of the table, with hyphens. */
const columns: Readonly<Partial<Record<Failure, string>>> = {
  tls: 'TLS',
  redirect: '3xx',
  'broken-body': '2xx, broken body',
};
const words: Readonly<Record<Decision, string>> = { retry: 'retry', verify: '**verify**', 'give-up': 'no' };

/** Headers of the columns: what a request does when it arrives twice. */
const effects: Readonly<Record<Effect, string>> = {
  read: 'Reads',
  replace: 'Writes that leave the same state',
  write: 'Other writes',
};
const effectNames = Object.keys(effects) as Effect[];

/** For `docs/services.md`: a row for each way to fail with a column for each effect, and the endpoints that write. */
export function retryTables(): string {
  const policy = markdownTable(
    ['Failure', ...Object.values(effects)],
    failures.map((failure) => [
      columns[failure] ?? failure.replace('-', ' '),
      ...effectNames.map((effect) => words[retryPolicy[effect][failure]]),
    ]),
  );
  const names = Object.keys(endpoints) as EndpointName[];
  const writes = effectNames.filter((effect) => effect !== 'read');
  const lists = writes.map((wanted) => {
    const list = names.flatMap((name) => {
      const { effect, verification } = endpointOf(name);
      const by = verification === undefined || effect === 'replace' ? '' : ` (\`${verification.endpoint}\`)`;
      return effect === wanted ? [`\`${name}\`${by}`] : [];
    });
    return `- **${effects[wanted]}**${wanted === 'write' ? ', each with what verifies it' : ''}: ${list.join(', ')}`;
  });
  return `${policy}\n\n${lists.join('\n')}`;
}
