import { isSettings, type Language } from './language.js';
import { Literals, type Literal } from './literal.js';
import { scanLines, scanQuoted } from './settings.js';
import { scanSource } from './sources.js';

/**
 * What a text imports and names. Time and memory grow with the text. A text that breaks the language's grammar gives what is found in it.
 * @param text UTF-8, without a byte order mark
 * @param isOfData true for a file of data: its paths count, and its words are no names of targets
 */
export function literalsOf(language: Language, text: string, isOfData = false): Literal[] {
  const found = new Literals(text, isOfData);
  if (language === 'yaml' || language === 'xml' || language === 'ini' || language === 'script')
    scanLines(language, text, found);
  else if (isSettings(language)) scanQuoted(language, text, found);
  else scanSource(language, text, found);
  return found.values();
}
