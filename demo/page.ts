import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { renderMermaidSVG } from 'beautiful-mermaid';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** A step as the page shows it. */
export interface Shown {
  readonly title: string;
  /** Its summary, in GitHub's Markdown. */
  readonly summary: string;
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 1000px; margin: 2rem auto; padding: 0 1rem; color: #1f2328; }
  section { border: 1px solid #d0d7de; border-radius: 6px; margin: 1.5rem 0; padding: 0 1.5rem 1rem; }
  h1, h2 { font-weight: 600; } h2 { font-size: 1.2rem; }
  section > p:first-child { color: #59636e; font-size: 0.9rem; }
  table { border-collapse: collapse; display: block; overflow: auto; }
  th, td { border: 1px solid #d0d7de; padding: 4px 12px; text-align: left; }
  code, pre { background: #f6f8fa; border-radius: 4px; padding: 2px 4px; font-size: 0.85em; }
  pre { padding: 12px; overflow: auto; }
  svg { display: block; max-width: 100%; height: auto; }
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A diagram as a picture, with the system's own font in place of one from the network. */
function drawn(diagram: string): string {
  const readable = diagram.replace(/#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)).replace('"', "'"));
  return renderMermaidSVG(readable)
    .replace(/@import[^;]*(?:;wght[^;]*)?;/, '')
    .replaceAll("'Inter', ", '');
}

/** A summary as GitHub shows it. The action escapes what comes from outside, as GitHub demands it, so that its HTML can stay. */
function shownSummary(summary: string): string {
  const diagrams: string[] = [];
  const text = summary.replace(/^```mermaid\n([^]*?)\n```$/gm, (_, diagram: string) => {
    diagrams.push(drawn(diagram));
    return '<div>a diagram</div>';
  });
  const html = micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return html.replaceAll('<div>a diagram</div>', () => diagrams.shift() ?? '');
}

/**
 * Writes the summaries of the steps as one page, which needs no network.
 * @param path of the page, whose folder is made
 */
export function writePage(path: string, steps: readonly Shown[]): void {
  const sections = steps
    .filter(({ summary }) => summary !== '')
    .map(({ title, summary }) => `<section><p>${escaped(title)}</p>${shownSummary(summary)}</section>`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Merge Queue Action: the demo</title><style>${style}</style>\n<h1>What the steps of the demo write into a job's summary</h1>\n${sections.join('\n')}\n</html>\n`,
  );
}
