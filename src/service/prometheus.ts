/** One sample of the Prometheus text exposition format. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** White space is matched in one place at a time, so that a row of blanks takes no longer than its length. */
const line = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\s*\{(.*)\}\s+|\s+)(\S+)(?:\s+-?\d+)?$/;
const label = /\s*([a-zA-Z_][a-zA-Z0-9_]*)\s*=\s*"((?:[^"\\]|\\.)*)"\s*(?:,|$)/y;

/**
 * The samples of a text in the Prometheus exposition format, version 0.0.4. Comments and lines that nobody can read
 * are passed over: the text is shown to a person, and its file holds everything.
 */
export function readSamples(text: string): Sample[] {
  const samples: Sample[] = [];
  for (const row of text.split('\n')) {
    const match = line.exec(row.trim());
    if (match === null) continue;
    const [, name = '', labels = '', value = ''] = match;
    samples.push({ name, labels: readLabels(labels), value: readValue(value) });
  }
  return samples;
}

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  label.lastIndex = 0;
  for (let match = label.exec(text); match !== null; match = label.exec(text)) {
    const [, name = '', value = ''] = match;
    labels[name] = value.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
  }
  return labels;
}

function readValue(text: string): number {
  if (/^[+-]?Inf$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return Number(text);
}
