import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { chromium, openPage } from '../../tools/chromium.js';
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

/** Runs in the page: draws the pictures, and measures. */
const inPage = (isOpened: boolean): string => `(async () => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const errors = [];
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict' });
  for (const [index, code] of all('code.language-mermaid').entries()) {
    const place = document.createElement('div');
    code.parentElement.replaceWith(place);
    await mermaid.render('picture' + index, code.textContent).then(
      ({ svg }) => { place.innerHTML = svg; },
      (error) => errors.push(String(error)),
    );
  }
  if (${isOpened}) for (const details of all('details')) details.open = true;
  const isTooWide = (one) =>
    one.scrollWidth > one.clientWidth + 1 && one.tagName !== 'svg' ||
    Math.max(one.scrollWidth, one.getBoundingClientRect().width) > document.body.clientWidth + 1;
  const active = 'a, script, img, image, iframe, object, embed, video, link, use';
  return {
    errors,
    tooWide: all('table, pre, svg').filter(isTooWide).map((one) => one.tagName + ': ' + one.textContent.trim().slice(0, 80)),
    emptyHeaders: all('thead').filter((head) => head.textContent.trim() === '').length,
    pictures: all('svg').length,
    boxes: all('svg g.node').length,
    scale: Math.min(1, ...all('svg').map((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)),
    labels: all('svg g.node, svg g.edgeLabel').map((one) => one.textContent),
    active: all('svg').flatMap((svg) => [
      ...all(active, svg).map((one) => one.outerHTML),
      ...all('*', svg).flatMap((one) => one.getAttributeNames().filter((name) => name.startsWith('on'))),
    ]),
    height: Math.ceil(document.body.getBoundingClientRect().height),
  };
})()`;

/** The page on which GitHub shows a summary, as far as styles and pictures go. */
function pageOf(markdown: string, width: number): string {
  const body = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const css = readFileSync(join(styles ?? '', 'github-markdown-light.css'), 'utf8');
  const script = readFileSync(join(mermaid ?? '', 'dist/mermaid.min.js'), 'utf8').replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><style>${css} body { margin: 0; width: ${String(width)}px; box-sizing: border-box; padding: 0 ${String(width === pageWidth ? 0 : 16)}px; }</style>
<body class="markdown-body">${body}<script>${script}</script></body>`;
}

/**
 * Shows a summary in a browser without a window.
 * @param screenshot path of a PNG to write
 * @param width of the page, in pixels
 */
export async function see(markdown: string, screenshot?: string, width = pageWidth): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'summary-in-browser-'));
  const file = join(folder, 'page.html');
  writeFileSync(file, pageOf(markdown, width));
  const page = await openPage(pathToFileURL(file).href);
  try {
    await page.until("document.readyState === 'complete' && window.mermaid !== undefined");
    const seen = (await page.evaluate(inPage(width === pageWidth))) as Seen;
    if (screenshot !== undefined)
      writeFileSync(screenshot, await page.screenshot(width, Math.min(seen.height + 20, 4000), false));
    return seen;
  } finally {
    await page.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a picture for the documents. Few machines have a font with the sign of success, so another one replaces it. */
export async function picture(markdown: string, file: string): Promise<Seen> {
  return see(markdown.replace('✅', '<span style="color: #1a7f37">✔</span>'), file, pictureWidth);
}
