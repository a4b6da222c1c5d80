import { LinearExpression } from '../../globs/linear-expression.js';

/** How a language writes patterns. */
export interface WildcardSyntax {
  /** `**` as a whole segment stands for any number of directories. */
  readonly anyDepth: boolean;
  /** A backslash takes the meaning from the character after it. */
  readonly escapes: boolean;
  /** What negates a class: `!` in the shell's way, `^` in Go's. */
  readonly negation: '!' | '^';
}

/**
 * An expression for whole paths that match a pattern of `*`, `?` and `[…]`, none of which crosses a slash.
 * A class that never ends is taken as the characters that it is written with; a class that cannot be (`[z-a]`) matches nothing.
 */
export function wildcardExpression(pattern: string, syntax: WildcardSyntax): LinearExpression {
  const segments = pattern.split('/');
  let source = '';
  segments.forEach((segment, index) => {
    const last = index === segments.length - 1;
    if (syntax.anyDepth && segment === '**') source += last ? '.*' : '(?:[^/]+/)*';
    else source += segmentExpression(segment, syntax) + (last ? '' : '/');
  });
  try {
    return new LinearExpression(`^${source}$`);
  } catch {
    return new LinearExpression('^(?!)$');
  }
}

function segmentExpression(segment: string, { escapes, negation }: WildcardSyntax): string {
  let source = '';
  for (let at = 0; at < segment.length; at += 1) {
    const character = segment.charAt(at);
    if (character === '*') source += '[^/]*';
    else if (character === '?') source += '[^/]';
    else if (character === '\\' && escapes) source += literal(segment.charAt((at += 1)));
    else if (character === '[') {
      const end = segment.indexOf(']', at + (segment.charAt(at + 1) === negation ? 3 : 2));
      if (end < 0) source += '\\[';
      else {
        const negated = segment.charAt(at + 1) === negation;
        const members = segment.slice(at + (negated ? 2 : 1), end).replace(/[\\\]^[]/g, '\\$&');
        source += `[${negated ? '^/' : ''}${members}]`;
        at = end;
      }
    } else source += literal(character);
  }
  return source;
}

function literal(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
