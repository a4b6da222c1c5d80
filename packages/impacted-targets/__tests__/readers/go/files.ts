/** A Go file of a package that imports these. */
export const file = (name: string, ...imports: string[]) =>
  `package ${name}\n\nimport (\n${imports.map((path) => `\t_ "${path}"\n`).join('')})\n`;
