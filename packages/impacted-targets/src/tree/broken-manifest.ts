import { ImpactError } from './impact-error.js';

/** A manifest of a commit that cannot be understood. */
export class BrokenManifest extends ImpactError {
  override readonly name = 'BrokenManifest';
  /**
   * @param path of the file, from the root of the repository
   * @param what is wrong with it, without a full stop
   * @param line and column count from 1, where they are known
   */
  constructor(
    readonly path: string,
    readonly what: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super([path, line, column].filter((part) => part !== undefined).join(':') + `: ${what}`);
  }
}

/** Text of a manifest: UTF-8, with or without a byte order mark. */
export function manifestText(content: Buffer): string {
  return content.toString('utf8').replace(/^\uFEFF/, '');
}
