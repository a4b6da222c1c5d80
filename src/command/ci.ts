/** What a CI system's variables, or a checkout, say about a pull request: texts of inputs. The repository has its host in front, where that is known. */
export type KnownFacts = Readonly<
  Partial<Record<'repository' | 'pull-request' | 'target-branch' | 'pull-request-sha', string | undefined>>
>;

type Variables = Readonly<Record<string, string | undefined>>;

/** CI systems, the variable that each sets in every job, and its facts. */
const systems: readonly (readonly [string, (variables: Variables) => KnownFacts])[] = [
  ['GITLAB_CI', ofGitLab],
  ['JENKINS_URL', ofJenkins],
  ['BUILDKITE', ofBuildkite],
  ['GITHUB_ACTIONS', ofGitHub],
];

/** The facts of the CI system that this job runs in; undefined outside of the known ones. */
export function factsOfCi(variables: Variables): KnownFacts | undefined {
  const system = systems.find(([mark]) => (variables[mark] ?? '') !== '');
  return system?.[1](variables);
}

/** GitLab's documentation of predefined variables: merge requests, and pull requests of GitHub whose repository GitLab mirrors. */
function ofGitLab(variables: Variables): KnownFacts {
  if (variables.CI_EXTERNAL_PULL_REQUEST_IID !== undefined) {
    return {
      repository: variables.CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY,
      'pull-request': variables.CI_EXTERNAL_PULL_REQUEST_IID,
      'target-branch': variables.CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME,
      'pull-request-sha': variables.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA,
    };
  }
  // In pipelines of merged results and merge trains, CI_COMMIT_SHA is a commit that GitLab made.
  const { CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head = '' } = variables;
  const isOfSource = variables.CI_MERGE_REQUEST_EVENT_TYPE === 'detached';
  return {
    repository: onHost(variables.CI_SERVER_HOST, variables.CI_MERGE_REQUEST_PROJECT_PATH ?? variables.CI_PROJECT_PATH),
    'pull-request': variables.CI_MERGE_REQUEST_IID,
    'target-branch': variables.CI_MERGE_REQUEST_TARGET_BRANCH_NAME,
    'pull-request-sha': head === '' ? (isOfSource ? variables.CI_COMMIT_SHA : undefined) : head,
  };
}

/** Jenkins' documentation of multibranch pipelines. It gives no commit that is surely the head, because a job may merge before it builds. */
function ofJenkins({ CHANGE_ID, CHANGE_TARGET, CHANGE_URL }: Variables): KnownFacts {
  const page = /^(.+?)(?:\/-)?\/(?:pull|pulls|merge_requests|pull-requests)\/\d+/.exec(CHANGE_URL ?? '')?.[1];
  return {
    repository: page === undefined ? undefined : repositoryOf(page),
    'pull-request': CHANGE_ID,
    'target-branch': CHANGE_TARGET,
  };
}

/** Buildkite's documentation of environment variables. `BUILDKITE_COMMIT` may be a name such as `HEAD`, or a merge of GitHub. */
function ofBuildkite(variables: Variables): KnownFacts {
  const { BUILDKITE_REPO = '', BUILDKITE_PULL_REQUEST: number, BUILDKITE_COMMIT: commit = '' } = variables;
  if (number === undefined || number === 'false') return { repository: repositoryOf(BUILDKITE_REPO) };
  const isMerge = variables.BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC === 'true';
  return {
    repository: repositoryOf(BUILDKITE_REPO),
    'pull-request': number,
    'target-branch': variables.BUILDKITE_PULL_REQUEST_BASE_BRANCH,
    'pull-request-sha': /^[0-9a-f]{40,64}$/.test(commit) && !isMerge ? commit : undefined,
  };
}

function ofGitHub(variables: Variables): KnownFacts {
  const { GITHUB_SERVER_URL = '', GITHUB_REPOSITORY, GITHUB_REF = '', GITHUB_BASE_REF } = variables;
  return {
    repository: repositoryOf(`${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY ?? ''}`),
    'pull-request': /^refs\/pull\/(\d+)\//.exec(GITHUB_REF)?.[1],
    'target-branch': GITHUB_BASE_REF === '' ? undefined : GITHUB_BASE_REF,
  };
}

/** Hosts at which ssh is reached when only HTTPS is let through, as their documentation names them. */
const hostsOfSsh: Readonly<Record<string, string>> = {
  'ssh.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
};

/** A repository with its host. A host without a dot gets the port of HTTPS, because else it could be a group. */
function onHost(host: string | undefined, repository: string | undefined): string | undefined {
  if (host === undefined || repository === undefined) return repository;
  return `${/[.:]/.test(host) ? host : `${host}:443`}/${repository}`;
}

/** The repository of a remote's address (git-fetch(1), "Git URLs"), with its host; undefined where the address does not show them. */
export function repositoryOf(address: string): string | undefined {
  const bare = address.replace(/(?<!\/)\/+$/, '').replace(/\.git$/i, '');
  const web = /^https?:\/\/(?:[^/@]*@)?([^/]+)\/+([^/\n][^\n]*)$/i.exec(bare);
  const ssh =
    /^ssh:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/+([^/\n][^\n]*)$/i.exec(bare) ??
    /^(?:[^/@:]*@)?([^/:]+):([^/\n][^\n]*)$/.exec(bare);
  const [, host = '', repository] = web ?? ssh ?? [];
  // A name without a dot is one of the user's ssh configuration, and no host.
  if (repository === undefined || !(web !== null || host.includes('.'))) return undefined;
  return onHost(hostsOfSsh[host] ?? host, repository);
}
