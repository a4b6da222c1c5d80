import { parse } from 'yaml';
import { github } from './language.js';
import { type ActionMetadata, ourAction, ourActionOf } from './our-actions.js';

/** The language service's view of an action: nothing where it is not known, and nothing of its inputs where only its commit is. */
const metadataOf = (
  action: string,
  ref: string,
): (Partial<ActionMetadata> & { name: string; description: string }) | undefined =>
  ourActionOf(action) ?? (/^[0-9a-f]{40}$|^v1$/.test(ref) ? { name: action, description: action } : undefined);

/**
 * What GitHub's language service says against a workflow, with the metadata of the actions in it: what is not a workflow,
 * inputs that are unknown or missing, expressions that refer to nothing. A path means this action.
 * @returns one line for each mistake, with the number of its line; warnings are mistakes
 */
export async function diagnosticsOf(workflow: string): Promise<string[]> {
  const content = workflow.replace(/(uses: )\.\/\S*$/gm, `$1${ourAction}@main`);
  const found = await github.validate(
    // A new name, because the service keeps what it has read of a name.
    { uri: `file:///.github/workflows/${String((count += 1))}.yml`, getText: () => content } as TextDocument,
    {
      actionsMetadataProvider: {
        fetchActionMetadata: ({ owner, name, ref, path }) =>
          Promise.resolve(metadataOf([owner, name, ...(path === undefined ? [] : [path])].join('/'), ref)),
      },
      contextProviderConfig: {
        // Nobody knows here which secrets and variables a repository has.
        getContext: (name, known) => Promise.resolve(name === 'secrets' || name === 'vars' ? undefined : known),
      },
    },
  );
  return [
    ...found.map(
      ({ range, message }) =>
        `${String(range.start.line + 1)}: ${typeof message === 'string' ? message : message.value}`,
    ),
    ...unknownOutputs(content),
  ];
}

/** The part of a document that the service reads. */
type TextDocument = Parameters<typeof github.validate>[0];

let count = 0;

/** Outputs of this action's steps that it does not have: the language service takes any name for an output. */
function unknownOutputs(content: string): string[] {
  const lines = content.split('\n');
  const outputs = new Map(
    stepsIn(parse(content)).flatMap(({ id, uses = '' }) => {
      const ours = ourActionOf(uses)?.outputs;
      return id === undefined || ours === undefined ? [] : [[id, ours] as const];
    }),
  );
  return lines.flatMap((line, index) =>
    [...line.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)]
      .filter(([, id = '', output = '']) => {
        const ours = outputs.get(id);
        return ours !== undefined && !Object.hasOwn(ours, output);
      })
      .map(([, id = '', output = '']) => `${String(index + 1)}: the step ${id} has no output ${output}`),
  );
}

interface Step {
  readonly id?: string;
  readonly uses?: string;
}

function stepsIn(workflow: unknown): readonly Step[] {
  const { jobs = {} } = workflow as { jobs?: Record<string, { steps?: readonly Step[] }> };
  return Object.values(jobs).flatMap(({ steps = [] }) => steps);
}
