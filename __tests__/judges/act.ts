import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { type Files, HostedRepository, git } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { node24 } from '../tools/installed.js';
import { judgePath } from './judges.js';

const root = resolve(import.meta.dirname, '../..');

/** What act said of one run of a workflow. */
export interface ActRun {
  readonly succeeded: boolean;
  /** All that it printed, without responses of the service, which are long. */
  readonly log: string;
}

/** Actions of GitHub that carry files between runs, in the few lines that matter here. */
const standIns: Readonly<Record<string, string>> = {
  'actions/upload-artifact': 'mkdir -p "$ARTIFACTS/$NAME" && cp "$FROM" "$ARTIFACTS/$NAME/"',
  'actions/download-artifact': 'mkdir -p "$FROM" && cp "$ARTIFACTS/$NAME/"* "$FROM/"',
};

function write(directory: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: path.endsWith('.sh') ? 0o755 : 0o644 });
  }
}

/**
 * A program that the steps start in place of another one, which writes their output into a file, too: act ends before it has read all that
 * a failed step wrote (`exec` of its `host_environment.go` returns on an error, and waits for its terminal otherwise). Node.js names itself
 * where act asks for the path of the one that runs actions (`GetNodeToolFullPath` of its `run_context.go`).
 */
const recording = (program: string, file: string): string => `#!/bin/bash
case "$*" in *'console.log(process.execPath)') echo "$0"; exit;; esac
'${program}' "$@" 2>&1 | tee -a '${file}'
exit "\${PIPESTATUS[0]}"
`;

/** A repository whose workflows act runs with the action as a release packs it. Everything is below one temporary folder. */
export class RepositoryUnderAct {
  readonly #folder = mkdtempSync(join(tmpdir(), 'merge-queue-act-'));
  readonly directory = join(this.#folder, 'repository');
  readonly #local: string[] = [];
  readonly #programs = join(this.#folder, 'bin');
  readonly #written = join(this.#folder, 'written');

  /** The commits of the pull request whose merge commit is checked out. */
  readonly base: string;
  readonly head: string;

  /**
   * @param files of the target branch
   * @param changes of pull request 1, which is checked out as `actions/checkout` does
   */
  constructor(files: Files, changes: Files) {
    const released = join(this.#folder, 'merge-queue-action');
    mkdirSync(released);
    for (const part of ['action.yml', 'dist', 'package.json', 'submit', 'impacted-targets', 'quarantine'])
      cpSync(join(root, part), join(released, part), { recursive: true });
    this.#local.push('--local-repository', `OWNER/merge-queue-action@v1=${released}`);
    mkdirSync(this.#programs);
    for (const [name, program] of Object.entries({ node: node24() ?? '', bash: '/bin/bash' }))
      writeFileSync(join(this.#programs, name), recording(program, this.#written), { mode: 0o755 });
    const hosted = new HostedRepository(files);
    this.base = git(hosted.directory, 'rev-parse', 'HEAD');
    this.head = hosted.pullRequest(1, changes).headSha;
    git(this.#folder, 'clone', '--quiet', hosted.url, this.directory);
    git(this.directory, 'fetch', '--quiet', 'origin', 'refs/pull/1/merge');
    git(this.directory, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
  }

  /** Writes files into the checkout, uncommitted: what the jobs of later runs find there. */
  write(files: Readonly<Record<string, string>>): void {
    write(this.directory, files);
  }

  /** Puts a program before those of this machine, for the steps. @param script of Bash */
  program(name: string, script: string): void {
    writeFileSync(join(this.#programs, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  }

  /**
   * Runs a workflow as it is, with the address of the service instead of the one that examples have.
   * @param workflow its text
   * @param event name and payload
   * @param secrets empty where GitHub hands none out
   * @param variables of every step
   */
  async run(
    workflow: string,
    event: { readonly name: string; readonly payload: object },
    service: string,
    secrets: Readonly<Record<string, string>>,
    variables: Readonly<Record<string, string>> = {},
  ): Promise<ActRun> {
    const own = join(this.#folder, 'event');
    write(own, { 'event.json': JSON.stringify(event.payload) });
    write(this.directory, {
      '.github/workflows/tested.yml': workflow.replaceAll(/https:\/\/api\.(?:example\.com|trunk\.io)\/v[12]/g, service),
    });
    const args = [
      event.name,
      ...['--eventpath', join(own, 'event.json'), '--workflows', '.github/workflows/tested.yml'],
      ...['--platform', 'ubuntu-latest=-self-hosted', '--action-offline-mode'],
      ...this.#local,
      ...this.#standIns(workflow),
      ...Object.entries(secrets).flatMap(([name, value]) => ['--secret', `${name}=${value}`]),
      ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...['--env', 'GITHUB_REPOSITORY=Codertocat/Hello-World', '--env', `ARTIFACTS=${join(this.#folder, 'artifacts')}`],
    ];
    const home = join(this.#folder, 'home');
    const env = {
      ...process.env,
      HOME: home,
      XDG_CACHE_HOME: join(home, 'cache'),
      PATH: [this.#programs, dirname(node24() ?? ''), process.env.PATH].join(delimiter),
    };
    writeFileSync(this.#written, '');
    return new Promise((done, fail) => {
      const act = spawn(judgePath('act') ?? 'act', args, {
        cwd: this.directory,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let log = '';
      for (const stream of [act.stdout, act.stderr]) {
        stream.setEncoding('utf8').on('data', (piece: string) => {
          log += piece;
        });
      }
      act.on('error', fail).on('close', (code) => {
        const written = readFileSync(this.#written, 'utf8').replaceAll(/^::add-mask::.*/gm, '');
        done({ succeeded: code === 0, log: `${log.replaceAll(/(::set-output:: response=).*/g, '$1')}\n${written}` });
      });
    });
  }

  /** A local action for each action of GitHub that a workflow names. */
  #standIns(workflow: string): string[] {
    return Object.entries(standIns).flatMap(([action, run]) => {
      const named = new RegExp(`${action}@([0-9a-f]+)`).exec(workflow);
      if (named === null) return [];
      const folder = join(this.#folder, basename(action));
      const steps = `  steps:\n    - shell: bash\n      env: { NAME: '\${{ inputs.name }}', FROM: '\${{ inputs.path }}' }\n      run: '${run}'\n`;
      const inputs = ['name', 'path', 'if-no-files-found', 'retention-days', 'run-id', 'github-token'];
      const declared = inputs.map((input) => `  ${input}: { required: false, description: '' }\n`).join('');
      write(folder, {
        'action.yml': `name: x\ndescription: x\ninputs:\n${declared}runs:\n  using: composite\n${steps}`,
      });
      return ['--local-repository', `${action}@${named[1] ?? ''}=${folder}`];
    });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The text of an example. */
export const example = (name: string): string => readFileSync(join(root, 'examples', `${name}.yml`), 'utf8');
