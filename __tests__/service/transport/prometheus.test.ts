import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readSamples } from '../../../src/service/transport/prometheus.js';

describe('samples of the Prometheus text format', () => {
  test.each([
    ['mq_depth_current 3', { name: 'mq_depth_current', labels: {}, value: 3 }],
    [
      'mq_depth_current{repo="a/b",branch="main"} 3.5 1700000000000',
      { name: 'mq_depth_current', labels: { repo: 'a/b', branch: 'main' }, value: 3.5 },
    ],
    ['x{le="+Inf"} 1e3', { name: 'x', labels: { le: '+Inf' }, value: 1000 }],
    ['x +Inf', { name: 'x', labels: {}, value: Infinity }],
    ['x -Inf', { name: 'x', labels: {}, value: -Infinity }],
    ['x Inf', { name: 'x', labels: {}, value: Infinity }],
    ['x NaN', { name: 'x', labels: {}, value: NaN }],
    ['  x   1  ', { name: 'x', labels: {}, value: 1 }],
    ['x{ a = "1" , b="2", } 1 -5', { name: 'x', labels: { a: '1', b: '2' }, value: 1 }],
    ['x{} 1', { name: 'x', labels: {}, value: 1 }],
    ['x{a="} 2"} 1', { name: 'x', labels: { a: '} 2' }, value: 1 }],
    ['x{a="line\\nquote\\"slash\\\\n"} 1', { name: 'x', labels: { a: 'line\nquote"slash\\n' }, value: 1 }],
    ['rule:name_1 1\r', { name: 'rule:name_1', labels: {}, value: 1 }],
  ])('%j', (text, expected) => {
    expect(readSamples(text)).toEqual([expected]);
  });

  test.each([
    '',
    '# HELP x what',
    '# TYPE x gauge',
    '#x 1',
    '1x 1',
    'x',
    'x{a="1"}',
    'x 1 soon',
    '<html>',
    'x 1 2 3',
    'x soon',
  ])('%j is passed over', (text) => {
    expect(readSamples(text)).toEqual([]);
  });

  test('come in their order', () => {
    expect(readSamples('a 1\n# x\nb 2\n\na 3\n').map(({ name, value }) => `${name}=${String(value)}`)).toEqual([
      'a=1',
      'b=2',
      'a=3',
    ]);
  });

  test('labels of any text come back', () => {
    const escaped = (text: string): string =>
      text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, other) => {
        fc.pre(!/[\r\u2028\u2029]/.test(one + other));
        const [sample] = readSamples(`x{a="${escaped(one)}",b="${escaped(other)}"} 7`);
        expect(sample).toEqual({ name: 'x', labels: { a: one, b: other }, value: 7 });
      }),
    );
  });
});
