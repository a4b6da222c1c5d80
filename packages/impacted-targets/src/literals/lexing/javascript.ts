import jsTokens from 'js-tokens';
import { quotedTokens } from './quoted.js';
import { kinds, unescaped, type Tokens } from './token.js';

/**
 * Most characters that the tokenizer may look at again. At each comment it looks at the whole token before it, so that a long text with
 * thousands of comments behind it takes the square of its length.
 */
const mostLookedAtAgain = 50_000_000;

/** Most characters of no token. A text with more is not JavaScript, and the tokenizer takes long for each of them. */
const mostInvalid = 10_000;

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
  let lookedAtAgain = 0;
  let invalid = 0;
  const rest = () => {
    quotedTokens('javascript', tokens, at, base + text.length);
    return true;
  };
  const options = { jsx } as { jsx: true };
  for (const { type, value } of jsTokens(text, options)) {
    const start = at;
    at += value.length;
    switch (type) {
      case 'WhiteSpace':
      case 'LineTerminatorSequence':
        continue;
      case 'SingleLineComment':
      case 'MultiLineComment':
        if (value.startsWith('///')) tokens.comments.push(start, at);
        lookedAtAgain += lastLength;
        if (lookedAtAgain > mostLookedAtAgain) return rest();
        continue;
      case 'Invalid':
        invalid += 1;
        if (invalid > mostInvalid) return rest();
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
