import { type CheckedType, describeType, queueSettings } from '../src/service/queue/queue-settings.js';

/** What an editor may offer and must refuse: the values of the table, choices also in the capitals of outputs and logs. */
function schemaOf(type: CheckedType): object {
  switch (type.kind) {
    case 'boolean':
      return { type: 'boolean' };
    case 'integer':
      return { type: 'integer', minimum: type.least, maximum: type.most };
    case 'choice':
      return { enum: [...type.values, ...type.values.map((value) => value.toUpperCase())] };
    case 'text':
      return { type: 'string', pattern: '\\S' };
    case 'list':
      return { type: ['array', 'null'], items: { type: 'string', minLength: 1 } };
  }
}

/** The JSON schema of `queue-settings`. A setting that is not listed is allowed: the service may know it. */
export function queueSettingsSchema(): string {
  const properties = Object.fromEntries(
    Object.entries(queueSettings).map(([name, { type, meaning }]) => [
      name,
      {
        description: `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)} (${describeType(type)})`,
        ...schemaOf(type),
      },
    ]),
  );
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Settings of a merge queue, as Merge Queue Action takes them',
    type: 'object',
    properties,
  };
  return JSON.stringify(schema, undefined, 2);
}
