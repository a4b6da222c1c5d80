import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { flowchart } from '../../../src/reporting/summary/mermaid.js';
import { checkSummary } from '../../hostile/checks.js';
import { hostileNames } from './hostile-names.js';

const withName = (name: string): string =>
  flowchart({
    direction: 'LR',
    boxes: [{ lines: [name, name], look: 'TARGET' }, { lines: ['web'] }],
    arrows: [{ from: 0, to: 1 }],
  }) ?? '';

/** What Mermaid shows for a label: its entity codes as characters. */
const shown = (label: string): string =>
  label.replaceAll(/#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))).replaceAll('\u200b', '');

describe('no name leaves its label', () => {
  test.each(hostileNames)('%j', (name) => {
    checkSummary(withName(name));
  });

  test('whatever it is, and it is shown whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const drawn = withName(name);
        checkSummary(drawn);
        expect(drawn.split('\n')).toHaveLength(8);
      }),
    );
    expect(shown(/e0\["(.*)<br>/.exec(withName('a/b "c" `d` <e> 🎉'))?.[1] ?? '')).toBe('a/b "c" `d` <e> 🎉');
  });
});

test('a long word can be broken, a short one stays whole', () => {
  expect(withName('packages/ui/button.js')).not.toContain('#8203;');
  const [, path = ''] = /e0\["(.*)<br>/.exec(withName('services/checkout/src/main/java/Checkout.java')) ?? [];
  expect(path.split('#8203;').map(shown)).toEqual([
    'services/',
    'checkout/',
    'src/',
    'main/',
    'java/',
    'Checkout.',
    'java',
  ]);
  const [, word = ''] = /e0\["(.*)<br>/.exec(withName('x'.repeat(100))) ?? [];
  expect(word.split('#8203;').map(({ length }) => length)).toEqual([24, 24, 24, 24, 4]);
});

test.each([
  ['text', 499, 'x'.repeat(60), true],
  ['text', 499, 'x'.repeat(120), false],
  ['arrows', 500, '', true],
  ['arrows', 501, '', false],
])('more %s than Mermaid takes are not written: %i boxes %j', (_, count, name, isDrawn) => {
  const boxes = Array.from({ length: count + 1 }, () => ({ lines: [name] }));
  const arrows = boxes.slice(1).map((_box, index) => ({ from: 0, to: index + 1 }));
  expect(flowchart({ direction: 'TB', boxes, arrows }) !== undefined).toBe(isDrawn);
});
