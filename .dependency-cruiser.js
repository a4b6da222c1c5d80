import { readdirSync } from 'node:fs';

/**
 * The folders of src from the lowest to the highest. A folder imports from itself and from the rows before its own, never upwards;
 * folders of one row know nothing of each other.
 */
const rows = [
  ['left-out', 'shared'],
  ['service'],
  ['flaky-tests', 'impacted-targets', 'queue-rules'],
  ['analysis', 'local-service'],
  ['inputs'],
  ['pull-request'],
  ['operations'],
  ['actions'],
  ['command', 'worker'],
];

const folders = readdirSync(`${import.meta.dirname}/src`, { withFileTypes: true }).filter((found) =>
  found.isDirectory(),
);
for (const { name } of folders) {
  if (!rows.flat().includes(name))
    throw new Error(`src/${name} is in no row of .dependency-cruiser.js: put it above all that it imports`);
}

const upwards = rows.slice(0, -1).flatMap((row, height) =>
  row.map((folder) => ({
    name: `${folder} imports no folder beside or above it`,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: {
      path: rows
        .slice(height)
        .flat()
        .filter((other) => other !== folder)
        .map((other) => `^src/${other}/`),
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upwards,
    {
      name: 'no reader of a build system imports another one',
      severity: 'error',
      from: { path: '^src/impacted-targets/build-systems/([^/]+)/' },
      to: { path: '^src/impacted-targets/build-systems/[^/]+/', pathNot: '^src/impacted-targets/build-systems/$1/' },
    },
    {
      name: 'only literals knows how languages are read',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/impacted-targets/literals/' },
      to: { path: '^src/impacted-targets/literals/lexing/' },
    },
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: "only what speaks with GitHub knows GitHub's packages",
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/pull-request/', '^src/actions/'] },
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
