import { SaxesParser } from 'saxes';
import { BrokenManifest, manifestText } from '../../target-graph/manifests.js';

/** An element of an XML document. Attributes say nothing in a POM that matters here. */
export interface Element {
  readonly name: string;
  readonly children: Element[];
  /** Its own text, without that of its children, trimmed. */
  text: string;
  /** Where it begins; from 1. */
  readonly line: number;
}

/**
 * Parses an XML document. Entities of a document type are not read, so that nothing grows.
 * @returns the root element
 * @throws BrokenManifest with line and column when it is not well-formed
 */
export function parseXml(path: string, content: Buffer): Element {
  const parser = new SaxesParser({ position: true, fileName: path });
  const document: Element = { name: '', children: [], text: '', line: 1 };
  const open = [document];
  parser.on('error', () => {
    const what = parser.closed ? 'the document ends too early' : 'this is not well-formed XML';
    throw new BrokenManifest(path, what, parser.line, Math.max(1, parser.column));
  });
  parser.on('opentag', ({ name }) => {
    // Namespace prefixes are allowed, though nobody writes them.
    const element = { name: name.replace(/^.*:/, ''), children: [], text: '', line: parser.line };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) element.text = element.text.trim();
  });
  parser.write(manifestText(content)).close();
  const [root] = document.children;
  if (root === undefined) throw new BrokenManifest(path, 'the document has no element', 1, 1);
  return root;
}

/** The children of that name. */
export function childrenOf(element: Element | undefined, name: string): Element[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The element that a chain of names leads to. */
export function childOf(element: Element | undefined, ...names: string[]): Element | undefined {
  return names.reduce<Element | undefined>((from, name) => childrenOf(from, name)[0], element);
}

/** Text of a child; undefined when there is none or it is empty. */
export function textOf(element: Element | undefined, name: string): string | undefined {
  const text = childOf(element, name)?.text;
  return text === '' ? undefined : text;
}
