import sax from 'sax';

/** Length of `[CDATA[` and `DOCTYPE`, the longest that follow `<!`. */
const longestDeclaration = 7;

/**
 * A strict parser of XML that throws an Error at a declaration that XML doesn't have, such as `<!x`. The library compares each of its further
 * characters with all that it has of it, so that a megabyte would take an hour.
 */
export function strictXmlParser(): sax.SAXParser {
  const parser = sax.parser(true, { strictEntities: true } as sax.SAXOptions);
  let declaration = '';
  return Object.defineProperty(parser, 'sgmlDecl', {
    get: () => declaration,
    set: (text: string) => {
      if (text.length > longestDeclaration) throw new Error('XML has no such declaration (<!…)');
      declaration = text;
    },
  });
}
