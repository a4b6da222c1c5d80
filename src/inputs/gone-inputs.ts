/** Inputs that were taken away, each with what to write instead, as a sentence without its full stop. */
export const goneInputs: Readonly<Record<string, string>> = {
  commits: 'Run merge-queue analyze --commits (docs/command.md)',
  'compute-timeout-minutes': 'Write timeout-minutes beside uses, for a limit shorter than 60 minutes',
  concurrency: 'Run merge-queue analyze --concurrency (docs/command.md)',
  'impact-all-paths': 'Write the globs under impact-all in the file of rules (docs/rules.md)',
  'queue-settings-file': 'Write queue-settings: the path of the file',
  'repository-host': 'Write repository: host/owner/name',
  'test-minutes': 'Run merge-queue analyze --test-minutes (docs/command.md)',
};
