import { z } from 'zod';
import { isObject, texts } from '../../../shared/src/json-values.js';
import first from '../../../../service-descriptions/v1.openapi.json' with { type: 'json' };
import second from '../../../../service-descriptions/v2.openapi.json' with { type: 'json' };

/** An endpoint in a description of the hosted service. */
export interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: { readonly type?: string; readonly format?: string };
  }[];
  readonly responses: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, { readonly schema?: object }>>; readonly 'x-error-codes'?: string[] }
    >
  >;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The descriptions of the hosted service. Responses of this service are checked with them, and described by them. */
export const hosted = {
  v1: first.paths as unknown as Paths,
  v2: second.paths as unknown as Paths,
  /** Schemas that those of the second generation refer to. */
  schemas: second.components.schemas,
};

/** Zod knows references below `$defs` alone. */
const referred = JSON.parse(JSON.stringify(hosted.schemas).replaceAll('#/components/schemas/', '#/$defs/')) as object;

/**
 * The check of a response's JSON. It is made when it is first needed.
 * @throws Error for a response that the description does not allow: a bug of this service
 */
export function responseCheck(name: string, { responses }: Operation): (response: object | undefined) => void {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content;
  const described = success?.['application/json']?.schema;
  let schema: z.ZodType | undefined;
  return (response) => {
    if (described === undefined) return;
    const text = JSON.stringify(described).replaceAll('#/components/schemas/', '#/$defs/');
    schema ??= z.fromJSONSchema({ ...(JSON.parse(text) as object), $defs: referred } as z.core.JSONSchema.JSONSchema);
    const { error } = schema.safeParse(response);
    if (error !== undefined) throw new Error(`The response of ${name} does not fit its description: ${error.message}`);
  };
}

/** States in capitals, in a response or in its schema. */
export function inCapitals<Json>(json: Json): Json {
  const capitals = (name: string, value: unknown): unknown => {
    if (name !== 'state' && name !== 'value') return value;
    if (typeof value === 'string') return value.toUpperCase();
    return isObject(value) && 'enum' in value
      ? { ...value, enum: texts(value.enum).map((word) => word.toUpperCase()) }
      : value;
  };
  return JSON.parse(JSON.stringify(json, capitals)) as Json;
}
