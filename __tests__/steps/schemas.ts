import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

const folder = resolve(import.meta.dirname, '../../schemas');

/** @returns whether a value is as a file of `schemas/` says, and after a call `errors`, which is null where it is */
export function schemaOf(name: string, options: Options = {}): ValidateFunction {
  const ajv = new Ajv({ strict: true, strictRequired: false, ...options });
  return addFormats.default(ajv).compile(JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as object);
}
