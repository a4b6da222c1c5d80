import type { Command } from 'commander';

/** The option that is probably meant with an argument that a command does not take. Nothing else of it is repeated, because it may be a token. */
export function argumentMeant(called: Command, argument: string): string {
  const has = (option: string) => called.options.some(({ long }) => long === option);
  const number = /^#?(\d{1,9})$/.exec(argument)?.[1];
  if (/^(?:true|false|yes|no|on|off)$/i.test(argument))
    return 'An option such as --dry-run takes no value: write it, or leave it out';
  if (has(`--${argument}`)) return `Did you mean --${argument}?`;
  if (number !== undefined && has('--pull-request')) return `Did you mean --pull-request ${number}?`;
  if (has('--base')) return `Did you mean --base ${argument}?`;
  if (has('--impacted-targets')) return 'Targets are given with --impacted-targets';
  return `merge-queue ${called.name()} --help shows its options`;
}

/**
 * The option that a shorter or longer name means: `--pr`, `--wait-timeout`, `--label` for `--pull-request`, `--wait-timeout-minutes`,
 * `--required-label`.
 */
function optionMeant(command: Command, written: string): string | undefined {
  const word = written.replace(/^-+/, '').toLowerCase();
  const names = command.options.flatMap(({ hidden, long }) => (hidden || !long ? [] : [long.slice(2)]));
  const initials = (name: string) => name.replace(/(?<=\w)\w*-?/g, '');
  return (
    names.find((name) => name.includes('-') && initials(name) === word) ??
    names.find((name) => name.startsWith(word)) ??
    names.find((name) => `${name}-`.includes(`-${word}-`)) ??
    names.find((name) => word.endsWith(`-${name}`))
  );
}

/** An error of Commander. To an unknown option, the one that is meant is added, also where only another command has it. */
export function withOptionMeant(main: Command, name: string | undefined, error: string): string {
  const [, unknown, value = ''] = /unknown option '(-[^'=]*)(=?)/.exec(error) ?? [];
  const called = main.commands.find((one) => one.name() === name);
  if (unknown === undefined || called === undefined) return error;
  const [line = ''] = error.split('\n');
  const meant = optionMeant(called, unknown);
  if (meant !== undefined && value !== '' && `--${meant}` === unknown)
    return `${line}\n(${unknown} takes no value: write it, or leave it out)\n`;
  if (meant !== undefined) return `${line}\n(Did you mean --${meant}?)\n`;
  const other = error.includes('Did you mean') ? undefined : main.commands.find((one) => optionMeant(one, unknown));
  if (other === undefined) return error;
  return `${line}\n(${other.name()} has --${String(optionMeant(other, unknown))}. merge-queue ${called.name()} --help shows the options of ${called.name()})\n`;
}
