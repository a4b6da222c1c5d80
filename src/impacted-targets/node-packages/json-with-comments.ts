/**
 * Reads JSON in which comments and trailing commas are allowed, as in turbo.json, nx.json and tsconfig.json.
 * @throws SyntaxError
 */
export function parseJsonWithComments(text: string): unknown {
  const withoutComments = text
    .replace(/^\uFEFF/, '')
    .replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g, (_, literal?: string) => literal ?? ' ');
  return JSON.parse(
    withoutComments.replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g, (_, literal?: string) => literal ?? ''),
  );
}

/** The value as a mapping; empty where it is anything else. */
export function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The texts of a list; empty where it is anything else. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
