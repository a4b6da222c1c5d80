/** A package's `Cargo.toml`, with more tables behind it. */
export const library = (name: string, rest = '') =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n${rest}`;
