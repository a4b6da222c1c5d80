import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import sax from 'sax';
import { type PlacedParser, writePiece } from '../../../src/flaky-tests/junit/plain-text.js';

/** What a parser says of a document: each event with the line and column at which it came, adjoining texts as one. */
type Told = readonly (string | number)[][];

type Feed = (parser: PlacedParser, piece: string, text: (text: string) => void) => void;
const whole: Feed = (parser, piece) => {
  parser.write(piece);
};
const withoutPlainText: Feed = (parser, piece, text) => {
  writePiece(parser, piece, { readsText: true, text });
};

function told(pieces: readonly string[], feed: Feed): Told {
  const events: (string | number)[][] = [];
  const parser = sax.parser(true, { strictEntities: true } as sax.SAXOptions) as PlacedParser;
  let texts = '';
  const place = () => [parser.line, parser.column, parser.position];
  const event = (...what: string[]) => {
    if (texts !== '') events.push(['text', texts]);
    texts = '';
    events.push([...what, ...place()]);
  };
  const text = (more: string) => {
    texts += more;
  };
  parser.ontext = parser.oncdata = text;
  parser.onopentagstart = ({ name }) => {
    event('starts', name);
  };
  parser.onopentag = (tag) => {
    event('open', tag.name, JSON.stringify(tag.attributes));
  };
  parser.onclosetag = (name) => {
    event('close', name);
  };
  parser.oncomment = (comment) => {
    event('comment', comment);
  };
  parser.onerror = (error) => {
    event('error', error.message);
    throw error;
  };
  try {
    for (const piece of pieces) feed(parser, piece, text);
    parser.flush();
    event('end of the pieces');
    parser.close();
    event('end');
  } catch (error) {
    event('thrown', String(error));
  }
  return events;
}

const parts = fc.constantFrom(
  ...[
    '<a>',
    '</a>',
    '<b c="x>y&lt;\n">',
    '</b>',
    '<b/>',
    '<b\n>',
    '<!--',
    '-->',
    '<?p i?>',
    '<![CDATA[',
    ']]>',
    ']',
    ']]',
  ],
  ...[
    '&amp;',
    '&lt;',
    '&quot;',
    '&apos;',
    '&gt;',
    '&#10;',
    '&#x41;',
    '&#0;',
    '&nope;',
    '&am',
    'p;',
    '&',
    ';',
    '<',
    '>',
  ],
  ...['\n', '\r\n', ' ', 'words and more words', 'é', '€', '😀', '"', '='],
);
/** Documents that are mostly well-formed: an element, with parts that go together more often than by chance. */
const inside = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('words\n', ' ', 'a ]]> b', '&amp;', '&lt;&gt;', '&#10;', '&#x1F600;', '😀\n\n'),
  },
  { weight: 2, arbitrary: fc.constantFrom('<b c="x>y&lt;\n"/>', '<b\n>t</b>', '<a>\n<b/></a>', '<!-- <c> & ]]> -->') },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(']', ']]', '>', '<', '&', '&amp;', '\n', 'words'), { maxLength: 6 })
      .map((content) => `<![CDATA[${content.join('').replaceAll(']]>', ']] >')}]]>`),
  },
  { weight: 1, arbitrary: parts },
);
const document = fc
  .tuple(
    fc.constantFrom('', ' \n', '<?xml version="1.0"?>\n', '\uFEFF'),
    fc.array(inside, { maxLength: 12 }),
    fc.constantFrom('', '\n', ' &amp;', '<r/>'),
  )
  .map(([before, content, after]) => `${before}<r>${content.join('')}</r>${after}`);

function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  for (let start = 0, index = 0; start < text.length; index++) {
    const end = start + (sizes[index % sizes.length] ?? 1);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

describe('a parser that is not given the plain text', () => {
  const sizes = fc.array(fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 9, max: 200 })), {
    minLength: 1,
    maxLength: 8,
  });

  test('tells the same of any document at the same places, wherever the pieces are cut, errors with it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          { weight: 3, arbitrary: document },
          fc.array(parts).map((all) => all.join('')),
        ),
        sizes,
        (text, lengths) => {
          const pieces = cut(text, lengths);
          expect(told(pieces, withoutPlainText)).toEqual(told(pieces, whole));
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('is given nothing of the output of a test, and all of what it has to understand', () => {
    const parser = sax.parser(true) as PlacedParser;
    const given: string[] = [];
    const write = parser.write.bind(parser);
    parser.write = (piece) => {
      given.push(piece);
      return write(piece);
    };
    const texts: string[] = [];
    const text = '<r>\n<out>one\n&lt;two&gt; three</out><c><![CDATA[a < b & c [0] d]]></c>&#65;</r>';
    writePiece(parser, text, { readsText: true, text: (more) => texts.push(more) });
    expect(given).toEqual(['<r>', '<out>', '</out>', '<c>', '<![CDATA[', '] d', ']]>', '</c>', '&#65;', '</r>']);
    expect(texts).toEqual(['\n', 'one\n<two> three', 'a < b & c [0']);
  });
});
