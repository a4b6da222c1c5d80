import { javascriptTokens } from './javascript.js';
import { quotedTokens } from './quoted.js';
import { code, type Tokens } from './token.js';

/**
 * Adds the tokens of HTML and of what is written like it: scripts, the program at the beginning of an Astro file, and attributes in quotes.
 * @param styles takes the tokens of styles; of the same source
 */
export function markupTokens(tokens: Tokens, styles: Tokens): void {
  const text = tokens.source;
  let at = 0;
  if (text.startsWith('---')) {
    const end = text.indexOf('\n---', 3);
    if (end !== -1) {
      javascriptTokens(tokens, 3, end);
      at = end + 4;
    }
  }
  const tag = /<(?:!--|([A-Za-z][\w.:-]{0,62}))/g;
  for (;;) {
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) return;
    const name = found[1];
    if (name === undefined) {
      at = text.indexOf('-->', tag.lastIndex);
      if (at === -1) return;
      continue;
    }
    at = attributes(tokens, tag.lastIndex);
    const block = name.toLowerCase();
    if ((block !== 'script' && block !== 'style') || text.charAt(at - 2) === '/') continue;
    const end = endOf(text, block, at);
    if (block === 'script') javascriptTokens(tokens, at, end);
    else quotedTokens('stylesheet', styles, at, end);
    at = end;
  }
}

/** Adds the texts in quotes of a tag. Gives the place behind the tag. */
function attributes(tokens: Tokens, from: number): number {
  const text = tokens.source;
  let braces = 0;
  for (let at = from; at < text.length; at += 1) {
    const one = text.charAt(at);
    if (one === '"' || one === "'") {
      const end = text.indexOf(one, at + 1);
      if (end === -1) return text.length;
      // A sign on both sides parts an attribute from the next.
      tokens.push(code.semicolon, at, at);
      tokens.pushKnown(text.slice(at + 1, end), at);
      tokens.push(code.semicolon, at, at);
      at = end;
    } else if (one === '{') braces += 1;
    else if (one === '}') braces -= 1;
    else if (one === '>' && braces <= 0) return at + 1;
  }
  return text.length;
}

function endOf(text: string, block: string, from: number): number {
  const end = block === 'script' ? /<\/script/gi : /<\/style/gi;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}
