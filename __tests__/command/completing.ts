import { execFileSync, spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@jest/globals';
import { sampleDirectory, writeFiles } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { runCommand } from './run-command.js';

/** A line that is typed, what the shell offers then, and what not. */
const lines: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['merge-queue ', ['impact', 'submit', 'completion'], ['--why']],
  ['merge-queue impact --', ['--why', '--since', '--json'], ['--commits', 'submit', '--token']],
  ['merge-queue submit --', ['--priority', '--dry-run'], ['--why', '--api-token']],
  ['merge-queue impact --format ', ['text', 'json', 'matrix'], ['--why']],
  ['merge-queue completion ', ['bash', 'zsh', 'fish'], ['--why']],
  ['merge-queue impact --config ru', ['rules.yml'], ['--why']],
];

/** How each shell is asked about lines, without a person. It prints `=====` after each. */
const asked: Readonly<Record<string, readonly string[]>> = {
  bash: [
    '--norc',
    '-c',
    `. ./script
for line; do
  COMP_WORDS=($line)
  if [[ $line == *' ' ]]; then COMP_WORDS+=(''); fi
  COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
  _merge_queue
  if ((\${#COMPREPLY[@]})); then printf '%s\\n' "\${COMPREPLY[@]}"; else compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"; fi
  echo =====
done`,
    'bash',
  ],
  // Its completion works only in a terminal: this one belongs to another zsh.
  zsh: [
    '-f',
    '-c',
    `zmodload zsh/zpty; zpty z 'stty rows 300 columns 200; exec zsh -f -i'
zpty -w z 'PS1=; LISTMAX=10000; autoload -Uz compinit; compinit -u -D; . ./script; bindkey "^I" list-choices; print READ$((1+1))'
zpty -r z out '*READ2*2004h*'
for line; do
  zpty -w -n z "$line"$'\\t\\C-u print -r END$((1+1))\\n'
  zpty -r z out '*END2*2004h*'
  print -r -- $out; print '====='
done
zpty -d z`,
    'zsh',
  ],
  fish: ['--no-config', '-c', '. ./script; for line in $argv; complete -C $line; echo =====; end'],
};

/** A test that a shell completes the command; it is skipped by name where the shell is missing. */
export function completes(shell: string): void {
  const isThere = spawnSync(shell, ['--version']).status === 0;
  (isThere ? test : test.skip)(`${shell} completes the command${isThere ? '' : ' (it is not installed)'}`, async () => {
    const directory = sampleDirectory();
    const { exitCode, stdout, stderr } = await runCommand(directory, ['completion', shell]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    writeFiles(directory, { script: stdout, 'rules.yml': '' });
    const args = [...(asked[shell] ?? []), ...lines.map(([line]) => line)];
    const text = execFileSync(shell, args, { cwd: directory, encoding: 'utf8', timeout: 60_000 });
    const found = stripVTControlCharacters(text)
      .split('=====')
      .map((part) => part.split(/[\r\n\t]+|  +| -- /));
    for (const [index, [line, expected, not]] of lines.entries()) {
      const offered = found[index];
      expect({ line, offered }).toEqual({ line, offered: expect.arrayContaining([...expected]) });
      for (const one of not) expect({ line, offered }).not.toEqual({ line, offered: expect.arrayContaining([one]) });
    }
  });
}
