import { expect, test } from '@jest/globals';
import { readConfiguration } from '../../src/configuration/read-configuration.js';

test.each([
  ['name: CI\non: push\njobs: {}\n', '1:1: this is a workflow. Put rules into another file'],
  [
    'ui:\n  - ui/**\napi: [api/**]\n',
    '1:1: the names are at the top level, as in a file of dorny/paths-filter. Write `targets:`',
  ],
  ['target:\n  - ui/**\n', '1:1: unknown key "target" (did you mean targets?)'],
  ['ui:\n  paths: [ui/**]\n', '1:1: unknown key "ui"'],
  ['- ui/**\n', '1:1: the file must be a mapping, not a list'],
])('%j', (text, says) => {
  expect(() => readConfiguration(text, 'impacted-targets.yml')).toThrow(`impacted-targets.yml:${says}`);
});
