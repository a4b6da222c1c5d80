import type { InputName } from './declarations.js';
import { unusedInputs } from './input-use.js';
import { type Environment, type Inputs, inputText } from './inputs.js';
import { lines, quoted } from './values.js';

/** What a person may have meant otherwise in inputs that can be used as they are: each a line that names the input. */
export async function inputWarnings(environment: Environment, inputs: Inputs): Promise<readonly string[]> {
  const textOf = (name: InputName): string | undefined => inputText(environment, name);
  const unused = [...unusedInputs(inputs.operation, textOf)].map(
    ([name, why]) => `input ${name}: it is not used ${why}, so it changes nothing. Remove it`,
  );
  return [
    ...unused,
    ...labelWarnings(textOf('required-label')),
    ...(Object.keys(inputs.extraFields).length === 0
      ? []
      : (await import('./extra-fields.js')).extraFieldWarnings(inputs.operation, Object.keys(inputs.extraFields))),
  ];
}

function labelWarnings(text: string | undefined): readonly string[] {
  return lines(text)
    .filter((line) => /,|^- |^\[.*\]$|^(["']).*\1$/.test(line))
    .map(
      (line) =>
        `input required-label: ${quoted(line)} is taken for the name of one label. Give one label a line, without quotes`,
    );
}
