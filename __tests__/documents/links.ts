import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { getOrMake } from '../../packages/shared/src/append.js';

/** A Markdown document as GitHub shows it, without styles. */
export function html(markdown: string): string {
  return micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const textOf = (inner: string): string =>
  inner.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

const anchorsOfTexts = new Map<string, ReadonlySet<string>>();

/**
 * The anchors that GitHub gives the headings of a document: small letters, no punctuation, `-` for a space, a number for a repeated one.
 * Each text is read once.
 */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  return getOrMake(anchorsOfTexts, markdown, () => readAnchors(markdown));
}

function readAnchors(markdown: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, inner = ''] of html(markdown).matchAll(/<h[1-6]>([^]*?)<\/h[1-6]>/g)) {
    const slug = textOf(inner)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${String(count)}`);
  }
  return anchors;
}

/** Where a document's links and pictures lead, those within examples of code left out. */
export function linksOf(markdown: string): string[] {
  return [...html(markdown).matchAll(/<(?:a|img)\b[^>]*?\b(?:href|src)="([^"]*)"/g)].map(([, address = '']) =>
    textOf(address),
  );
}

/**
 * What is wrong with the links of a document. Addresses on the web are not looked at.
 * @param root folder of the project, absolute
 * @param path of the document below it
 */
export function brokenLinks(root: string, path: string, markdown = readFileSync(join(root, path), 'utf8')): string[] {
  return linksOf(markdown).flatMap((address) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(address)) return [];
    const [file = '', anchor] = address.split('#');
    const target = file === '' ? join(root, path) : resolve(root, dirname(path), decodeURIComponent(file));
    if (relative(root, target).startsWith('..')) return [`${address}: it leads out of the project`];
    if (!existsSync(target)) return [`${address}: there is no such file`];
    if (anchor === undefined || !target.endsWith('.md')) return [];
    if (statSync(target).isDirectory()) return [`${address}: a folder has no anchors`];
    const anchors = anchorsOf(file === '' ? markdown : readFileSync(target, 'utf8'));
    return anchors.has(decodeURIComponent(anchor)) ? [] : [`${address}: there is no such heading`];
  });
}
