import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the description of the second generation says of one endpoint. */
export interface EndpointV2 {
  readonly method: string;
  /** Below the base address, with `{id}` for an id. */
  readonly path: string;
  /** Documented errors: status and codes. */
  readonly errors: readonly { readonly status: number; readonly code: string }[];
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly 'x-error-codes'?: string[] }>>;
}

/** The file with the facts of the hosted service's description of the second generation. */
export const descriptionFileV2 = fileURLToPath(new URL('../../service-descriptions/v2.openapi.json', import.meta.url));

const { paths } = JSON.parse(readFileSync(descriptionFileV2, 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** Every endpoint of the second generation. */
export const endpointsV2: readonly EndpointV2[] = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { responses }]) => ({
    method: method.toUpperCase(),
    path: path.replace(/^\/v2/, ''),
    errors: Object.entries(responses).flatMap(([status, { 'x-error-codes': codes = [] }]) =>
      codes.map((code) => ({ status: Number(status), code })),
    ),
  })),
);
