import { readdirSync } from 'node:fs';

/**
 * The folders of the source from the lowest to the highest. A folder imports from itself and from the rows before its own, never upwards;
 * folders of one row know nothing of each other. The packages know nothing of the action.
 */
const rows = [
  ['src/left-out', 'packages/shared', 'src/document'],
  ['src/service', 'packages/local-service'],
  ['src/flaky-tests', 'packages/impacted-targets'],
  ['src/inputs'],
  ['src/pull-request'],
  ['src/operations'],
  ['src/reporting'],
  ['src/command', 'src/worker'],
];

const foldersOf = (parent) =>
  readdirSync(`${import.meta.dirname}/${parent}`, { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map(({ name }) => `${parent}/${name}`);
for (const folder of [...foldersOf('src'), ...foldersOf('packages')]) {
  if (!rows.flat().includes(folder))
    throw new Error(`${folder} is in no row of .dependency-cruiser.js: put it above all that it imports`);
}

const sourceOf = (folder) => (folder.startsWith('packages/') ? `^${folder}/src/` : `^${folder}/`);
const upwards = rows.slice(0, -1).flatMap((row, height) =>
  row.map((folder) => ({
    name: `${folder} imports no folder beside or above it`,
    severity: 'error',
    from: { path: sourceOf(folder) },
    to: {
      path: rows
        .slice(height)
        .flat()
        .filter((other) => other !== folder)
        .map(sourceOf),
    },
  })),
);

/** The rooms of `src/service` that its generations build on. None of them imports a room beside or above it. */
const serviceRooms = ['transport', 'queue', 'requests'].map((room, height, all) => ({
  name: `src/service/${room} imports no room above it`,
  severity: 'error',
  from: { path: `^src/service/${room}/` },
  to: { path: ['v1', 'v2', ...all.slice(height + 1)].map((other) => `^src/service/${other}/`) },
}));

const packages = [
  {
    name: 'a package imports neither the action nor tests',
    severity: 'error',
    from: { path: '^packages/[^/]+/src/' },
    to: { path: ['^src/', '__tests__/'] },
  },
  {
    name: 'of the local service, the library knows the rules of queues alone',
    severity: 'error',
    from: { path: '^packages/impacted-targets/src/' },
    to: { path: '^packages/local-service/', pathNot: '^packages/local-service/src/queue-rules/' },
  },
];

/** A folder directly in the source of the library, or a reader of a build system. */
const impactedTargetsRoom = '^packages/impacted-targets/src/(readers/)?[^/]+$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upwards,
    ...packages,
    ...serviceRooms,
    {
      name: 'no reader imports another one, or the engine',
      severity: 'error',
      from: { path: '^packages/impacted-targets/src/readers/([^/]+)/' },
      to: {
        path: '^packages/impacted-targets/src/(readers/[^/]+/|engine/)',
        pathNot: '^packages/impacted-targets/src/readers/$1/',
      },
    },
    {
      name: 'only literals, engine and the reader of Bazel ask what a text names',
      severity: 'error',
      from: {
        path: '^(src|packages)/',
        pathNot: '^packages/impacted-targets/(src/(scan|literals|engine|readers/bazel)|__tests__)/',
      },
      to: { path: '^packages/impacted-targets/src/scan/' },
    },
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'of the rooms of impacted targets, none imports one above it',
      severity: 'error',
      scope: 'folder',
      from: { path: impactedTargetsRoom },
      to: { circular: true, path: impactedTargetsRoom },
    },
    {
      name: "only what speaks with GitHub knows GitHub's packages",
      severity: 'error',
      from: { path: '^(src|packages)/', pathNot: ['^src/pull-request/', '^src/reporting/'] },
      to: { path: 'node_modules/@actions/(core|github)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count: a circle of types is a circle for whoever reads.
    tsPreCompilationDeps: true,
  },
};
