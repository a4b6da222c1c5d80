/** A repository with rules for impacted targets: two programs, of which one depends on a library, and services by name. */
export const repositoryWithRules = {
  '.github/impacted-targets.yml': `targets:
  ui: [packages/ui/**]
  web:
    paths: [apps/web/**]
    depends-on: [ui]
  services/{name}:
    paths: ['services/{name}/**']
  everything-else: ['*']
`,
  'packages/ui/index.ts': 'export {};\n',
  'apps/web/index.ts': 'export {};\n',
  'services/billing/main.go': 'package main\n',
};
