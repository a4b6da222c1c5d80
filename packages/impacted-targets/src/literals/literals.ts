import { isSettings, type Language } from './language.js';
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
  if (isSettings(language)) settingsOf(language, text, found);
  else if (language === 'script') scriptWords(text, found);
  else sourceLiterals(language, text, found);
  return found.values();
}
