import { relative } from 'node:path';
import type { OutputChunk } from 'rolldown';

/** Name of the package that a module lies in, or its path from the root where it is ours. */
function sourceOf(module: string, root: string): string {
  const path = module.replaceAll('\\', '/');
  const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  // The bundler's own modules have names that are no paths.
  return name ?? (path.startsWith('\0') ? 'the bundler' : relative(root, module).replaceAll('\\', '/'));
}

const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** The larger first; of two of one size, the one whose name comes first. */
function bySize([one, a]: readonly [string, number], [other, b]: readonly [string, number]): number {
  return b - a || (one < other ? -1 : 1);
}

/**
 * Says which modules are in which file of a bundle, and what loads what, largest first.
 * @param root absolute path of the project
 * @returns Markdown
 */
export function chunksDocument(chunks: readonly OutputChunk[], root: string): string {
  const sized = chunks.map((chunk) => ({ ...chunk, fileName: chunk.fileName, bytes: Buffer.byteLength(chunk.code) }));
  sized.sort((a, b) => bySize([a.fileName, a.bytes], [b.fileName, b.bytes]));
  const sections = sized.map(({ fileName, bytes, modules, imports }) => {
    const sizes = new Map<string, number>();
    for (const [module, { renderedLength }] of Object.entries(modules)) {
      const source = sourceOf(module, root);
      sizes.set(source, (sizes.get(source) ?? 0) + renderedLength);
    }
    const loaded = imports.filter((name) => name.endsWith('.js')).length;
    return [
      `## ${fileName}`,
      '',
      `${kibibytes(bytes)}${loaded === 0 ? '' : `, loads ${String(loaded)} other ${loaded === 1 ? 'chunk' : 'chunks'} at once`}`,
      '',
      ...[...sizes]
        .filter(([, size]) => size > 0)
        .sort(bySize)
        .map(([source, size]) => `- ${source}: ${kibibytes(size)}`),
    ].join('\n');
  });
  return `# Which modules are in which chunk\n\nWritten by the build. A package stands for all of its modules.\n\n${sections.join('\n\n')}\n`;
}
