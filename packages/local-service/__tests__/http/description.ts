import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What of JSON Schema the descriptions use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** An OpenAPI description, as far as it is looked at here. */
export interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;
}

/** The file with the facts of the hosted service's description of the first generation. */
export const hostedDescriptionFile = fileURLToPath(
  new URL('../../../../service-descriptions/v1.openapi.json', import.meta.url),
);

/** The facts of the hosted service's description. */
export function hostedDescription(): Description {
  return JSON.parse(readFileSync(hostedDescriptionFile, 'utf8')) as Description;
}

export function requestOf(description: Description, path: string): Schema | undefined {
  return description.paths[path]?.post?.requestBody?.content?.['application/json']?.schema;
}

/** The schema of the JSON that the path answers with status 200. */
export function responseOf(description: Description, path: string): Schema | undefined {
  return description.paths[path]?.post?.responses['200']?.content?.['application/json']?.schema;
}
