import { readers } from '../__tests__/bundle/checkouts/sample-monorepo.js';
import { situations, type Outcome } from '../__tests__/bundle/checkouts/situations.js';

const words: Readonly<Record<Outcome['kind'], string>> = { list: 'list', all: '`ALL`', error: 'error' };

/** What a step says where it answers with no list. */
function said(outcome: Outcome): string {
  if (outcome.kind === 'list') return '';
  return outcome.kind === 'all' ? outcome.reason : `${outcome.says} … ${outcome.advice} …`;
}

/** The head and the rows of the table in `docs/checkouts.md`: a row for each situation, a column for each build system that only reads. */
export function checkoutsTable(): {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  return {
    header: ['Checkout', ...readers.map((name) => `\`${name}\``), 'What is said'],
    rows: situations.map(({ name, outcome, exceptions, withOldGit, withoutOwnerCheck }) => [
      name,
      ...readers.map((reader) => words[(exceptions?.[reader] ?? outcome).kind]),
      [
        said(outcome),
        withOldGit && withOldGit.kind !== outcome.kind ? `Git before 2.38: ${words[withOldGit.kind]}` : '',
        withoutOwnerCheck ? `Git that does not look at owners (2.31.1, 2.34.1): ${words[withoutOwnerCheck.kind]}` : '',
      ]
        .filter((text) => text !== '')
        .join('. '),
    ]),
  };
}
