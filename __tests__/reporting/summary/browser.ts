import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { chromium, quietly } from '../../tools/chromium.js';
import { packageDirectory } from '../../tools/installed.js';

const styles = packageDirectory('github-markdown-css');
const mermaid = packageDirectory('mermaid');

/** What is missing to see a summary as GitHub shows it; empty when all is there. */
export const missingForBrowser = [
  ...(chromium === undefined ? ['chromium'] : []),
  ...(styles === undefined ? ['github-markdown-css'] : []),
  ...(mermaid === undefined ? ['mermaid'] : []),
];

/** Pixels that GitHub gives a summary on a screen of usual size. */
export const pageWidth = 1000;

/** Pixels of a picture in the documents, which show it at the width of a page, with what is folded folded. */
const pictureWidth = 900;

/** What a browser makes of a summary. */
export interface Seen {
  /** Widths in pixels of every table and picture whose content is wider than its place. */
  readonly tooWide: readonly string[];
  /** Headers of tables that hold no word in any cell. */
  readonly emptyHeaders: number;
  readonly pictures: number;
  /** Boxes of all pictures. */
  readonly boxes: number;
  /** How much the most shrunk picture is scaled to fit: 1 is its own size, 0.5 is half of it; 1 without a picture. */
  readonly scale: number;
  /** Texts of all boxes and arrows of all pictures. */
  readonly labels: readonly string[];
  /** Elements of pictures that run or load something. */
  readonly active: readonly string[];
  /** What mermaid said when it could not draw one. */
  readonly errors: readonly string[];
  /** Pixels from the top to the end. */
  readonly height: number;
}

/** Runs in the page: draws the pictures, measures, and leaves what it saw in the title. */
const inPage = `
  const seen = { tooWide: [], emptyHeaders: 0, pictures: 0, boxes: 0, scale: 1, labels: [], active: [], errors: [], height: 0 };
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict' });
  const draw = async () => {
    for (const code of document.querySelectorAll('code.language-mermaid')) {
      const place = document.createElement('div');
      code.parentElement.replaceWith(place);
      try {
        const { svg } = await mermaid.render('picture' + seen.pictures, code.textContent);
        place.innerHTML = svg;
      } catch (error) {
        seen.errors.push(String(error));
      }
      seen.pictures += 1;
    }
    if (OPENED) for (const details of document.querySelectorAll('details')) details.open = true;
    for (const one of document.querySelectorAll('table, pre, svg')) {
      const width = Math.max(one.scrollWidth, one.getBoundingClientRect().width);
      if (one.scrollWidth > one.clientWidth + 1 && one.tagName !== 'svg' || width > document.body.clientWidth + 1) {
        seen.tooWide.push(one.tagName + ' ' + width + ': ' + one.textContent.trim().slice(0, 80));
      }
    }
    for (const svg of document.querySelectorAll('svg')) {
      seen.scale = Math.min(seen.scale, svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
    }
    seen.labels = [...document.querySelectorAll('svg g.node, svg g.edgeLabel')].map((one) => one.textContent);
    const active = 'a, script, img, image, iframe, object, embed, video, link, use';
    for (const svg of document.querySelectorAll('svg')) {
      seen.active.push(...[...svg.querySelectorAll(active)].map((one) => one.outerHTML));
      for (const one of svg.querySelectorAll('*')) {
        seen.active.push(...one.getAttributeNames().filter((name) => name.startsWith('on')));
      }
    }
    seen.boxes = document.querySelectorAll('svg g.node').length;
    for (const head of document.querySelectorAll('thead')) if (head.textContent.trim() === '') seen.emptyHeaders += 1;
    seen.height = Math.ceil(document.body.getBoundingClientRect().height);
    const result = document.createElement('script');
    result.type = 'application/json';
    result.id = 'seen';
    result.textContent = JSON.stringify(seen).replaceAll('<', '\\\\u003c');
    document.body.append(result);
  };
  draw();
`;

/** The page on which GitHub shows a summary, as far as styles and pictures go. */
function pageOf(markdown: string, width: number): string {
  const body = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const css = readFileSync(join(styles ?? '', 'github-markdown-light.css'), 'utf8');
  const script = readFileSync(join(mermaid ?? '', 'dist/mermaid.min.js'), 'utf8').replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><style>${css} body { margin: 0; width: ${String(width)}px; box-sizing: border-box; padding: 0 ${String(width === pageWidth ? 0 : 16)}px; }</style>
<body class="markdown-body">${body}<script>${script}</script><script>${inPage.replace('OPENED', String(width === pageWidth))}</script></body>`;
}

/**
 * Shows a summary in a browser without a window.
 * @param screenshot path of a PNG to write
 * @param width of the page, in pixels
 */
export async function see(markdown: string, screenshot?: string, width = pageWidth): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'summary-in-browser-'));
  try {
    const page = join(folder, 'page.html');
    writeFileSync(page, pageOf(markdown, width));
    const run = async (...options: readonly string[]): Promise<string> =>
      (
        await promisify(execFile)(
          chromium ?? '',
          [
            ...quietly,
            `--user-data-dir=${join(folder, 'profile')}`,
            '--virtual-time-budget=20000',
            ...options,
            `file://${page}`,
          ],
          { maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
        )
      ).stdout;
    const dom = await run(`--window-size=${String(width)},800`, '--dump-dom');
    const json = /<script type="application\/json" id="seen">(.*?)<\/script>/s.exec(dom)?.[1];
    if (json === undefined) throw new Error('the page did not come to its end');
    const seen = JSON.parse(json) as Seen;
    if (screenshot !== undefined) {
      const height = Math.min(seen.height + 20, 4000);
      await run(`--window-size=${String(width)},${String(height)}`, `--screenshot=${screenshot}`);
    }
    return seen;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a picture for the documents. Few machines have a font with the sign of success, so another one replaces it. */
export async function picture(markdown: string, file: string): Promise<Seen> {
  return see(markdown.replace('✅', '<span style="color: #1a7f37">✔</span>'), file, pictureWidth);
}
