import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { type Payload, labelled } from '../steps/payloads.js';
import {
  type Files,
  HostedRepository,
  git,
  removeSamples,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import type { Artifacts } from './artifacts.js';
import { carriedOut } from './concurrency.js';
import { type Json, asText, valueOf } from './expressions.js';
import { GitHubApi } from './github-api.js';
import { type Opening, type PullRequest, owner, recordOf, repository, usualAuthor } from './pull-request.js';
import { type FinishedRun, type Surroundings, runWorkflow } from './run.js';
import type { RunStep } from './steps.js';
import { runStep } from '../steps/step.js';
import { type Event, starts } from './trigger.js';
import { type Workflow, readWorkflow } from './workflow.js';

/** What of an event differs from the usual. */
export interface EventOptions {
  readonly label?: string;
  /** Login of whoever did it; the author of the pull request when not given. */
  readonly actor?: string;
}

/** What a repository has beside its files. */
export interface RepositoryOptions {
  readonly secrets: Record<string, string>;
  /** Address of the service. */
  readonly service: () => string;
  /** How steps of this action are run; in this process when not given. */
  readonly runStep?: RunStep | undefined;
}

/** What a workflow file is run with. */
export interface RunOptions {
  /** From 2 on for a re-run, whose event is that of the first attempt. */
  readonly attempt?: number;
}

/** Login of Dependabot. */
const dependabot = 'dependabot[bot]';

/** Where examples name the service that is to be replaced by the one of a test. */
const exampleAddress = 'https://api.example.com/v1';

/**
 * A repository on GitHub as far as workflows see it: its Git remote, its API, its pull requests, secrets and artifacts.
 * Workflows in it are run by `deliver`, which gives an event to one of them.
 */
export class RepositoryOnGitHub {
  readonly hosted: HostedRepository;
  readonly api: GitHubApi;
  readonly secrets: Record<string, string>;
  readonly artifacts: Artifacts = new Map();
  readonly #pullRequests = new Map<number, PullRequest>();
  readonly #serviceUrl: () => string;
  readonly #runStep: RunStep;
  #runs = 0;

  /**
   * @param files of the default branch, `main`
   * @param service where the service is, once the tests run
   */
  constructor(files: Files, options: RepositoryOptions) {
    this.hosted = new HostedRepository(files);
    this.secrets = options.secrets;
    this.#serviceUrl = options.service;
    this.#runStep = options.runStep ?? runStep;
    this.api = new GitHubApi(repository, 'main', () => [...this.#pullRequests.values()].map((one) => recordOf(one)));
  }

  /** Opens a pull request. */
  open(number: number, opening: Opening = {}): void {
    const { headSha, mergeSha } = this.hosted.pullRequest(
      number,
      opening.files ?? { [`change-${String(number)}`]: '1\n' },
    );
    this.#pullRequests.set(number, {
      ...opening,
      number,
      state: 'open',
      merged: false,
      draft: opening.draft ?? false,
      labels: [...(opening.labels ?? [])],
      headSha,
      mergeSha,
    });
  }

  /** The pull request itself, to be changed as people change it. */
  pullRequest(number: number): PullRequest {
    const found = this.#pullRequests.get(number);
    if (found === undefined) throw new Error(`there is no pull request ${String(number)}`);
    return found;
  }

  /** What happens to a pull request, as the webhook says it. Labels and state are changed before. */
  pullRequestEvent(action: string, number: number, { label, actor }: EventOptions = {}, name = 'pull_request'): Event {
    const one = this.pullRequest(number);
    if (action === 'labeled' && label !== undefined) one.labels.push(label);
    if (action === 'unlabeled') one.labels = one.labels.filter((other) => other !== label);
    if (action === 'closed') one.state = 'closed';
    if (action === 'reopened') one.state = 'open';
    const { label: _label, ...payload } = structuredClone(labelled);
    return {
      name,
      payload: {
        ...payload,
        action,
        number,
        pull_request: recordOf(one),
        sender: { login: actor ?? one.author ?? usualAuthor },
        ...(label === undefined ? {} : { label: { name: label } }),
      },
    };
  }

  /** The end of a run, as the webhook says it. */
  workflowRunEvent(run: FinishedRun): Event {
    const payload = run.event.payload as { pull_request?: { number: number } };
    const one = this.pullRequest(payload.pull_request?.number ?? 0);
    const record = recordOf(one);
    return {
      name: 'workflow_run',
      payload: {
        action: 'completed',
        repository: labelled.repository,
        sender: { login: one.author ?? usualAuthor },
        workflow_run: {
          id: run.id,
          name: run.workflow,
          event: run.event.name,
          conclusion: run.conclusion,
          html_url: `https://github.com/${repository}/actions/runs/${String(run.id)}`,
          head_branch: one.branch ?? `topic-${String(one.number)}`,
          head_sha: one.headSha,
          head_repository: { full_name: record.head.repo.full_name, owner: { login: record.head.repo.owner.login } },
          // Those of forks are left out.
          pull_requests:
            one.fork === undefined
              ? [...this.#pullRequests.values()]
                  .filter(
                    ({ state, fork, headSha }) => state === 'open' && fork === undefined && headSha === one.headSha,
                  )
                  .map(({ number, headSha, into = 'main' }) => ({
                    number,
                    head: { sha: headSha, ref: record.head.ref, repo: { id: record.head.repo.id } },
                    base: { ref: into, repo: { id: record.base.repo.id } },
                  }))
              : [],
        },
      },
    };
  }

  /** What GitHub's own merge queue asks checks for: a pull request merged with the head of `main`. */
  mergeGroupEvent(number: number): Event {
    const base = git(this.hosted.directory, 'rev-parse', 'main');
    return {
      name: 'merge_group',
      payload: {
        action: 'checks_requested',
        repository: labelled.repository,
        sender: { login: usualAuthor },
        merge_group: {
          base_ref: 'refs/heads/main',
          base_sha: base,
          head_ref: `refs/heads/gh-readonly-queue/main/pr-${String(number)}-${base}`,
          head_sha: this.pullRequest(number).mergeSha,
        },
      },
    };
  }

  /** An event of the default branch: `schedule`, `workflow_dispatch` or `push`. */
  event(name: string, payload: Payload = {}): Event {
    // The payload of a schedule does not say the repository.
    const common =
      name === 'schedule' ? { schedule: '0 6 * * 1' } : { repository: labelled.repository, ref: 'refs/heads/main' };
    return { name, payload: { ...common, ...payload } };
  }

  /**
   * Gives an event to a workflow.
   * @param workflow path of its file from the root of this project, or what stands in it
   * @returns undefined when the event does not start it
   */
  async deliver(workflow: string, event: Event, options: RunOptions = {}): Promise<FinishedRun | undefined> {
    const run = await this.#begin(workflow, event, options);
    return run && runWorkflow(run.workflow, run.surroundings);
  }

  /**
   * Gives events to a workflow that come so close together that the run of the first has not ended when the last arrives.
   * @returns for each event its run; undefined when it starts none, `cancelled` when another took its place in its
   * concurrency group
   */
  async deliverTogether(
    workflow: string,
    events: readonly Event[],
  ): Promise<readonly (FinishedRun | 'cancelled' | undefined)[]> {
    const begun = await Promise.all(events.map((event) => this.#begin(workflow, event)));
    const done = carriedOut(
      begun.map((run) => {
        const value = run && valueOf(run.workflow.concurrency, { github: run.surroundings.github });
        if (value === undefined || value === null) return undefined;
        const { group, 'cancel-in-progress': cancelInProgress = false } = (
          typeof value === 'object' ? value : { group: value }
        ) as Record<string, Json>;
        return { group: asText(group ?? null), cancelInProgress: cancelInProgress === true };
      }),
    );
    const runs: (FinishedRun | 'cancelled' | undefined)[] = [];
    for (const [index, run] of begun.entries()) {
      runs.push(done[index] === false ? 'cancelled' : run && (await runWorkflow(run.workflow, run.surroundings)));
    }
    return runs;
  }

  /** What an event starts; undefined when that is nothing. */
  async #begin(
    path: string,
    event: Event,
    { attempt = 1 }: RunOptions = {},
  ): Promise<{ workflow: Workflow; surroundings: Surroundings } | undefined> {
    const content = path.includes('\n') ? path : readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
    const workflow = await readWorkflow(
      path.includes('\n') ? 'workflow.yml' : path,
      content.replaceAll(exampleAddress, this.#serviceUrl()),
    );
    const { payload, name } = event;
    const record = payload.pull_request as PullRequestRecord | undefined;
    const one = record === undefined ? undefined : this.#pullRequests.get(record.number);
    if (!starts(workflow, event, () => this.#changed(one))) return undefined;
    const sender = payload.sender as { login: string } | undefined;
    const ofPullRequest = name === 'pull_request' && one !== undefined;
    // GitHub's documentation of secrets: forks and Dependabot get none, and a token that only reads. What Dependabot does to
    // its own pull requests gets none with pull_request_target either (troubleshooting Dependabot on GitHub Actions).
    const byDependabot = sender?.login === dependabot && (ofPullRequest || one?.author === dependabot);
    const restricted = byDependabot || (ofPullRequest && one.fork !== undefined);
    const group = payload.merge_group as { head_sha: string; head_ref: string } | undefined;
    const sha =
      group?.head_sha ?? (ofPullRequest ? one.mergeSha : undefined) ?? git(this.hosted.directory, 'rev-parse', 'main');
    const ref = group?.head_ref ?? (ofPullRequest ? `refs/pull/${String(one.number)}/merge` : 'refs/heads/main');
    const id = (this.#runs += 1);
    const github = {
      actor: sender?.login ?? usualAuthor,
      api_url: this.api.url,
      base_ref: record?.base.ref ?? '',
      event: payload as Json,
      event_name: name,
      head_ref: record?.head.ref ?? '',
      ref,
      ref_name: ref.replace(/^refs\/(heads|pull)\//, ''),
      repository,
      repository_owner: owner,
      run_attempt: String(attempt),
      run_id: String(id),
      server_url: 'https://github.com',
      sha,
      workflow: workflow.name,
    };
    const surroundings: Surroundings = {
      id,
      runStep: this.#runStep,
      event,
      github,
      secrets: restricted ? {} : this.secrets,
      readOnly: restricted,
      tokenOf: (permissions) => this.api.token(permissions),
      artifacts: this.artifacts,
      remote: this.hosted.url,
      variables: {
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        ...Object.fromEntries(
          Object.entries(github).flatMap(([key, value]) =>
            typeof value === 'string' ? [[`GITHUB_${key.toUpperCase()}`, value]] : [],
          ),
        ),
      },
    };
    return { workflow, surroundings };
  }

  /** Paths that a pull request changes; without one, those of the last commit of `main`. */
  #changed(one: PullRequest | undefined): string[] {
    const { directory } = this.hosted;
    if (one !== undefined) return git(directory, 'diff', '--name-only', `main...${one.headSha}`).split('\n');
    return git(directory, 'show', '--name-only', '--format=', 'main').split('\n');
  }
}

interface PullRequestRecord {
  readonly number: number;
  readonly head: { readonly ref: string };
  readonly base: { readonly ref: string };
}

/** A repository for the tests of a file, whose API is there while they run. */
export function repositoryOnGitHub(files: Files, options: RepositoryOptions): RepositoryOnGitHub {
  const made = new RepositoryOnGitHub(files, options);
  beforeAll(() => made.api.listen());
  afterAll(() => {
    made.api.close();
    removeSamples();
  });
  return made;
}
