import { afterAll, describe, expect } from '@jest/globals';
import fc from 'fast-check';
import { type FileContent, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { targetsOf } from '../steps/layout.js';
import { computePullRequest } from './computing.js';
import { property } from './property.js';

afterAll(removeSamples);

/** Names that the built-in list of documents knows, and that may be anything else. */
const name = fc.constantFrom(
  'LICENSE-MIT',
  'README',
  'NOTICE',
  'CHANGELOG',
  'SECURITY.md',
  '.editorconfig',
  '.husky/_',
);

type Kind = 'nothing' | 'file' | 'other file' | 'link' | 'other link' | 'submodule' | 'other submodule';
const contents: Readonly<Record<Kind, FileContent>> = {
  nothing: null,
  file: '1\n',
  'other file': '2\n',
  link: { link: 'ui' },
  'other link': { link: 'ui/a' },
  submodule: { submodule: '1'.repeat(40) },
  'other submodule': { submodule: '2'.repeat(40) },
};
const kind = fc.constantFrom(...(Object.keys(contents) as Kind[]));
const isText = (one: Kind): boolean => one === 'nothing' || one.endsWith('file');

interface Case {
  readonly name: string;
  readonly before: Kind;
  readonly after: Kind;
}
const anyCase: fc.Arbitrary<Case> = fc
  .record({ name, before: kind, after: kind })
  .filter(({ before, after }) => before !== after);

describe('whatever a pull request gives the name of a document', () => {
  property(
    'impacts nothing only where it is a file',
    anyCase,
    async (one) => {
      const step = await computePullRequest({
        base: {
          '.github/impacted-targets.yml': 'targets:\n  ui: [ui/**]\n',
          'ui/a': '1\n',
          [one.name]: contents[one.before],
        },
        change: { [one.name]: contents[one.after] },
        from: 'paths',
      });
      expect(step.errors).toEqual([]);
      expect(targetsOf(step)).toEqual(isText(one.before) && isText(one.after) ? [] : 'ALL');
    },
    { share: 0.15, perCaseMs: 5_000 },
  );
});
