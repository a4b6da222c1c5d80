import type { Graph } from '../../document/blocks.js';
import { breakable, visible } from '../escape.js';

/**
 * The only writer of Mermaid, which GitHub draws. Text from outside is only in quoted labels, where every character
 * except letters, digits and spaces is an entity code of Mermaid (`#35;`), which is never syntax, Markdown, HTML or the
 * end of a block of code.
 */

/** Mermaid draws no longer text (its setting `maxTextSize`), and GitHub leaves the setting as it is. */
const mostCharacters = 50_000;

/** Mermaid draws no more arrows (its setting `maxEdges`). */
const mostArrows = 500;

/** Longer words get places where a line may break, since Mermaid lets a longer word run out of its box. */
const longestWord = 24;

/** Colours of the boxes, in GitHub's own tones, with dark text that both themes show. */
const looks: Readonly<Record<string, string>> = {
  TESTING: 'fill:#ddf4ff,stroke:#0969da,color:#1f2328',
  TESTS_PASSED: 'fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
  PENDING: 'fill:#f6f8fa,stroke:#59636e,color:#1f2328',
  NOT_READY: 'fill:#ffffff,stroke:#d1d9e0,color:#1f2328',
  PENDING_FAILURE: 'fill:#fff1e5,stroke:#bc4c00,color:#1f2328',
  FAILED: 'fill:#ffebe9,stroke:#cf222e,color:#1f2328',
  CHANGE: 'fill:#fff8c5,stroke:#9a6700,color:#1f2328',
  TARGET: 'fill:#ddf4ff,stroke:#0969da,color:#1f2328',
  PART: 'fill:#f6f8fa,stroke:#59636e,color:#1f2328',
};

/** Boxes closer to each other than Mermaid's own, and wider, so that more of them fit on a page. */
const settings = '%%{init: {"flowchart": {"nodeSpacing": 20, "rankSpacing": 48, "wrappingWidth": 260}}}%%';

/** A flowchart as a block of code; undefined where Mermaid would refuse it for its size. */
export function flowchart({ direction, boxes, arrows }: Omit<Graph, 'kind'>): string | undefined {
  const used = new Set(boxes.map(({ look }) => look));
  const drawn = [
    settings,
    `flowchart ${direction}`,
    ...Object.entries(looks).flatMap(([look, style]) => (used.has(look) ? [`  classDef ${look} ${style}`] : [])),
    ...boxes.map(({ lines, look = '' }, index) => {
      // A state from outside need not have a look.
      const ofLook = Object.hasOwn(looks, look) ? `:::${look}` : '';
      return `  e${String(index)}[${label(lines)}]${ofLook}`;
    }),
    ...arrows.map(({ from, to }) => `  e${String(from)} --> e${String(to)}`),
  ].join('\n');
  return drawn.length > mostCharacters || arrows.length > mostArrows ? undefined : `\`\`\`mermaid\n${drawn}\n\`\`\``;
}

/**
 * Characters that Mermaid reads again behind its entity codes: mathematics between `$$`, a new line for `\\n`, and the two
 * that mark entities while it draws. A space without width behind them keeps their text as it is.
 */
const ofMermaid = /[$\\\ufb02\u00b6]/g;

/** Lines in a quoted label. */
function label(lines: readonly string[]): string {
  const plain = lines.map((line) => visible(line).replace(ofMermaid, '$&\u200b'));
  return `"${plain.map((line) => breakable(line, longestWord, '\u200b').replace(/[^\p{L}\p{N} ]/gu, entity)).join('<br>')}"`;
}

const entity = (character: string): string => `#${String(character.codePointAt(0))};`;
