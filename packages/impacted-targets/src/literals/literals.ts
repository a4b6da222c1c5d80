import type { Language } from './language.js';
import { settingsOf } from './lexing/settings.js';
import { scriptWords } from './lexing/scripts.js';
import { sourceLiterals } from './lexing/sources.js';
import { Literals, type Literal } from './literal.js';

/**
 * What a text names. Time and memory grow with the text. A text that breaks the language's grammar gives what is found in it.
 * @param text UTF-8, without a byte order mark
 */
export function literalsOf(language: Language, text: string): Literal[] {
  const found = new Literals();
  switch (language) {
    case 'manifest':
    case 'json':
    case 'yaml':
    case 'toml':
    case 'tomlManifest':
    case 'xml':
    case 'ini':
      settingsOf(language, text, found);
      break;
    case 'script':
    case 'powershell':
      scriptWords(text, found);
      break;
    default:
      sourceLiterals(language, text, found);
  }
  return found.values();
}
