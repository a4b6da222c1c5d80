/** True for an object of JSON, or a mapping of YAML or TOML: not a list, not a text, not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an object; empty where the value is anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** The fields of an object with a value: no field where the value is undefined. */
export const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/** The texts of a list; empty where the value is anything else. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** The fields of an object whose values are texts; empty where the value is anything else. */
export function textEntries(value: unknown): [string, string][] {
  return Object.entries(fieldsOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** JSON with the fields of each object in one order, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  const replacer = (_key: string, nested: unknown): unknown => {
    if (typeof nested === 'bigint') return `${nested}n`;
    if (!isObject(nested) || nested instanceof Date) return nested;
    return Object.fromEntries(Object.entries(nested).sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return value === undefined ? 'nothing' : JSON.stringify(value, replacer);
}
