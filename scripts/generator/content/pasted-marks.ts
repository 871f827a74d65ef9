/**
 * Syntax of other programs, and Markdown syntax in places where it has no effect. Each would be printed as it stands. The
 * patterns are applied to source text in which escapes are masked, so `\*\*` never matches.
 */
export interface PastedMark {
  pattern: RegExp;
  message: string;
  remedy: string;
}

/** At the start of a line, also inside a blockquote. */
const lineStart = String.raw`(?:^|\n)[ \t]*(?:>[ \t]?)*`;
const atLine = (rest: string): RegExp => new RegExp(lineStart + rest);
/** At the start of two consecutive lines: a single one may be intended. */
const atTwoLines = (rest: string): RegExp =>
  new RegExp(String.raw`${lineStart}${rest}[^\n]*\n[ \t]*(?:>[ \t]?)*${rest}`, 'u');

/** Fast pre-check: every text with such syntax matches; most texts do not. */
export const mayHoldMarks =
  /[*_~=%[\]{}#|^`+<$\\•◦▪‣●○■□☐☑∙⁃·➢➤►▶◆❖\u00a0\u1680\u2000-\u200b\u200e\u200f\u202f\u205f\u2060\u3000\ufeff]|:[:a-z]|!!|\?\?|'''|--|\n[ \t]*[:>–—o§üØ\d-]|\n[ \t]*\(?(?:[a-z]|[ivx]{2,4}|\d{1,2})[.)]|^[.h]/i;

const emphasis = {
  message: 'Marks for bold or italic words are printed here as they stand',
  remedy: 'Put no space inside the marks, and a space or a full stop outside; or write \\* for an asterisk',
};
const brackets = {
  message: 'A link in double brackets is printed as it stands',
  remedy: 'Write [words](/address), or ![what is seen](/images/name.jpg) for a picture',
};
const spaces = {
  message: 'A line begins with spaces that only look empty; the mark behind them is printed',
  remedy: 'Type the start of this line again',
};

export const pastedMarks: readonly PastedMark[] = [
  { pattern: /(?:^|[\s("'“‘—–[-])(?:\*\*+|__+)(?=[^\s*_])/, ...emphasis },
  {
    pattern: /(?:^|\s)(?:\*\*(?=\s)[^*\n]*\*\*|__(?=\s)[^_\n]*__|~~(?=\s)[^~\n]*~~|==(?=\s)[^=\n]*==)/,
    ...emphasis,
  },
  // A mark too many beside marked words: `**bold*`.
  { pattern: /^x[*_]{2}|[*_]{2}$/, ...emphasis },
  { pattern: /(?:^|[\s("'“‘—–[-])\*(?=[^\s*])[^*]*(?:\s\*(?=\S|$)|[^\s\w*]\*(?=\w))/, ...emphasis },
  { pattern: /(?:^|[\s("'“‘—–[-])_(?=[^\s_])[^_]*(?:\s_(?=\S|$)|[^\s\w_]_(?=\w))/, ...emphasis },
  {
    pattern: /(?:^|[\s("'“‘—–[-])~~?(?=[^\s~\d])[^~\n]*~/,
    message: 'Marks for struck-out words are printed here as they stand',
    remedy: 'Write ~~words~~ without a space inside the marks',
  },
  { pattern: /!?\[\[[^\]\n]*\]\]/, ...brackets },
  {
    pattern: /(?:^|[^=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?!=)/,
    message: 'Marks for highlighted words are printed here as they stand',
    remedy: 'Write **words** instead',
  },
  {
    pattern: /\|\|(?=[^\s|])[^|\n]*[^\s|]\|\|/,
    message: 'Marks for hidden words are printed as they stand, and the words with them',
    remedy: 'Take the marks out, or the words, too',
  },
  {
    pattern: /\$\$|(?:^|\s)\$(?=[^\s$\d])[^$\n]*[\^_\\=][^$\n]*\$/,
    message: 'The mark of a formula is printed as it stands',
    remedy: 'Write the formula in words or plain letters',
  },
  {
    pattern: /%%/,
    message: 'A note between %% marks would be published',
    remedy: 'Take it out of the file',
  },
  {
    pattern: /\[!\w[\w-]*\][+-]?/,
    message: 'The mark of a call-out is printed as it stands',
    remedy: 'Write **Note:** at the start of the quote instead',
  },
  {
    pattern: /\{:[^}\n]*\}|\{[#.:][ \t]?[\w-][^}\n]*\}|\{(?:width|height|class|id|target|align)=[^}\n]*\}/,
    message: 'Attributes in braces are printed as they stand',
    remedy: 'Take them out; headings get their ids by themselves',
  },
  {
    pattern: /\{(?:\+\+|--|>>|==|~~)|(?:\+\+|--|<<|==|~~)\}/,
    message: 'The mark of a correction is printed as it stands',
    remedy: 'Keep the words that are right, and take the marks out',
  },
  {
    pattern: /\{\{|\}\}|\{%|%\}|<%|%>|\*\|[A-Z][A-Z_:\d]*\|/,
    message: 'The mark of a template is printed as it stands',
    remedy: 'Take it out',
  },
  {
    pattern: /\[\^[^\]\s]+\](?!:)/,
    message: 'The note that this mark leads to is missing',
    remedy: 'Add a line [^1]: with its text, under the same name',
  },
  {
    pattern: /\^\[[^\]\n]+\]/,
    message: 'A note inside a line is printed as it stands',
    remedy: 'Write [^1] here and a line [^1]: with its text',
  },
  {
    pattern: /\[[^[\]\n]+\]\[[^[\]\n]*\]/,
    message: 'The address that this link names is missing',
    remedy: 'Write [words](/address)',
  },
  {
    pattern: /!?\[[^\]\n]*\]\(/,
    message: 'A picture or link here is not complete',
    remedy: 'Give files names without spaces or brackets, and close the bracket',
  },
  {
    pattern: /\][ \t\n]+\((?:https?:|\/|mailto:|#)[^)\n]*\)|\)\[(?:https?:|\/|mailto:|www\.)/,
    message: 'A link here is printed as it stands',
    remedy: 'Write [words](/address), without a space between the brackets',
  },
  {
    pattern: /(?:^|[\s(])(?::[a-z][a-z0-9_+-]{1,30}:)(?![\w:])/,
    message: 'The name of an emoji is printed as it stands',
    remedy: 'Write the emoji itself',
  },
  {
    pattern: atLine(String.raw`(?::::|!!![ \t]+\w|\?\?\?\+?[ \t]+\w)`),
    message: 'The mark of a call-out is printed as it stands',
    remedy: 'Write a quote instead: > **Note:** …',
  },
  {
    pattern: new RegExp(String.raw`${lineStart}#{2,}[^\s#]|^#\p{L}[^\s#]*[ \t][^\n#]*$`, 'u'),
    message: 'A heading without a space after its marks is printed as it stands',
    remedy: 'Write a space after the last #, or \\# for a sign that is meant',
  },
  {
    pattern: atLine(String.raw`[•◦▪‣●○■□☐☑∙⁃·➢➤►▶◆❖][^\S\n]+\S`),
    message: 'A bullet of another program does not begin a list',
    remedy: 'Write "- " instead, and "- [ ] " for a box',
  },
  {
    pattern: atTwoLines('(?:[–—o§üØ]|\\(?(?:[A-Za-z]|[ivxIVX]{2,4}|\\d{1,2})[.)])[ \\t]+\\S'),
    message: 'Lines that begin with a dash, an o or a letter are no list: they would run on as one',
    remedy: 'Begin each with "- ", or with a number and a full stop',
  },
  {
    pattern: atTwoLines('[-+*][\\p{L}“"]'),
    message: 'A list without a space after its marks is printed as it stands',
    remedy: 'Write a space after the mark of each line',
  },
  {
    pattern: atTwoLines('\\d{1,3}[.)][\\p{L}“"]'),
    message: 'A list without a space after its numbers is printed as it stands',
    remedy: 'Write a space after the number of each line',
  },
  {
    pattern: atLine(String.raw`\[[ \t]*[xX]?[ \t]*\](?!\()`),
    message: 'A box stands outside of a list, and is printed as it stands',
    remedy: 'Write - [ ] or - [x], a space and the words',
  },
  {
    pattern: atLine(String.raw`\*?\[[^\]\n]+\]:(?=\s)`),
    message: 'A name in brackets with a colon is printed as it stands',
    remedy: 'Write [^1]: before a note, and explain abbreviations in the text',
  },
  {
    pattern:
      /\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?:[ \t]+[\w-]+=["'“”][^\]\n]*)+\]|\[(?:gallery|caption|embed|video|audio|youtube|vimeo|playlist)(?:[ \t][^\]\n]*)?\]/i,
    message: 'The short code of another program is printed as it stands',
    remedy: 'Take it out; pictures are written ![what is seen](/images/name.jpg)',
  },
  {
    pattern:
      /\\(?:new|clear)?page(?:break)?\b|\\(?:begin|end|section|subsection|textbf|textit|emph|item|cite|footnote|label|ref)\b/,
    message: 'A command that begins with a backslash is printed as it stands',
    remedy: 'Take it out',
  },
  {
    pattern: atLine(
      String.raw`(?:h[1-6]\.[ \t]|\.\.[ \t]+[\w-]+::|#\+[A-Za-z_]+:|={2,6}[^=\n]+={2,6}[ \t]*(?:\n|$))`,
    ),
    message: 'A mark of another format is printed as it stands',
    remedy: 'Write ## before a heading, and nothing else at the start of a line',
  },
  {
    pattern: /(?:^|[\s([])[\w-]+::(?=\s)/,
    message: 'The mark of a field is printed as it stands',
    remedy: 'Write one colon, or take the line out',
  },
  { pattern: /'''?(?=[^\s'])[^'\n]*[^\s']'''?(?!')/, ...emphasis },
  {
    pattern: atLine(String.raw`:[ \t]+\S`),
    message: 'The mark of a definition is printed as it stands',
    remedy: 'Write a list: - **Word:** its meaning',
  },
  {
    pattern: atLine(String.raw`\|[^|\n]+\|[^\n]*\|[ \t]*(?:\n|$)`),
    message: 'A table without a second row of hyphens is printed as it stands',
    remedy: 'Write | --- | --- | below its first row',
  },
  {
    pattern:
      /(?:^|\n)[ \t]*[\u00a0\u1680\u2000-\u200b\u200e\u200f\u202f\u205f\u2060\u3000\ufeff](?:[^\S\n]|[\u200b\u200e\u200f\u2060])*(?:[-*+>]|#{1,6}|\d{1,9}[.)])[^\S\n]/,
    ...spaces,
  },
  {
    pattern: /^\[(?:TOC|toc|_TOC_)\]$/,
    message: 'The mark of a table of contents is printed as it stands',
    remedy: 'Take it out',
  },
  {
    pattern: /(?:^|\s)\^[a-z0-9][a-z0-9-]{3,}[ \t]*(?:\n|$)/,
    message: 'The mark of a block is printed as it stands',
    remedy: 'Take it out',
  },
  {
    pattern: /\S\^[^\s^]{1,12}\^|[A-Za-z]~\w{1,4}~/,
    message: 'Marks for raised or lowered letters are printed as they stand',
    remedy: 'Write the letters themselves, e.g. 19th or H₂O',
  },
  {
    pattern: /(?:^|[\s(])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+/,
    message: 'Marks for added words are printed as they stand',
    remedy: 'Take them out',
  },
  {
    pattern: /```/,
    message: 'The mark of a code block is printed as it stands',
    remedy: 'Put it on a line of its own, before and after the code',
  },
  {
    // A text that follows inline code is preceded by an x and a backtick.
    pattern: /(?<!^x)`/,
    message: 'A mark of code is printed as it stands',
    remedy: "Write a second one behind the code, or ' for an apostrophe",
  },
];
