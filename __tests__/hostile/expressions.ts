import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** A regular expression as the source has it. */
export interface WrittenExpression {
  /** Path from the folder that was searched, with `/` between names. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** With its slashes and flags. */
  readonly text: string;
  readonly expression: RegExp;
}

/**
 * Every literal of a regular expression below a folder, in the order of files and lines. Expressions that are put together while the
 * program runs are not among them.
 * @param folder absolute path
 */
export function writtenExpressions(folder: string): readonly WrittenExpression[] {
  const found: WrittenExpression[] = [];
  for (const file of globSync('**/*.ts', { cwd: folder }).sort()) {
    const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isRegularExpressionLiteral(node)) return;
      const { text } = node;
      const end = text.lastIndexOf('/');
      const expression = new RegExp(text.slice(1, end), text.slice(end + 1));
      found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text, expression });
    };
    visit(source);
  }
  return found;
}
