import { characterName } from '../errors/character-name.ts';
import type { Finding, Problem } from '../errors/problem.ts';

/** With the `u` flag, `\p{Cs}` matches lone surrogates only. */
const forbidden =
  /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Co}|\p{Noncharacter_Code_Point}|[\u2028-\u202e\ufffc\ufffd]/gu;

interface ForbiddenCharacter {
  /** Offset in the text. */
  index: number;
  /** `U+0007`. */
  name: string;
}

/**
 * Characters that make a published file ill-formed (XML 1.0 section 2.2, HTML 13.2.3.5): control characters except tab and
 * line ends, lone surrogates, noncharacters. Also refused: characters that no font displays (private use, line and
 * paragraph separators, the place of a lost object, overrides of the direction of writing), and the replacement character, which marks a decoding error.
 */
export function forbiddenCharacters(text: string): ForbiddenCharacter[] {
  return [...text.matchAll(forbidden)].map(({ 0: character, index }) => ({
    index,
    name: characterName(character),
  }));
}

/** Message and remedy for a forbidden character. */
export const forbiddenProblem = (name: string): Finding =>
  name === 'U+FFFD'
    ? {
        message: 'The replacement character U+FFFD shows that a character was lost',
        remedy: 'Write the right character again, and save the file as UTF-8',
      }
    : {
        message: `The character ${name} cannot be published`,
        remedy: 'Delete it; since most editors do not show it, type the surrounding words again',
      };

/**
 * One problem for each forbidden character of a line.
 * @param lineOffset lines in the file before `text` begins
 */
export function controlProblems(file: string, text: string, lineOffset: number): Problem[] {
  const found = new Map<string, Problem>();
  for (const { index, name } of forbiddenCharacters(text)) {
    const line = text.slice(0, index).split('\n').length + lineOffset;
    const key = `${line} ${name}`;
    if (!found.has(key)) found.set(key, { file, line, ...forbiddenProblem(name) });
  }
  return [...found.values()];
}

/** No-break and wide spaces, which are allowed in texts and are no syntax: part of a class in a regular expression. */
export const wideSpaces = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
