/** True for an object of JSON, or a mapping of YAML or TOML: not a list, not a text, not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an object; empty where the value is anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

type Given<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The fields that have a value. */
export const given = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;

/** The items that are there: neither undefined nor false. */
export const present = <T>(...items: readonly (T | undefined | false)[]): T[] =>
  items.filter((item): item is T => item !== undefined && item !== false);

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
