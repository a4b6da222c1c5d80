// Pieces of POMs.

export const project = (...inner: string[]) =>
  `<?xml version="1.0"?>\n<project xmlns="http://maven.apache.org/POM/4.0.0">\n<modelVersion>4.0.0</modelVersion>\n${inner.join('\n')}\n</project>\n`;
export const own = (artifact: string) => `<groupId>g</groupId><artifactId>${artifact}</artifactId><version>1</version>`;
export const parent = (artifact: string, path?: string) =>
  `<parent>${own(artifact)}${path === undefined ? '' : `<relativePath>${path}</relativePath>`}</parent>`;
export const modules = (...names: string[]) =>
  `<packaging>pom</packaging><modules>${names.map((name) => `<module>${name}</module>`).join('')}</modules>`;
export const dependency = (artifact: string, rest = '') =>
  `<dependency><groupId>g</groupId><artifactId>${artifact}</artifactId><version>1</version>${rest}</dependency>`;
export const dependencies = (...artifacts: string[]) =>
  `<dependencies>${artifacts.map((artifact) => dependency(artifact)).join('')}</dependencies>`;
export const plugin = (artifact: string, rest = '', group = 'g') =>
  `<plugin><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>1</version>${rest}</plugin>`;
