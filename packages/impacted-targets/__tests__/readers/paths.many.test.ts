import { expect, test } from '@jest/globals';
import { ask, targetsIn } from '../asking.js';

const count = 20_000;
const folders = (kind: string) => Array.from({ length: count }, (_, index) => `${kind}/n${String(index)}/f`);
const repository = (content: string) =>
  Object.fromEntries([...folders('svc'), ...folders('lib')].map((path) => [path, content]));
const rules = (dependsOn: string, more = '') =>
  `targets:\n  svc/{name}: {paths: [svc/{name}/**], depends-on: ['${dependsOn}']}\n  lib/{name}: [lib/{name}/**]\n${more}`;

// With a time of the square of their number, each would take hours.
test.each([
  ['lib/{lib}', ''],
  ['lib/{name}', ''],
  ['svc/{other}', ''],
  ['lib/n{name}', '  lib/n{x}: [other/{x}/**]\n'],
])(
  'tens of thousands of targets that depend on %s are impacted in the time of one look at each',
  async (name, more) => {
    const answer = await ask(repository('1'), repository('2'), { systems: ['paths'], rules: rules(name, more) });
    expect(targetsIn(answer)).toHaveLength(2 * count);
  },
);

test('they count once each as dependents of what a rule under impact names', async () => {
  const before = { ...repository('1'), x: '1' };
  const text = rules('lib/{lib}', "impact: [{paths: [x], targets: ['lib/*']}]\n");
  const answer = await ask(before, { ...before, x: '2' }, { systems: ['paths'], rules: text });
  expect(targetsIn(answer)).toHaveLength(2 * count);
});
