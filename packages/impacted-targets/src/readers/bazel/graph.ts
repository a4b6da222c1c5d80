import { createHash } from 'node:crypto';

/** A target of Bazel's graph: a rule, a file, or a group. */
export interface QueriedTarget {
  /** `//pkg:name`; in another repository `@repository//pkg:name`. */
  readonly label: string;
  readonly kind: 'rule' | 'source file' | 'generated file' | 'package group' | 'environment group';
  /** The class of a rule, such as `cc_library`. */
  readonly ruleClass?: string;
  /** What makes it another target under the same label: digests, or texts, by names for people. */
  readonly facts: ReadonlyMap<string, string>;
  /** Labels of what it is built from, and of the groups that may use it. */
  readonly uses: ReadonlySet<string>;
}

/** Numbers of fields in `Target` and in what it holds (https://github.com/bazelbuild/bazel, src/main/protobuf/build.proto). */
const ruleField = 2;
const inRule = { name: 1, ruleClass: 2, attribute: 4, input: 5, feature: 7 } as const;
const inAttribute = { name: 1, string: 5, listed: 6 } as const;
const others = new Map([
  [3, { kind: 'source file', uses: 4, content: 5 }],
  [4, { kind: 'generated file', uses: 2, content: undefined }],
  [5, { kind: 'package group', uses: 3, content: 2 }],
  [6, { kind: 'environment group', uses: 2, content: 3 }],
] as const);

/** Attributes that say which macro made a rule, and where. They do not change the rule. */
const origin = /^generator_(?:name|function|location)$/;
/** A digest of the .bzl files by which a rule's class is defined. */
const implementation = '$rule_implementation_hash';

/**
 * The targets that `bazel query --output=proto` printed.
 * @param printed a message `QueryResult`
 * @throws Error where it is something else, or cut off
 */
export function readTargets(printed: Buffer): QueriedTarget[] {
  const targets: QueriedTarget[] = [];
  for (const [number, message] of fieldsIn(printed)) {
    if (number !== 1) throw new Error('it holds a field that is not a target');
    const target = targetIn(message);
    if (!/^(?:@{1,2}[^/]*)?\/\//.test(target?.label ?? '')) throw new Error('a target has no label');
    if (target !== undefined) targets.push(target);
  }
  if (targets.length === 0) throw new Error('it has no targets');
  return targets;
}

function targetIn(message: Buffer): QueriedTarget | undefined {
  for (const [number, bytes] of fieldsIn(message)) {
    if (number === ruleField) return ruleIn(bytes);
    const form = others.get(number as 3);
    if (form === undefined) continue;
    const fields = [...fieldsIn(bytes)];
    const texts = (field: number | undefined) => fields.flatMap(([one, value]) => (one === field ? textOf(value) : []));
    const content = texts(form.content).sort().join('\n');
    return {
      label: canonicalLabel(texts(1)[0] ?? ''),
      kind: form.kind,
      facts: new Map([['its content', content]]),
      uses: new Set(texts(form.uses).map(canonicalLabel)),
    };
  }
  return undefined;
}

function ruleIn(message: Buffer): QueriedTarget {
  const definition = createHash('sha1');
  const uses = new Set<string>();
  let [label, ruleClass, implementedBy] = ['', '', ''];
  for (const [number, bytes] of fieldsIn(message)) {
    if (number === inRule.name) label = canonicalLabel(textOf(bytes));
    else if (number === inRule.ruleClass) ruleClass = textOf(bytes);
    else if (number === inRule.input) uses.add(canonicalLabel(textOf(bytes)));
    else if (number === inRule.feature) definition.update(bytes);
    if (number !== inRule.attribute) continue;
    const { name, texts } = attributeIn(bytes);
    if (name === implementation) implementedBy = texts.join();
    else if (!origin.test(name)) definition.update(bytes);
    for (const text of texts) if (/^@{0,2}[^/]*\/\//.test(text)) uses.add(canonicalLabel(text));
  }
  const facts = new Map([
    ['its definition', `${ruleClass} ${definition.digest('hex')}`],
    [`a .bzl file of its rule ${ruleClass}`, implementedBy],
  ]);
  return { label, kind: 'rule', ruleClass, facts, uses };
}

function attributeIn(message: Buffer): { readonly name: string; readonly texts: readonly string[] } {
  let name = '';
  const texts: string[] = [];
  for (const [number, bytes] of fieldsIn(message)) {
    if (number === inAttribute.name) name = textOf(bytes);
    else if (number === inAttribute.string || number === inAttribute.listed) texts.push(textOf(bytes));
  }
  return { name, texts };
}

/** A label of the main repository as `//pkg:name`, in whatever form Bazel wrote it. Other labels stay as they are. */
function canonicalLabel(label: string): string {
  return label.replace(/^@{1,2}(?=\/\/)/, '');
}

/** A text; older versions of Bazel write each byte of a name as one character. */
function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return text;
  const written = Buffer.from(text, 'latin1').toString('utf8');
  return written.includes('\ufffd') ? text : written;
}

/**
 * The fields of a message (https://protobuf.dev/programming-guides/encoding), each with its bytes.
 * @throws Error where the bytes are no message
 */
function* fieldsIn(message: Buffer): Generator<readonly [number: number, bytes: Buffer]> {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at];
      if (byte === undefined) throw new Error('it ends within a number');
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    let start = at;
    const form = tag % 8;
    if (form === 0) varint();
    else {
      const length = form === 2 ? varint() : form === 1 ? 8 : form === 5 ? 4 : Infinity;
      start = at;
      at += length;
    }
    if (at > message.length) throw new Error('it ends within a field');
    yield [Math.floor(tag / 8), message.subarray(start, at)];
  }
}
