/** One sample of the Prometheus text exposition format. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/**
 * No two parts of the expression match the same white space, so the time for a row of blanks grows only with its
 * length.
 */
const line = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\s*\{(.*)\}\s+|\s+)(\S+)(?:\s+-?\d+)?$/;
const label = /\s*([a-zA-Z_][a-zA-Z0-9_]*)\s*=\s*"((?:[^"\\]|\\.)*)"\s*(?:,|$)/y;

/**
 * The samples of a text in the Prometheus exposition format, version 0.0.4. Comments and lines that cannot be parsed
 * are skipped: the text is shown to a person, and its file holds everything.
 */
export function readSamples(text: string): Sample[] {
  const samples: Sample[] = [];
  for (const row of text.split('\n')) {
    const sample = readSample(row);
    if (sample !== undefined) samples.push(sample);
  }
  return samples;
}

/** True where the first line that is not blank is a comment or a sample: a page or JSON begins with neither. */
export function beginsWithMetrics(text: string): boolean {
  const [first = ''] = /\S.*/.exec(text) ?? [];
  return first.startsWith('#') || readSample(first) !== undefined;
}

function readSample(row: string): Sample | undefined {
  const [, name, labels = '', written = ''] = line.exec(row.trim()) ?? [];
  const value = readValue(written);
  return name === undefined || value === undefined ? undefined : { name, labels: readLabels(labels), value };
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

/** The value of a sample; undefined where the text is not a number. */
function readValue(text: string): number | undefined {
  if (/^[+-]?Inf$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  const value = Number(text);
  return Number.isNaN(value) && text !== 'NaN' ? undefined : value;
}
