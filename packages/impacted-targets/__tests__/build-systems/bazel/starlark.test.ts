import { describe, expect, test } from '@jest/globals';
import {
  callsOf,
  firstStrings,
  keywordStrings,
  sameTokens,
  tokenize,
} from '../../../src/build-systems/bazel/starlark.js';

describe('the same tokens', () => {
  test.each([
    ['a = 1\n', '# comment\n\na = 1  # one\n'],
    ['f(a, b)\n', 'f(\n    a,  # first\n    b)\n'],
    ["x = 'a'\n", 'x = "a"\n'],
    ['x = "#no comment"\n', 'x = "#no comment" # comment\n'],
    ['def f():\n    return 1\n', 'def f():\n\n    # why\n    return 1\n'],
    ['\uFEFFa = 1', 'a = 1\r\n'],
  ])('%j and %j', (left, right) => {
    expect(sameTokens(left, right)).toBe(true);
  });

  test.each([
    ['a = 1\n', 'a = 2\n'],
    ['x = "#one"\n', 'x = "#two"\n'],
    ['if a:\n    b()\nc()\n', 'if a:\n    b()\n    c()\n'],
    ['x = """a\n#b\n"""\n', 'x = """a\n\n"""\n'],
    ['x = "a" "b"\n', 'x = "ab"\n'],
    ['a = b\n', 'a = "b"\n'],
  ])('are not those of %j and %j', (left, right) => {
    expect(sameTokens(left, right)).toBe(false);
  });
});

test('finds what is loaded, whatever the quotes, and nothing in comments or other strings', () => {
  const source = `
load("//a:b.bzl", "x")
load(
    ':c.bzl',  # load("//not:this.bzl")
    y = "z",
)
text = """
load("//nor:this.bzl", "x")
"""
other.payload("//nor:that.bzl")
`;
  expect(firstStrings(tokenize(source), ['load'])).toEqual(['//a:b.bzl', ':c.bzl']);
});

test('finds the arguments of calls within calls, and keywords', () => {
  const tokens = tokenize('f(g(a, [b]), path = "third_party/x", n = 1)\nlocal_repository(path="y")');
  expect(callsOf(tokens, ['g']).map((call) => call.map(({ text }) => text).join(' '))).toEqual(['a , [ b ]']);
  expect(keywordStrings(tokens, 'path')).toEqual(['third_party/x', 'y']);
});

test('reads escapes and raw strings', () => {
  expect(tokenize(String.raw`"a\"b" r"a\n" 'it\'s' "a\nb"`).map(({ text }) => text)).toEqual([
    'a"b',
    String.raw`a\n`,
    "it's",
    'a\nb',
  ]);
});
