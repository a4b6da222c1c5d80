import sax from 'sax';

/** An element of XML, with names without their prefixes. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** Text directly in it, without spaces around. */
  readonly text: string;
}

/** The root of a document, as far as it can be read. */
export function readXml(text: string): Element {
  interface Growing extends Element {
    children: Growing[];
    text: string;
  }
  const root: Growing = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = sax.parser(true, { trim: true });
  parser.onopentag = ({ name, attributes }) => {
    const element = {
      name: name.replace(/^.*:/, ''),
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => open.pop();
  parser.ontext = parser.oncdata = (piece) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.onerror = () => parser.resume();
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return root;
}

export function* elementsBelow(element: Element): Generator<Element> {
  for (const child of element.children) {
    yield child;
    yield* elementsBelow(child);
  }
}

/** The text of the first child of a name. */
export const textOf = (element: Element | undefined, name: string): string =>
  element?.children.find((child) => child.name === name)?.text ?? '';
