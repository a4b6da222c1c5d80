import { readers } from '../__tests__/bundle/checkouts/sample-monorepo.js';
import { situations, type Outcome } from '../__tests__/bundle/checkouts/situations.js';
import { markdownTable } from './markdown-table.js';

const words: Readonly<Record<Outcome['kind'], string>> = { list: 'list', all: '`ALL`', error: 'error' };

/** What a step says where it answers with no list. */
function said(outcome: Outcome): string {
  if (outcome.kind === 'list') return '';
  return outcome.kind === 'all' ? outcome.reason : `${outcome.says} … ${outcome.advice} …`;
}

/** The answer of all build systems that only read, and of those that answer otherwise. */
function answer({ outcome, exceptions }: (typeof situations)[number]): string {
  const others = readers.flatMap((reader) => {
    const own = exceptions?.[reader];
    return own === undefined || own.kind === outcome.kind ? [] : [`\`${reader}\`: ${words[own.kind]}`];
  });
  return [words[outcome.kind], ...others].join(', ');
}

/** The part of `docs/services.md` about checkouts: those that lead to a list, and a table of the others. */
export function checkoutsTable(): string {
  const rows = situations.map((situation) => ({
    name: situation.name,
    answer: answer(situation),
    said: [
      said(situation.outcome),
      situation.withOldGit && situation.withOldGit.kind !== situation.outcome.kind
        ? `Git before 2.38: ${words[situation.withOldGit.kind]}`
        : '',
      situation.withoutOwnerCheck
        ? `Git that does not look at owners (2.31.1, 2.34.1): ${words[situation.withoutOwnerCheck.kind]}`
        : '',
    ]
      .filter((text) => text !== '')
      .join('. '),
  }));
  const isList = (row: (typeof rows)[number]): boolean => row.answer === 'list' && row.said === '';
  const lists = `These lead to the right list: ${rows
    .filter(isList)
    .map(({ name }) => name)
    .join('; ')}.`;
  const others = rows.filter((row) => !isList(row)).map((row) => [row.name, row.answer, row.said]);
  return `${lists}\n\n${markdownTable(['Checkout', 'Answer', 'What is said'], others)}`;
}
