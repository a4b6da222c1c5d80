/** The names that are searched for: of packages and commands, and first segments of aliases. */
export interface KnownNames {
  has(name: string): boolean;
}
