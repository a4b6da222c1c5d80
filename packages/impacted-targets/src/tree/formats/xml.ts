import { strictXmlParser } from '../../../../shared/src/xml-parser.js';
import { BrokenManifest, manifestText } from '../broken-manifest.js';
import { tooLarge } from './size-limit.js';

/** An element of an XML document. */
export interface Element {
  /** Without a namespace prefix. */
  readonly name: string;
  /** Attributes by their names as written. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  /** Its own text, without that of its children, trimmed. */
  text: string;
  /** Line and column where its start tag ends, from 1. */
  readonly line: number;
}

/**
 * Deepest nesting that is read. Manifests have about ten levels. Code that walks a document recurses once per level.
 */
const deepest = 500;

/**
 * Parses an XML document. Entities of a document type are not expanded, so that a small file cannot become a huge
 * document.
 * @returns the root element
 * @throws BrokenManifest with line and column when it is not well-formed, nested more than 500 deep, or too large
 */
export function parseXml(path: string, content: Buffer): Element {
  const refused = tooLarge(content.length);
  if (refused !== undefined) throw new BrokenManifest(path, refused);
  const text = decode(content);
  const parser = strictXmlParser();
  const broken = (what: string) => new BrokenManifest(path, what, parser.line + 1, Math.max(1, parser.column));
  const document: Element = { name: '', attributes: {}, children: [], text: '', line: 1 };
  const open = [document];
  parser.onerror = ({ message }) => {
    const [what = ''] = message.split('\n', 1);
    const cutOff = what === 'Unexpected end' || what === 'Unclosed root tag';
    throw broken(cutOff ? 'the document ends too early' : `this is not well-formed XML: ${what.replace(/\.$/, '')}`);
  };
  parser.onopentag = ({ name, attributes }) => {
    if (open.length === 1 && document.children.length > 0) throw broken('a second root element follows the first');
    if (open.length > deepest) throw broken(`elements are nested more than ${deepest} deep, which nobody writes`);
    const element: Element = {
      // Namespace prefixes are allowed, but rare.
      name: name.replace(/^.*:/, ''),
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
      line: parser.line + 1,
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.ontext = parser.oncdata = (piece) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.onclosetag = () => {
    const element = open.pop();
    if (element) element.text = element.text.trim();
  };
  try {
    parser.write(text).close();
  } catch (error) {
    // The parser throws at an unknown declaration, and at an attribute that is called `hasOwnProperty`.
    throw error instanceof BrokenManifest ? error : broken(`this is not well-formed XML: ${(error as Error).message}`);
  }
  const [root] = document.children;
  if (root === undefined) throw new BrokenManifest(path, 'the document has no element', 1, 1);
  return root;
}

/** UTF-8 unless a byte order mark says UTF-16, which Visual Studio has written. */
function decode(content: Buffer): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  return manifestText(content);
}

/** The children with this name. */
export function childrenOf(element: Element | undefined, name: string): Element[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The element that a chain of names leads to. */
export function childOf(element: Element | undefined, ...names: string[]): Element | undefined {
  return names.reduce<Element | undefined>((from, name) => childrenOf(from, name)[0], element);
}

/** Text of a child; undefined when the child is missing or empty. */
export function textOf(element: Element | undefined, name: string): string | undefined {
  const text = childOf(element, name)?.text;
  return text === '' ? undefined : text;
}
