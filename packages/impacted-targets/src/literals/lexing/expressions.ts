/** What an expression gives, as far as its source says. */
export interface Value {
  /**
   * `text`: a text in quotes alone. `run`: names that the language joins to a path. `joined`: names behind a beginning that the program
   * computes. `computed`: only the program knows it. `broken`: it has a part that the program computes behind a known one.
   */
  readonly form: 'text' | 'run' | 'joined' | 'computed' | 'broken';
  readonly text: string;
  /** How many folders above the computed beginning it starts. */
  readonly up: number;
  /** Place of its first text in the source. */
  readonly at: number;
  /** True for a text behind an option that takes the name of a target. */
  readonly ofOption?: boolean;
}

export const computed: Value = { form: 'computed', text: '', up: 0, at: 0 };
export const broken: Value = { form: 'broken', text: '', up: 0, at: 0 };

/** Longer texts are not paths, and would be copied again and again while they grow. */
const longest = 1024;

/** The folder above (`.parent`). */
export function above(value: Value): Value {
  return value.form === 'computed' && value.up < longest / 3 ? { ...value, up: value.up + 1 } : broken;
}

/** One value with the next added to its end (`dir + '/x.json'`). A path behind a text stays one (`'see ' + dir.resolve('a')`). */
export function added(left: Value, right: Value): Value {
  if (right.form === 'run' || right.form === 'joined') return right;
  if (right.form !== 'text') return left.form === 'computed' && right.form === 'computed' ? computed : broken;
  if (left.form === 'broken' || left.text.length + right.text.length > longest) return broken;
  if (left.form !== 'computed') return { ...left, text: left.text + right.text };
  return right.text.startsWith('/') ? { ...left, form: 'joined', text: right.text, at: right.at } : broken;
}

/**
 * Names joined to a path.
 * @param values in order; only the first ones may be computed
 */
export function joined(values: readonly Value[]): Value {
  let text = '';
  let at = 0;
  let up = 0;
  let isComputed = false;
  for (const value of values) {
    if (value.form === 'broken' || value.text.length + text.length > longest) return broken;
    if (value.form === 'computed' || value.form === 'joined') {
      if (text !== '') return broken;
      isComputed = true;
      up = value.up;
    }
    if (value.text === '') continue;
    if (text === '') at = value.at;
    text += text === '' || text.endsWith('/') || value.text.startsWith('/') ? value.text : `/${value.text}`;
  }
  if (text === '') return { ...computed, up };
  return { form: isComputed ? 'joined' : 'run', text, up, at };
}
