import type { Command, Option } from 'commander';

/** The shells that complete the command. */
export const shells = ['bash', 'zsh', 'fish'] as const;

type Shell = (typeof shells)[number];

/**
 * The script that makes a shell complete a command.
 * @param program the definition of the command, which alone says what there is to complete
 */
export function completionFor(shell: Shell, program: Command): string {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    about: command.description(),
    options: command.options.filter(({ hidden, long }) => !hidden && long !== undefined),
    values: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
  }));
  return { bash, zsh, fish }[shell](commands);
}

interface Completed {
  readonly name: string;
  readonly about: string;
  readonly options: readonly Option[];
  /** What its argument may be. */
  readonly values: readonly string[];
}

const takesValue = ({ required, optional }: Option): boolean => required || optional;

const long = ({ long: flag }: Option): string => String(flag);

/** Options, where a word begins with `-` or nothing else can follow; values of an option that has choices; else files. */
function bash(commands: readonly Completed[]): string {
  const choices = commands.flatMap(({ name, options }) =>
    options.filter(takesValue).map((option) => {
      const words = option.argChoices === undefined ? 'return' : `words='${option.argChoices.join(' ')}'`;
      return `    '${name} ${long(option)}') ${words} ;;\n`;
    }),
  );
  const flags = commands.map(
    ({ name, options, values }) => `    ${name}) words='${[...values, ...options.map(long), '--help'].join(' ')}' ;;\n`,
  );
  return `_merge_queue() {
  local word=\${COMP_WORDS[COMP_CWORD]} command=\${COMP_WORDS[1]} words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '${commands.map(({ name }) => name).join(' ')} --help --version' -- "$word"))
    return
  fi
  case $command in
${flags.join('')}  esac
  case "$command \${COMP_WORDS[COMP_CWORD - 1]}" in
${choices.join('')}  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _merge_queue merge-queue
`;
}

/** Text within single quotes of zsh and fish. */
const quoted = (text: string, quote: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", quote);

function zsh(commands: readonly Completed[]): string {
  const text = (words: string): string => quoted(words, `'\\''`).replaceAll(/[[\]:]/g, '\\$&');
  const spec = (option: Option): string => {
    const { argChoices, variadic, description } = option;
    const value = argChoices === undefined ? '_files' : `(${argChoices.join(' ')})`;
    return `'${variadic ? '*' : ''}${long(option)}[${text(description)}]${takesValue(option) ? `:value:${value}` : ''}'`;
  };
  const cases = commands.map(({ name, options, values }) => {
    const argument = values.length === 0 ? "'*:file:_files'" : `':value:(${values.join(' ')})'`;
    return `    ${name}) _arguments ${[...options.map(spec), "'--help[display help]'", argument].join(' ')} ;;\n`;
  });
  return `#compdef merge-queue
_merge_queue() {
  local -a commands=(
${commands.map(({ name, about }) => `    '${name}:${text(about)}'\n`).join('')}  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  ((CURRENT--))
  shift words
  case $words[1] in
${cases.join('')}  esac
}
if [[ $funcstack[1] == _merge_queue ]]; then _merge_queue "$@"; else compdef _merge_queue merge-queue; fi
`;
}

function fish(commands: readonly Completed[]): string {
  const text = (words: string): string => `'${quoted(words, `\\'`)}'`;
  const line = (condition: string, rest: string): string => `complete -c merge-queue -n '${condition}' ${rest}\n`;
  return commands
    .flatMap(({ name, about, options, values }) => {
      const seen = `__fish_seen_subcommand_from ${name}`;
      return [
        line('__fish_use_subcommand', `-f -a ${name} -d ${text(about)}`),
        ...(values.length === 0 ? [] : [line(seen, `-f -a '${values.join(' ')}'`)]),
        ...options.map((option) => {
          const { argChoices, description } = option;
          const value = argChoices === undefined ? ' -r' : ` -x -a '${argChoices.join(' ')}'`;
          return line(seen, `-l ${long(option).slice(2)}${takesValue(option) ? value : ''} -d ${text(description)}`);
        }),
      ];
    })
    .join('');
}
