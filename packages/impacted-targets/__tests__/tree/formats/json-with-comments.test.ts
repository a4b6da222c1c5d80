import { expect, test } from '@jest/globals';
import { parseJsonWithComments } from '../../../src/tree/formats/json-with-comments.js';

test.each([
  ['{"a": 1}', { a: 1 }],
  ['\uFEFF{"a": 1}', { a: 1 }],
  ['// c\r\n{"a": [1, /* 2, */ 3,], // "b": 1\n}', { a: [1, 3] }],
  ['{"a": "// no, /* comment */,}", "b\\"//": 1,\n}', { a: '// no, /* comment */,}', 'b"//': 1 }],
])('%j', (text, value) => {
  expect(parseJsonWithComments(text)).toEqual(value);
});

test.each(['{"a": 1 /* open', '[1,,]', '{a: 1}', ''])('%j is refused', (text) => {
  expect(() => parseJsonWithComments(text)).toThrow(SyntaxError);
});
