/** A line of a stack trace, as the tool wrote it. */
export interface StackFrame {
  /** A path, or a name alone; for Java, the path below a source folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The order of the trace: Python writes the innermost call last. */
  readonly innermost: 'first' | 'last';
  /** True for a file of Java and its relatives, which traces name without its folder. */
  readonly inSourceFolder?: true;
}

/** Most frames of a failure that are kept, and most characters of a line that is read. */
const mostFrames = 8;
const longestLine = 500;

/** Lines that may be a frame: they name a line. */
const namesLine = /:\d|line \d/;
/** Frames of libraries, whose files no repository has. */
const ofLibraries =
  /node_modules|node:|site-packages|\/lib\/python|^at (?:[\w.@-]{0,100}\/{1,2})?(?:java|javax|jdk|sun|kotlin|scala|org\.(?:junit|testng|gradle|apache\.maven|assertj|hamcrest|mockito|opentest4j))\./;

/** Of .NET: `at Shop.CartTest.Pays() in /src/CartTest.cs:line 12`. */
const ofDotNet = /^at .{1,300}? in (\S.{0,300}):line (\d{1,7})$/;
/** Of Java, Kotlin, Scala and Groovy: `at com.shop.CartTest.pays(CartTest.java:12)`. */
const ofJava = /^at (?:[\w.@-]{0,100}\/{1,2})?([\w$.]{1,300})\(([\w$-]{1,200}\.(?:java|kt|scala|groovy)):(\d{1,7})\)$/;
/** Of JavaScript: `at pays (src/cart.test.js:12:5)`, and Vitest's `❯ src/cart.test.js:12:5`. */
const ofJavaScript = /^(?:at|❯) (?:[^()]{0,200}\()?([^()\s][^()]{0,300}?):(\d{1,7}):\d{1,7}\)?$/;
/** Of Python: `File "tests/test_cart.py", line 12, in test_pays`. */
const ofPython = /^File "([^"]{1,300})", line (\d{1,7})/;
/** Of pytest, Go, RSpec, PHPUnit and Rust: `cart_test.go:12: wrong total`. */
const atStart = /^(?:# )?((?:[A-Za-z]:)?[^\s:()"'<>|*?]{1,300}\.(py|go|rb|php|rs)):(\d{1,7})(?=[: ]|$)/;

/** The frame of one line of a trace; undefined for any other line. */
function frameOf(written: string): StackFrame | undefined {
  if (!namesLine.test(written)) return undefined;
  const line = written.trim();
  if (ofLibraries.test(line)) return undefined;
  const java = ofJava.exec(line);
  if (java !== null) {
    const [, method = '', name = '', at = ''] = java;
    const folder = method.split('.').slice(0, -2).join('/');
    return {
      file: `${folder}/${name}`,
      line: Number(at),
      innermost: 'first',
      inSourceFolder: true,
    };
  }
  const dotNet = ofDotNet.exec(line) ?? ofJavaScript.exec(line);
  if (dotNet !== null) return { file: dotNet[1] ?? '', line: Number(dotNet[2]), innermost: 'first' };
  const python = ofPython.exec(line);
  if (python !== null) return { file: python[1] ?? '', line: Number(python[2]), innermost: 'last' };
  const [, file, ending, at] = atStart.exec(line) ?? [];
  return file === undefined ? undefined : { file, line: Number(at), innermost: ending === 'py' ? 'last' : 'first' };
}

/**
 * Adds the frames of a text to those that are known: the innermost ones, up to a limit.
 * @param text lines of a failure, whole
 */
export function addFrames(frames: StackFrame[], text: string): void {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const stop = end === -1 ? text.length : end;
    const frame = stop - start > longestLine ? undefined : frameOf(text.slice(start, stop));
    start = stop + 1;
    if (frame === undefined || frame.line === 0) continue;
    if (frames.length >= mostFrames) {
      if (frame.innermost === 'first') return;
      frames.shift();
    }
    // A copy, because a part of a text keeps the whole text in memory.
    frames.push({ ...frame, file: Buffer.from(frame.file).toString() });
  }
}
