import { characterName } from './character-name.ts';

/** One mistake of an editor or operator: where it is, what is wrong and what to do. */
export interface Problem {
  /** Path as shown to the editor, e.g. `content/tours/brooklyn-heights.yaml`. */
  file: string;
  /** 1-based line, if known. */
  line?: number | undefined;
  message: string;
  remedy: string;
}

/** What is wrong and what to do, without the place. */
export type Finding = Pick<Problem, 'message' | 'remedy'>;

/** `content/site.yaml:12  price must be a whole number, found "40". Write 4000 (cents).` */
export function formatProblem({ file, line, message, remedy }: Problem): string {
  const text = `${file}${line === undefined ? '' : `:${line}`}  ${message}. ${remedy}`;
  // The name of a file may hold a line break or a command to the terminal.
  return text.replace(/\p{Cc}+/gu, ' ').replace(invisible, (character) => `<${characterName(character)}>`);
}

/** Characters without a width, e.g. of a pasted name, which would look right. Not the joiners, which are part of emoji. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060-\u2064\ufeff]/g;

/** Ends a build because of mistakes in its input. The message is ready to print, without a stack trace. */
export class BuildError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
    super(
      [
        `${count}; nothing was changed in the last good output.`,
        ...problems.map((problem) => `  ${formatProblem(problem)}`),
      ].join('\n'),
    );
    this.name = 'BuildError';
    this.problems = problems;
  }
}
