import { code, kinds, type Tokens } from './token.js';

/** True where a statement of Python begins. */
export function beginsStatement(tokens: Tokens, at: number): boolean {
  const before = tokens.kind(at - 1);
  return before === 0 || before === kinds.lineEnd || before === code.semicolon || before === code.colon;
}

/** True for a text that is a statement of its own, as those that describe a module or a function are. */
export function isDescription(tokens: Tokens, at: number): boolean {
  const before = tokens.kind(at - 1);
  const after = tokens.kind(at + 1);
  return (
    (before === 0 || before === kinds.lineEnd || before === code.semicolon) &&
    (after === 0 || after === kinds.lineEnd || after === code.semicolon)
  );
}

/**
 * Adds the modules of an import statement.
 * @param at the token `import` or `from`
 * @param add is given the name of a module as the source has it, with its dots
 * @returns the first token behind the statement
 */
export function pythonImport(tokens: Tokens, at: number, add: (module: string, at: number) => void): number {
  let next = at;
  const dotted = (): string => {
    const parts: string[] = [];
    let length = 0;
    for (let wasName = false; ; next += 1) {
      const name = tokens.kind(next) === code.dot ? '.' : tokens.name(next);
      if (name === '' || (name !== '.' && (wasName || name === 'import'))) break;
      wasName = name !== '.';
      length += name.length;
      if (length < 1024) parts.push(name);
    }
    return parts.join('');
  };
  const behindName = () => {
    if (tokens.name(next) === 'as') next += 2;
    if (tokens.kind(next) !== code.comma) return false;
    next += 1;
    return true;
  };
  const isFrom = tokens.name(at) === 'from';
  next += 1;
  if (!isFrom) {
    do add(dotted(), at);
    while (behindName());
    return next;
  }
  const module = dotted();
  if (module === '' || !tokens.name(next).endsWith('import')) return next;
  next += 1;
  if (tokens.kind(next) === code.star) {
    add(module, at);
    return next + 1;
  }
  if (tokens.kind(next) === code.open) next += 1;
  const prefix = module.endsWith('.') ? module : `${module}.`;
  do {
    const name = dotted();
    if (name !== '') add(prefix + name, next - 1);
  } while (behindName());
  return tokens.kind(next) === code.close ? next + 1 : next;
}
