import { StepLog } from '../reporting/log.js';
import { visible } from '../reporting/escape.js';
import type { Redactor } from '../../packages/shared/src/redaction.js';
import { optionOf } from './option-names.js';
import { withInputs } from '../../packages/shared/src/user-error.js';
import { styles, type CommandSurroundings } from './terminal.js';

/** The log of a step that a person or another CI system runs: lines for people on the error output, and no command of GitHub's runner. */
export class TerminalLog extends StepLog {
  readonly #surroundings: CommandSurroundings;
  readonly #isJson: boolean;
  override readonly nameOf = optionOf;
  /** What the step would set as outputs of the action. */
  readonly outputs: Record<string, string> = {};

  constructor(surroundings: CommandSurroundings, isJson: boolean, secrets: readonly string[], redact: Redactor) {
    super((piece) => surroundings.stderr.write(piece), secrets, redact);
    this.#surroundings = surroundings;
    this.#isJson = isJson;
  }

  /** The command has one operation. */
  override ofOperation(): string {
    return '';
  }

  override result(line: string): void {
    if (this.#isJson) this.info(line);
    else this.#surroundings.stdout.write(`${visible(this.redacted(withInputs(line, optionOf)))}\n`);
  }

  override command(name: string, properties: Readonly<Record<string, string | number>>, message: string): void {
    const { stderr, environment } = this.#surroundings;
    const { red, yellow, bold } = styles(stderr, environment);
    const kinds: Readonly<Record<string, string>> = {
      error: red('error:'),
      warning: yellow('warning:'),
      notice: bold('note:'),
    };
    const { file, line, name: output } = properties;
    if (name === 'set-output') this.outputs[String(output)] = message;
    else if (name === 'group') stderr.write(`${message}\n`);
    else if (kinds[name] !== undefined) {
      const place = file === undefined ? '' : `${String(file)}${line === undefined ? '' : `:${String(line)}`}: `;
      stderr.write(`${kinds[name]} ${place}${message}\n`);
    }
  }
}
