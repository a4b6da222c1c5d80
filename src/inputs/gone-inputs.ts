const inPolicy = (key: string): string => `Write ${key} in quarantine-policy (docs/flaky-tests.md)`;
const inDryRun = 'Write dry-run: true. Findings then do not fail the step';

/** Inputs that were taken away, each with what to write instead, as a sentence without its full stop. */
export const goneInputs: Readonly<Record<string, string>> = {
  codeowners: inPolicy('codeowners'),
  commits: 'Run merge-queue analyze --commits (docs/command.md)',
  'compute-timeout-minutes': 'Write timeout-minutes beside uses, for a limit shorter than 60 minutes',
  concurrency: 'Run merge-queue analyze --concurrency (docs/command.md)',
  'fail-on-match': inDryRun,
  'impact-all-paths': 'Write the globs under impact-all in the file of rules (docs/rules.md)',
  'max-failures': inPolicy('max-failures'),
  'max-quarantine-days': inPolicy('max-days'),
  'never-excuse': inPolicy('never-excuse'),
  'queue-settings-file': 'Write queue-settings: the path of the file',
  'repository-host': 'Write repository: host/owner/name',
  'required-suites': inPolicy('required-suites'),
  'test-minutes': 'Run merge-queue analyze --test-minutes (docs/command.md)',
  variant: inPolicy('variant'),
  'warn-quarantine-days': inPolicy('warn-days'),
};
