import { parser } from '@lezer/python';

/** The import statements of a Python source, wherever they stand: one a line, each in its simplest form. */
export function importStatements(source: string): string {
  const statements: string[] = [];
  parser.parse(source).iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'ImportStatement') return;
      const statement = source.slice(from, to).replace(/\\\n/g, ' ').replace(/#.*$/gm, '').replace(/\s+/g, ' ');
      // Python compares names in this form (PEP 3131).
      statements.push(statement.normalize('NFKC'));
    },
  });
  return statements.join('\n');
}
