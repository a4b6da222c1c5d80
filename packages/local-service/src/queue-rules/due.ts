/** Something that happens by itself at a time (milliseconds since 1970). */
export interface Due {
  readonly at: number;
  readonly happen: () => void;
}
