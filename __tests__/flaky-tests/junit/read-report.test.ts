import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ReportError } from '../../../src/flaky-tests/junit/test-result.js';
import { redacting } from '../../../packages/shared/src/redaction.js';
import { readFile, readText } from './read.js';

async function one(testcase: string) {
  const tests = await readText(`<testsuites><testsuite name="s">${testcase}</testsuite></testsuites>`);
  expect(tests).toHaveLength(1);
  return tests[0];
}

describe('how a test ended', () => {
  test.each([
    ['', 'passed', false],
    ['<system-out>failure</system-out>', 'passed', false],
    ['<failure/>', 'failed', false],
    ['<error/>', 'errored', false],
    ['<error message="e"/><failure message="f"/>', 'failed', false],
    ['<skipped/>', 'skipped', false],
    ['<disabled/>', 'skipped', false],
    ['<skipped/><failure/>', 'skipped', false],
    ['<failure/><skipped type="todo"/>', 'skipped', false],
    ['<skipped><failure/></skipped>', 'failed', false],
    ['<skipped/><system-out><failure/></system-out>', 'failed', false],
    ['<skipped/><error/>', 'errored', false],
    ['<skipped/><failure/><crash/>', 'errored', false],
    ['<skipped/><failure/><rerunFailure/>', 'failed', true],
    ['<skipped type="pytest.skip"/><failure/>', 'failed', false],
    ['<failure/><skipped type="pytest.xfail"/>', 'failed', false],
    ['<skipped type="pytest.skip"/>', 'skipped', false],
    ['<flakyFailure/>', 'passed', true],
    ['<failure/><rerunFailure/>', 'failed', true],
    ['<error/><rerunError/>', 'errored', true],
    ['<rerunFailure/>', 'failed', true],
    ['<failure/><flakyFailure/>', 'failed', true],
    ['<crash/>', 'errored', false],
    ['<attempt><failure/></attempt>', 'failed', false],
    ['<passed/><description>failure</description>', 'passed', false],
    ['<system-out><failure/></system-out>', 'failed', false],
    ['<properties><error/></properties>', 'errored', false],
    ['<properties><property name="failure" value="error"/></properties>', 'passed', false],
  ])('%j: %s', async (inside, outcome, retried) => {
    expect(await one(`<testcase name="t">${inside}</testcase>`)).toMatchObject({ outcome, retried });
  });

  test.each([
    ['status="failed"', '', 'failed'],
    ['status="Error"', '', 'failed'],
    ['status="run" result="completed"', '', 'passed'],
    ['status="notrun" result="suppressed"', '', 'skipped'],
    ['status="disabled"', '', 'skipped'],
    ['status="timeout"', '', 'errored'],
    ['status="passed" result="crashed"', '', 'errored'],
    ['flaky="true"', '', 'passed'],
    ['status="failed" result="whatever"', '', 'failed'],
    ['status="notrun" classname="t"', '', 'errored'],
    ['flaky="true" status="passed"', '<failure/>', 'failed'],
    ['status="run" result="completed"', '<failure/><skipped/>', 'failed'],
    ['status="failed"', '<failure/><skipped/>', 'failed'],
    ['status="crashed"', '<failure/><skipped/>', 'failed'],
    ['status="skipped"', '<failure/><skipped/>', 'skipped'],
    ['status=""', '<failure/><skipped/>', 'skipped'],
  ])('%s and %j: %s', async (attributes, inside, outcome) => {
    expect(await one(`<testcase name="t" ${attributes}>${inside}</testcase>`)).toMatchObject({
      outcome,
      retried: false,
    });
  });

  const long = 'word '.repeat(100);
  const unknown = (word: string): string => `${word} is not known to the action, so it counts as a failure`;
  test.each([
    [
      `<error message="e"/><failure type="x"> \n first\n  &lt;second&gt; <![CDATA[& third]]> ${long}</failure>`,
      `first <second> & third ${long}`.slice(0, 299) + '…',
    ],
    ['<failure message="a&#10;b">text</failure><failure message="c"/>', 'a b'],
    ['<failure message=" &#10;">a text</failure>', 'a text'],
    ['<failure message="a  \t  b"/>', 'a b'],
    ['<crash message="m">x</crash>', unknown('<crash>')],
  ])('the message of %.70s is %.30s', async (inside, message) => {
    expect((await one(`<testcase name="t">${inside}</testcase>`))?.message).toBe(message);
  });

  test.each([
    ['status="timeout"', unknown('status or result "timeout"')],
    [`result="${'x'.repeat(200)}"`, unknown(`status or result "${'x'.repeat(81)}…`)],
    ['classname="t" status="notrun"', 'CTest could not start it: m'],
  ])('the message with %s says what is wrong', async (attributes, message) => {
    expect((await one(`<testcase name="t" ${attributes}><skipped message="m"/></testcase>`))?.message).toBe(message);
  });

  test.each(['a secr\n  et-token', '<![CDATA[a secr\n]]><![CDATA[et-token]]>'])(
    'the message %j holds no token that is broken over two lines',
    async (text) => {
      const failed = await redacting(['secret-token'], () =>
        one(`<testcase name="t"><failure>${text}</failure></testcase>`),
      );
      expect(failed?.message).toBe('a ***');
    },
  );
});

describe('fields', () => {
  test('come from the test case, its suite or the outermost suite', async () => {
    const tests = await readText(
      `<testsuites name="run">
<testcase name="a"/>
<testsuite name="outer" file="outer.ts" variant="linux"><testcase name="b" classname="A"/>
<testsuite name="inner" filepath="inner.ts"><properties><property name="variant" value="macos"/></properties>
<testcase
 name="c" class="B" id="trunk:7"/></testsuite>
<testcase name="d" file="own.ts"><properties><property name="variant" value="own"/></properties></testcase></testsuite>
<testsuite name="outer"><testcase name="e"><testcase name="f"><failure/></testcase></testcase></testsuite></testsuites>`,
      'given',
    );
    expect(
      tests.map(({ name, file, variant, suiteElement, place, identity }) => [
        ...[name, file, variant, suiteElement, place.line],
        ...[identity?.classname, identity?.parent, identity?.file, identity?.id],
      ]),
    ).toEqual([
      ['a', undefined, 'given', undefined, 2, undefined, undefined, undefined, undefined],
      ['b', 'outer.ts', 'linux', 1, 3, 'A', 'outer', 'outer.ts', undefined],
      ['c', 'inner.ts', 'macos', 2, 5, undefined, 'outer', 'outer.ts', 'trunk:7'],
      ['d', 'own.ts', 'own', 1, 7, undefined, 'outer', 'own.ts', undefined],
      ['f', undefined, 'given', 3, 8, undefined, 'outer', undefined, undefined],
      ['e', undefined, 'given', 3, 8, undefined, 'outer', undefined, undefined],
    ]);
    expect(tests.map(({ suites, classname, outcome }) => [suites.join(), classname, outcome])).toEqual([
      ['run', undefined, 'passed'],
      ['run,outer', 'A', 'passed'],
      ['run,outer,inner', 'B', 'passed'],
      ['run,outer', undefined, 'passed'],
      ['run,outer', undefined, 'failed'],
      ['run,outer', undefined, 'passed'],
    ]);
  });

  const inSuite = (name: string): string => `<testsuite name="${name}"><testcase/></testsuite>`;
  const withFields = (fields: string): string => `<testsuite name="s"><testcase ${fields}/></testsuite>`;
  test.each<[string, object]>([
    [inSuite('shop.CartTest-20261127170532'), { suites: ['shop.CartTest'] }],
    [inSuite('shop.CartTest-2026112717053'), { suites: ['shop.CartTest-2026112717053'] }],
    [inSuite('shop.CartTest-12345678901234'), { suites: ['shop.CartTest-12345678901234'] }],
    [inSuite('a-20261127170532 b'), { suites: ['a-20261127170532 b'] }],
    [inSuite('-20261127170532'), { suites: ['-20261127170532'] }],
    [withFields('line="12" time="0.5"'), { line: 12, time: 0.5 }],
    [withFields('line="0" time="1,234.5"'), { line: undefined, time: 1234.5 }],
    [withFields('line="x12" time="0,25"'), { line: undefined, time: 0.25 }],
    [withFields('time="fast"'), { time: undefined }],
    [withFields('time="-1"'), { time: undefined }],
    // Entities, characters outside the first plane, and control characters, which XML forbids and reports hold.
    [withFields('name="&lt;&amp;&gt;&quot;&apos;&#233;&#x1F600;𝒳"'), { name: '<&>"\'é😀𝒳' }],
    [withFields('name="a\u001b[31mb&#x1b;c&#0;d&#27;"'), { name: 'a\u001b[31mb&#x1b;c&#0;d&#27;' }],
  ])('of %s are %o', async (report, fields) => {
    expect(await readText(report)).toMatchObject([fields]);
  });

  test('the place is a line, whatever ends lines', async () => {
    const tests = await readText('<?xml version="1.0"?>\n<testsuite>\r\n<testcase name="b"/></testsuite>');
    expect(tests.map(({ place }) => place.line)).toEqual([3]);
  });
});

describe('a suite that failed outside of its tests', () => {
  test.each([
    ['', '<error message="boom"/><testcase name="a"/>', 'errored', 'boom'],
    ['errors="1"', '<error message="boom"/>', 'errored', 'boom'],
    ['', '<crash/>', 'errored', '<crash> is not known'],
    ['failures="2"', '<testcase name="a"/>', 'failed', 'failures="2" errors="0"'],
    [
      'failures="2"',
      '<testcase name="a"><failure/></testcase>',
      'failed',
      'it says failures="2" errors="0" and shows 1 of these 2, so',
    ],
    [
      'failures="1,003"',
      '<testsuite failures="1"><testcase><error/></testcase></testsuite>',
      'failed',
      'shows 1 of these 1003',
    ],
    [
      'failures="4"',
      '<testcase><failure/><rerunFailure/></testcase><testcase><flakyFailure/></testcase>',
      'failed',
      'shows 3 of these 4',
    ],
    [
      'failures="many"',
      '<testcase><failure/></testcase>',
      'failed',
      'it says failures="many" errors="0", which aren\'t numbers',
    ],
  ])('with %s, which holds %s: %s, %s', async (counts, inside, outcome, message) => {
    const tests = await readText(`<testsuite name="s" ${counts}>${inside}</testsuite>`);
    const failures = tests.filter(({ kind }) => kind === 'suite');
    expect(failures).toMatchObject([{ name: 's', outcome }]);
    expect(failures[0]?.message).toContain(message);
  });

  test('is told with its place and its file, and with nothing that is not known', async () => {
    const tests = await readText(
      '<testsuites>\n<testsuite name="s" file="s.ts">\n<error message="boom"/></testsuite>\n<testsuite><failure/></testsuite></testsuites>',
    );
    const known = { kind: 'suite', suites: [], retried: false };
    expect(tests).toEqual([
      {
        ...known,
        name: 's',
        file: 's.ts',
        outcome: 'errored',
        message: 'boom',
        place: { report: 'report.xml', line: 3 },
      },
      { ...known, outcome: 'failed', place: { report: 'report.xml', line: 4 } },
    ]);
  });

  test('is told once, by the innermost', async () => {
    const tests = await readText(
      '<testsuites failures="1"><testsuite name="s" failures="1"><testcase name="a"/></testsuite></testsuites>',
    );
    expect(tests.map(({ kind, name, suites }) => [kind, name, suites])).toEqual([
      ['test', 'a', ['s']],
      ['suite', 's', []],
    ]);
  });

  test.each([
    '<testsuite failures="1"><testcase name="a"><failure/></testcase></testsuite>',
    '<testsuite failures="1"><testcase name="a"><flakyFailure/></testcase></testsuite>',
    '<testsuite failures="1"><testsuite><testcase name="a"><error/></testcase></testsuite></testsuite>',
    '<testsuite failures=" 0 " errors=""><testcase name="a"/></testsuite>',
    '<testsuite failures="1.0"><testcase name="a" status="failed"/></testsuite>',
    // Attempts that Gradle counts, assertions that Catch2 counts, and a test that fails and cannot clean up.
    '<testsuite failures="2"><testcase name="a"><failure/><rerunFailure/></testcase></testsuite>',
    '<testsuite failures="2"><testcase name="a"><failure/><failure/></testcase></testsuite>',
    '<testsuite failures="1" errors="1"><testcase name="a"><failure/><error/></testcase></testsuite>',
    // Suites that count only their own, or a suite within them as one.
    '<testsuites failures="0"><testsuite failures="1"><testcase name="a"><failure/></testcase></testsuite></testsuites>',
    '<testsuite skipped="3" disabled="2" tests="4"><skipped/><properties/><system-out/><testcase name="a"/></testsuite>',
  ])('is not told of %s', async (report) => {
    expect((await readText(report)).filter(({ kind }) => kind === 'suite')).toEqual([]);
  });
});

test.each(['#12x', 'a#1', '#xg', '#', 'nbsp'])('the entity &%s; is refused by its name', async (entity) => {
  const error = await readText(`<testsuite><testcase name="&${entity};"/></testsuite>`).catch(String);
  expect(error).toMatch(/:1:\d+: the XML is not well-formed: the entity \S+ is not defined$/);
  expect(error).toContain(`&${entity};`);
});

describe('encodings', () => {
  const report = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>\n<testsuite><testcase name="Größe"/></testsuite>`;
  const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(report('UTF-8'))],
    ['UTF-8 without a declaration', Buffer.from('<testsuite><testcase name="Größe"/></testsuite>')],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${report('utf-8')}`)],
    ['UTF-16, little end first', Buffer.from(report('UTF-16LE'), 'utf16le')],
    ['UTF-16, big end first', utf16be(report('UTF-16BE'))],
    ['ISO-8859-1', Buffer.from(report('ISO-8859-1'), 'latin1')],
    ['UTF-8 that calls itself UTF-16', Buffer.from(report('utf-16'))],
  ])('%s', async (_, bytes) => {
    expect(await readText(bytes)).toMatchObject([{ name: 'Größe' }]);
  });

  test('bytes that are not UTF-8 are an error at their place', async () => {
    const bytes = Buffer.from('<testsuite>\n<testcase name="Größe"/></testsuite>', 'latin1');
    await expect(readText(bytes)).rejects.toThrow(/^report\.xml:2:18: the bytes near here are not UTF-8/);
  });

  test.each([
    ['an encoding that nobody knows', Buffer.from(report('klingon')), 'the declared encoding "klingon" is not known'],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]), 'UTF-32 is not supported'],
    [
      'half a UTF-16 character',
      Buffer.concat([Buffer.from(report('UTF-16LE'), 'utf16le'), Buffer.from([0x20])]),
      'not UTF-16LE',
    ],
  ])('%s is refused', async (_, bytes, message) => {
    await expect(readText(bytes)).rejects.toThrow(message);
  });
});

describe('what is refused', () => {
  test.each([
    ['an empty file', '', 'report.xml:1:1: the report is empty'],
    ['TAP', 'ok 1 - adds', 'report.xml:1:1: this is TAP. Have the tool write JUnit XML'],
    ['words', 'all tests passed', "report.xml:1:1: this isn't XML"],
    ['JSON', '{"tests":[]}', 'report.xml:1:1: this is JSON. Have the tool write JUnit XML'],
    [
      'HTML',
      '<html><body/></html>',
      'report.xml:1:6: the root element is <html>, not <testsuites> or <testsuite>: this is an HTML',
    ],
    ['TRX', '<?xml version="1.0"?>\n<TestRun id="1"/>', 'report.xml:2:17: the root element is <TestRun>'],
    [
      'a document type',
      '<!DOCTYPE a [<!ENTITY a "b">]>\n<testsuites/>',
      'report.xml:1:30: the report has a document type',
    ],
    [
      'a second root',
      '<testsuite/>\n<testsuite/>',
      'report.xml:2:12: a second root element, <testsuite>, follows the first',
    ],
    [
      'a wrong end tag',
      '<testsuite>\n<testcase></testsuite>',
      'report.xml:2:22: the XML is not well-formed: Unexpected close tag',
    ],
    ['an attribute that upsets the parser', '<testsuite hasOwnProperty="1" name="x"/>', 'the XML cannot be read'],
  ])('%s', async (_, content, message) => {
    const error = await readText(content).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ReportError);
    expect((error as Error).message).toContain(message);
    expect((error as Error).message).not.toContain('\n');
  });

  test('a report that is cut off anywhere', async () => {
    const whole =
      '<?xml version="1.0"?>\n<testsuites><testsuite name="s"><testcase name="a"><failure message="m">t<![CDATA[c]]></failure></testcase><!-- c --></testsuite></testsuites>';
    expect(await readText(whole)).toHaveLength(1);
    for (let length = 0; length < whole.length; length++) {
      const error = await readText(whole.slice(0, length)).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ReportError);
      expect((error as Error).message).toMatch(/^report\.xml:\d+:\d+: the report (is cut off|is empty)/);
    }
    await expect(readText('<testsuites><testsuite name="s">')).rejects.toThrow('<testsuite> is still open at its end');
  });

  test.each([
    ['a file that is not there', 'nothing.xml', undefined, 'it is a broken link, or it was removed since it was found'],
    ['a folder', '.', undefined, 'it is a folder'],
    ['a broken link', 'link.xml', 'nowhere', 'it is a broken link, or it was removed since it was found'],
    ['a link to a device', 'link.xml', '/dev/null', 'it is a link that leads out of'],
  ])('%s', async (_what, name, target, says) => {
    const directory = await mkdtemp(join(tmpdir(), 'link-'));
    if (target !== undefined) await symlink(target, join(directory, name));
    await expect(readFile(join(directory, name))).rejects.toThrow(`report.xml: the report cannot be read: ${says}`);
    await rm(directory, { recursive: true });
  });

  test('names of suites that are longer together than any real ones', async () => {
    const suite = (length: number, inside: string): string =>
      `<testsuite name="${'n'.repeat(length)}">${inside}</testsuite>`;
    const nested = (...lengths: number[]): string => lengths.reduceRight((inside, length) => suite(length, inside), '');
    await expect(readText(nested(65_530, 6, 1))).rejects.toThrow(
      'the names of the suites around a test have more than 65536 characters together',
    );
    expect(await readText(`<testsuites>${nested(65_530, 6)}${nested(65_536)}</testsuites>`)).toEqual([]);
  });

  test('names longer than any real one, too many attributes, too deep nesting', async () => {
    for (const [element, attribute, what] of [
      ['testsuite', 'name', 'name'],
      ['testsuite', 'file', 'file'],
      ['testsuite', 'variant', 'variant'],
      ['testcase', 'name', 'name'],
      ['testcase', 'classname', 'classname'],
      ['testcase', 'file', 'file'],
      ['testcase', 'variant', 'variant'],
      ['property', 'value', 'variant'],
    ]) {
      const given = `<${element} ${element === 'property' ? 'name="variant" ' : ''}${attribute}="${'a'.repeat(65_537)}"/>`;
      await expect(readText(`<testsuite>${given}</testsuite>`)).rejects.toThrow(
        `a ${what} is longer than 65536 characters`,
      );
    }
    const attributes = (count: number): string => Array.from({ length: count }, (_, at) => `a${at}="1"`).join(' ');
    const nested = (depth: number): string => `${'<testsuite>'.repeat(depth)}${'</testsuite>'.repeat(depth)}`;
    for (const [text, error] of [
      [`<testsuite><${'a'.repeat(1001)}/></testsuite>`, 'the name of an element is too long'],
      [`<testsuite ${attributes(1001)}/>`, 'more than 1000 attributes'],
      [nested(201), 'nested more than 200 deep'],
    ] as const)
      await expect(readText(text)).rejects.toThrow(error);
    for (const text of [
      `<testsuite><properties><${'a'.repeat(1000)}/></properties></testsuite>`,
      `<testsuite ${attributes(1000)}/>`,
      nested(200),
    ])
      expect(await readText(text)).toEqual([]);
  });

  test.each([
    ['a message in an attribute', '<testcase><failure message="', '"/></testcase>', 2 ** 21],
    ['a comment', '<!--', '-->', 2 ** 21 + 2 ** 17],
  ])('%s above two megabytes', async (_, start, end, length) => {
    await expect(readText(`<testsuite>${start}${'a'.repeat(length)}${end}</testsuite>`)).rejects.toThrow(
      'a tag or a comment is longer than 2097152 characters',
    );
  });
});

describe('a report that hides a failure', () => {
  test('an attribute that is there twice is refused', async () => {
    const text = '<testsuite><testcase name="flaky" name="bad"><failure/></testcase></testsuite>';
    await expect(readText(text)).rejects.toThrow('the attribute name is there twice');
  });

  test.each([
    ['panic: runtime error: index out of range', 'panic:'],
    ['signal: killed', 'signal:'],
    ['panic: test timed out after 10m0s', 'panic:'],
    ['The forked VM terminated without properly saying goodbye', 'The forked VM terminated'],
    ['it says "panic: no" in the middle', undefined],
  ])('%s: the crash is %s', async (text, crash) => {
    expect((await one(`<testcase name="a"><failure message="Failed">${text}</failure></testcase>`))?.crash).toBe(crash);
  });
});
