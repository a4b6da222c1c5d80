import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { globSync } from 'tinyglobby';
import { parse, stringify } from 'yaml';
import { inputEntries, type InputName } from '../src/inputs/table.js';
import { outputNames } from '../src/operations/outputs.js';
import { actionVersion } from '../src/version.js';
import { operationNames } from '../src/operations/table.js';
import { describeType, queueSettings } from '../src/service/queue/queue-settings.js';
import { root } from './bundles.js';
import { checkoutsTable } from './checkouts-table.js';
import { markdownTable } from './markdown-table.js';
import { inputSubjects, inputsTable, operationSections, outputsOfNoOperation, outputsTable } from './reference.js';
import { retryTables } from './retry-tables.js';
import { rooms } from './rooms.js';
import { serviceTypes, typesOf } from './service-types.js';
import { policyJsonSchema } from '../src/inputs/quarantine-policy.js';
import { quarantineListJsonSchema } from '../src/inputs/quarantine-list.js';
import { configurationJsonSchema } from '../packages/impacted-targets/src/configuration/schema.js';
import { queueSettingsSchema } from './queue-settings-schema.js';
import { shortActions } from '../src/inputs/short-actions.js';
import { shortActionFile } from './short-actions.js';

interface ActionFile {
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const actionText = readFileSync(join(root, 'action.yml'), 'utf8');
const action = parse(actionText) as ActionFile;
const problems: string[] = [];

function claim(holds: boolean, problem: string): void {
  if (!holds) problems.push(problem);
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
claim(version === actionVersion, `src/version.ts says ${actionVersion}, and package.json ${version}. Write the same`);
claim(
  outputNames.join() === Object.keys(action.outputs).join(),
  'the outputs in src/operations/outputs.ts and in action.yml must have the same names in the same order',
);
claim(
  action.runs.using === 'node24' && action.runs.main === 'dist/index.js',
  'action.yml: runs must name node24 and dist/index.js',
);
for (const name of await outputsOfNoOperation())
  claim(false, `the output ${name}: no operation sets it (\`sets\` in src/operations/table.ts, scripts/reference.ts)`);

const settingsTable = markdownTable(
  ['Setting', 'Value', 'What it does'],
  Object.entries(queueSettings).map(([name, { type, meaning }]) => [`\`${name}\``, describeType(type), meaning]),
);
const sizesTable = markdownTable(
  ['Room', 'At most', 'Why it has this size'],
  rooms.map(({ name, most, why }) => [name, most.toLocaleString('en'), why]),
);

/** The sections that are written from the code, of each document that has some. */
const documents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': { inputs: inputsTable('everyday'), outputs: outputsTable('everyday', action.outputs) },
  'docs/reference.md': {
    operations: await operationSections(),
    inputs: inputsTable('all'),
    outputs: outputsTable('all', action.outputs),
  },
  'docs/design.md': { sizes: sizesTable },
  'docs/queues.md': { settings: settingsTable },
  'docs/services.md': { retries: retryTables(), checkouts: checkoutsTable() },
};

/** The inputs as `action.yml` declares them, below a comment for each subject. */
const declared = inputEntries.map(
  ([name, { description, required = false, runnerDefault, default: fallback = runnerDefault }]) =>
    [name, { description, required, ...(fallback === undefined ? {} : { default: fallback }) }] as const,
);
const inputsText = stringify({ inputs: Object.fromEntries(declared) }, { lineWidth: 0, singleQuote: true }).replace(
  /^ {2}([a-z-]+):$/gm,
  (line, name: InputName) => {
    const subject = inputSubjects[name];
    return subject === undefined ? line : `  # ${subject}\n${line}`;
  },
);

/** Folders of tests that are about the whole and not about one folder of `src`; samples lie beside their test. */
const testsOfTheWhole =
  /^(bench|bundle|command|documents|examples|github|hostile|judges|node-24|scripts|service-descriptions|steps|tools|windows)(\/|$)|\/samples(\/|$)/;
for (const room of ['', ...globSync('packages/*/', { cwd: root, onlyDirectories: true })]) {
  const [tests, source] = [join(root, room, '__tests__'), join(root, room, 'src')];
  for (const path of globSync('**', { cwd: tests, onlyDirectories: true, ignore: ['**/node_modules'] })) {
    const folder = path.replace(/\/$/, '');
    claim(
      testsOfTheWhole.test(folder) || existsSync(join(source, folder)),
      `${room}__tests__/${folder}: there is no ${room}src/${folder}. Tests go into a folder of the same name as what they test`,
    );
  }
}

const operationTests = globSync('__tests__/operations/*.ts', { cwd: root, absolute: true })
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
for (const name of [...operationNames, ...outputNames])
  claim(new RegExp(`\\b${name}\\b`).test(operationTests), `${name}: no test in __tests__/operations names it`);

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });

/** Writes a file that follows from the code, or compares it with what it would be. Prettier formats its text by its name. */
async function agree(name: string, text: string): Promise<void> {
  const path = join(root, name);
  const written = await format(text, { ...(await resolveConfig(path)), filepath: path });
  if (values.write === true) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, written);
    return;
  }
  const isThere = existsSync(path) && readFileSync(path, 'utf8') === written;
  claim(isThere, `${name} is not what the code says. Run npm run agreement -- --write`);
}

await agree('schemas/queue-settings.schema.json', queueSettingsSchema());
await agree('schemas/impacted-targets.schema.json', JSON.stringify(configurationJsonSchema()));
await agree('schemas/quarantine-policy.schema.json', JSON.stringify(policyJsonSchema()));
await agree('schemas/quarantine-file.schema.json', JSON.stringify(quarantineListJsonSchema()));
for (const [description, types] of Object.entries(serviceTypes)) await agree(types, await typesOf(description));
for (const [name, sections] of Object.entries(documents)) {
  let text = readFileSync(join(root, name), 'utf8');
  for (const [section, content] of Object.entries(sections)) {
    const marked = new RegExp(`(<!-- ${section}: written by a script -->\n)[^]*?(<!-- end of ${section} -->)`);
    claim(marked.test(text), `${name} has no section for ${section}`);
    text = text.replace(marked, (_, begin: string, end: string) => `${begin}\n${content}\n\n${end}`);
  }
  await agree(name, text);
}
await agree(
  'action.yml',
  actionText.replace(/^inputs:\n[^]*?(?=\noutputs:)/m, () => inputsText),
);
for (const folder of Object.keys(shortActions) as (keyof typeof shortActions)[]) {
  await agree(`${folder}/action.yml`, await shortActionFile(folder, action.outputs, action.runs.using));
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('action.yml, the documents and the code agree');
