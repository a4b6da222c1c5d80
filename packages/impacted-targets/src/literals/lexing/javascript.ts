import jsTokens from 'js-tokens';
import { quotedTokens } from './quoted.js';
import { kinds, unescaped, type Tokens } from './token.js';

/**
 * What the tokenizer may spend on a text: 1 for a token, 50 for a character that belongs to none, and at each comment 1 for 100 characters of the token
 * before it, which it looks at again. Minified code of over 100 KB has less than half a token for each character. Where it is spent, the rest is
 * read for its texts only.
 */
const budgetOf = (text: string) => 100_000 + text.length / 2;

/** Adds the tokens of JavaScript and TypeScript, with JSX where the text has any. */
export function javascriptTokens(tokens: Tokens, from = 0, to = tokens.source.length): void {
  const text = tokens.source.slice(from, to);
  // Only an end of a tag tells JSX from types: `<T>(value: T) => value`.
  const jsx = text.includes('</') || text.includes('/>');
  const before = tokens.count;
  if (!jsx || !read(tokens, withoutTypeParameters(text), from, true)) {
    tokens.count = before;
    read(tokens, text, from, false);
  }
}

/** The text with a space for each `<` of type parameters, which the tokenizer would take for a tag. No place moves. */
function withoutTypeParameters(text: string): string {
  const closed = new Set<string>();
  for (const [, name = ''] of text.matchAll(/<\/([\w$]+)/g)) closed.add(name);
  return text.replace(
    /<((?:const\s+)?([A-Za-z_$][\w$]*)(?:\s*,|\s+extends\s|>\s*\())/g,
    (all, behind: string, name: string) => (closed.has(name) ? all : ` ${behind}`),
  );
}

/** Adds the tokens; false where a tag of JSX never ends, which then was none. */
function read(tokens: Tokens, text: string, base: number, jsx: boolean): boolean {
  // As the source has it, also where a `<` was taken out.
  const inner = (from: number, to: number) => tokens.source.slice(from + 1, to);
  /** Templates that are open: their known parts so far. */
  const templates: { readonly parts: string[]; readonly at: number }[] = [];
  let at = base;
  let depth = 0;
  let tag: 'start' | 'end' | undefined;
  let last = '';
  let lastLength = 0;
  let budget = budgetOf(text);
  const options = { jsx } as { jsx: true };
  for (const { type, value } of jsTokens(text, options)) {
    if (budget < 0) {
      quotedTokens('javascript', tokens, at, base + text.length);
      return true;
    }
    budget -= 1;
    const start = at;
    at += value.length;
    switch (type) {
      case 'WhiteSpace':
      case 'LineTerminatorSequence':
        continue;
      case 'SingleLineComment':
      case 'MultiLineComment':
        if (value.startsWith('///')) tokens.comments.push(start, at);
        budget -= lastLength / 100;
        continue;
      case 'Invalid':
        budget -= 50;
        tokens.push(kinds.name, start, at);
        break;
      case 'StringLiteral':
      case 'NoSubstitutionTemplate':
        tokens.pushKnown(unescaped(inner(start, at - 1)), start);
        break;
      case 'JSXString':
        tokens.pushKnown(inner(start, at - 1), start);
        break;
      case 'TemplateHead':
        templates.push({ parts: [unescaped(inner(start, at - 2))], at: start });
        tokens.push(kinds.openPart, start, at);
        break;
      case 'TemplateMiddle':
        templates.at(-1)?.parts.push(unescaped(inner(start, at - 2)));
        tokens.push(kinds.closePart, start, at);
        tokens.push(kinds.openPart, start, at);
        break;
      case 'TemplateTail': {
        const open = templates.pop();
        tokens.push(kinds.closePart, start, at);
        if (open) tokens.pushText([...open.parts, unescaped(inner(start, at - 1))], open.at);
        break;
      }
      case 'Punctuator':
        for (let index = 0; index < value.length; index += 1) {
          tokens.push(value.charCodeAt(index), start + index, start + index + 1);
        }
        break;
      case 'JSXPunctuator':
        if (value === '<') tag = 'start';
        else if (value === '/' && last === '<') tag = 'end';
        else if (value === '>') {
          if (tag === 'end') depth -= 1;
          else if (last !== '/') depth += 1;
          tag = undefined;
        }
        tokens.push(value.charCodeAt(0), start, at);
        break;
      case 'JSXText':
        break;
      default:
        tokens.push(kinds.name, start, at);
    }
    last = value;
    lastLength = value.length;
  }
  return depth === 0 && tag === undefined;
}
