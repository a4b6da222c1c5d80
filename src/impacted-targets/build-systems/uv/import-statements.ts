import { parser } from '@lezer/python';

/**
 * A Python source without the texts that are statements of their own, such as docstrings. The whole source where the
 * parser finds a mistake in it.
 */
export function withoutDocumentation(source: string): string {
  const rest: string[] = [];
  let end = 0;
  const cursor = parser.parse(source).cursor();
  do {
    if (cursor.type.isError) return source;
    const { name, from, to } = cursor;
    const first = name === 'ExpressionStatement' ? cursor.node.firstChild : null;
    if (first?.name === 'String' && first.nextSibling === null) {
      rest.push(source.slice(end, from));
      end = to;
    }
  } while (cursor.next());
  return `${rest.join('\n')}${source.slice(end)}`;
}

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
