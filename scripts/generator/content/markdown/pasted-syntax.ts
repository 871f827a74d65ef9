/**
 * Syntax of other programs, and Markdown syntax in places where it has no effect. Each would be displayed literally. The
 * patterns are applied to source text in which escapes are masked, so `\*\*` never matches.
 */
interface PastedSyntax {
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

const emphasis = {
  message: 'Markers for bold or italic text are displayed literally here',
  remedy: 'Put no space inside the markers, and a space or a period outside; or write \\* for an asterisk',
};
const brackets = {
  message: 'A link in double brackets is displayed literally',
  remedy: 'Write [text](/address), or ![description](/images/name.jpg) for a picture',
};
const spaces = {
  message: 'A line begins with invisible characters; the Markdown syntax after them is displayed literally',
  remedy: 'Type the start of this line again',
};

export const pastedSyntax: readonly PastedSyntax[] = [
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
    pattern: /(?:^|[\s("'“‘—–[-])(?:~~(?=[^\s~])|~(?=[^\s~\d])[^~\n]*~)/,
    message: 'Markers for struck-out text are displayed literally here',
    remedy: 'Write ~~text~~ without a space inside the markers',
  },
  { pattern: /!?\[\[/, ...brackets },
  {
    pattern: /(?:^|[^=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?!=)/,
    message: 'Markers for highlighted text are displayed literally here',
    remedy: 'Write **text** instead',
  },
  {
    pattern: /\|\|(?=[^\s|])[^|\n]*[^\s|]\|\|/,
    message: 'Markers for hidden text are displayed literally, together with the text',
    remedy: 'Remove the markers, or the text, too',
  },
  {
    pattern: /\$\$|(?:^|\s)\$(?=[^\s$\d])[^$\n]*[\^_\\=][^$\n]*\$/,
    message: 'The syntax of a formula is displayed literally',
    remedy: 'Write the formula in words or plain characters',
  },
  {
    pattern: /%%/,
    message: 'A comment between %% would be published',
    remedy: 'Remove it',
  },
  {
    pattern: /\[!\w[\w-]*\][+-]?/,
    message: 'The syntax of a call-out is displayed literally',
    remedy: 'Write **Note:** at the start of the quote instead',
  },
  {
    pattern: /\{:[^}\n]*\}|\{[#.:][ \t]?[\w-][^}\n]*\}|\{(?:width|height|class|id|target|align)=[^}\n]*\}/,
    message: 'Attributes in braces are displayed literally',
    remedy: 'Remove them; headings get their ids automatically',
  },
  {
    pattern: /\{(?:\+\+|--|>>|==|~~)|(?:\+\+|--|<<|==|~~)\}/,
    message: 'The syntax of a correction is displayed literally',
    remedy: 'Keep the correct text, and remove the markers',
  },
  {
    pattern:
      /\{\{|\}\}|\{%|%\}|<%|%>|\*\|[A-Z][A-Z_:\d]*\||\{(?:quote|code|color|panel|noformat|info|note|toc)(?:[:|][^}\n]*)?\}/,
    message: 'The syntax of a template is displayed literally',
    remedy: 'Remove it',
  },
  {
    pattern: /\[\^[^\]\s]+\](?!:)/,
    message: 'The footnote of this reference is missing',
    remedy: 'Add a line that starts with [^1]: and has its text, with the same name',
  },
  {
    pattern: /\^\[[^\]\n]+\]/,
    message: 'A note inside a line is displayed literally',
    remedy: 'Write [^1] here, and a line that starts with [^1]: and has its text',
  },
  {
    pattern: /\[[^[\]\n]+\]\[[^[\]\n]*\]/,
    message: 'The address of this reference link is missing',
    remedy: 'Write [text](/address)',
  },
  {
    pattern: /!?\[[^\]\n]*\]\(|!\[[^\]\n]*\](?!\[)/,
    message: 'A picture or link here is not complete',
    remedy: 'Give files names without spaces or brackets, and close the bracket',
  },
  {
    pattern: /\][ \t\n]+\((?:https?:|\/|mailto:|#)[^)\n]*\)|\)\[(?:https?:|\/|mailto:|www\.)/,
    message: 'A link here is displayed literally',
    remedy: 'Write [text](/address), without a space between the brackets',
  },
  {
    pattern: /(?:^|[\s(])(?::[a-z][a-z0-9_+-]{1,30}:)(?![\w:])/,
    message: 'The name of an emoji is displayed literally',
    remedy: 'Write the emoji itself',
  },
  {
    pattern: atLine(String.raw`(?::::|!!![ \t]+\w|\?\?\?\+?[ \t]+\w)`),
    message: 'The syntax of a call-out is displayed literally',
    remedy: 'Write a quote instead: > **Note:** …',
  },
  {
    pattern: new RegExp(
      String.raw`${lineStart}#{2,}[^\s#]|${lineStart}#{7,}|^#\p{L}[^\s#]*[ \t][^\n#]*$`,
      'u',
    ),
    message: 'A heading without a space after the # is displayed literally',
    remedy: 'Write a space after the last #, or \\# for a literal #',
  },
  {
    pattern: atLine(String.raw`(?:[•◦▪‣●○■□☐☑∙⁃·➢➤►▶◆❖]|\*{2,})[^\S\n]+\S`),
    message: 'A bullet character from another program does not start a list',
    remedy: 'Write "- " instead, and "- [ ] " for a checkbox',
  },
  {
    pattern: atTwoLines('(?:[–—o§üØ]|\\(?(?:[A-Za-z]|[ivxIVX]{2,4}|\\d{1,2})[.)])[ \\t]+\\S'),
    message:
      'Lines that begin with a dash, an o or a letter are not a list: they would be joined into one paragraph',
    remedy: 'Begin each with "- ", or with a number and a period',
  },
  {
    pattern: atTwoLines('[-+*][\\p{L}“"]'),
    message: 'A list without a space after its markers is displayed literally',
    remedy: 'Write a space after the marker of each line',
  },
  {
    pattern: atTwoLines('\\d{1,3}[.)][\\p{L}“"]'),
    message: 'A list without a space after its numbers is displayed literally',
    remedy: 'Write a space after the number of each line',
  },
  {
    pattern: atLine(String.raw`\[[ \t]*[xX]?[ \t]*\](?!\()`),
    message: 'A checkbox is outside of a list, and is displayed literally',
    remedy: 'Write - [ ] or - [x], a space and the text',
  },
  {
    pattern: atLine(String.raw`\*?\[[^\]\n]+\]:(?=\s)`),
    message: 'A name in brackets with a colon is displayed literally',
    remedy: 'Write [^1]: before a note, and explain abbreviations in the text',
  },
  {
    pattern:
      /\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?:[ \t]+[\w-]+=["'“”][^\]\n]*)+\]|\[(?:gallery|caption|embed|video|audio|youtube|vimeo|playlist)(?:[ \t][^\]\n]*)?\]/i,
    message: 'A shortcode of another program is displayed literally',
    remedy: 'Remove it; pictures are written ![description](/images/name.jpg)',
  },
  {
    pattern:
      /\\(?:new|clear)?page(?:break)?\b|\\(?:begin|end|section|subsection|textbf|textit|emph|item|cite|footnote|label|ref)\b/,
    message: 'A command that begins with a backslash is displayed literally',
    remedy: 'Remove it',
  },
  {
    pattern: atLine(
      String.raw`(?:(?:h[1-6]|bq)\.[ \t]|\.\.[ \t]+[\w-]+::|#\+[A-Za-z_]+:|={2,6}[^=\n]+={2,6}[ \t]*(?:\n|$))`,
    ),
    message: 'Syntax of another format is displayed literally',
    remedy: 'Start headings with ## and no other lines with #',
  },
  {
    pattern: /(?:^|[\s([])[\w-]+::(?=\s)/,
    message: 'The syntax of a field is displayed literally',
    remedy: 'Write one colon, or remove the line',
  },
  { pattern: /'''?(?=[^\s'])[^'\n]*[^\s']'''?(?!')/, ...emphasis },
  {
    pattern: atLine(String.raw`:[ \t]+\S`),
    message: 'The syntax of a definition is displayed literally',
    remedy: 'Write a list: - **Word:** its meaning',
  },
  {
    pattern: atLine(String.raw`\|[^|\n]+\|[^\n]*\|[ \t]*(?:\n|$)`),
    message: 'A table without a second row of hyphens is displayed literally',
    remedy: 'Write | --- | --- | below its first row',
  },
  {
    pattern:
      /(?:^|\n)[ \t]*[\u00a0\u1680\u2000-\u200b\u200e\u200f\u202f\u205f\u2060\u3000\ufeff](?:[^\S\n]|[\u200b\u200e\u200f\u2060])*(?:[-*+>]|#{1,6}|\d{1,9}[.)])[^\S\n]/,
    ...spaces,
  },
  {
    pattern: /^\[(?:TOC|toc|_TOC_)\]$/,
    message: 'The syntax of a table of contents is displayed literally',
    remedy: 'Remove it',
  },
  {
    pattern: /(?:^|\s)\^[a-z0-9][a-z0-9-]{3,}[ \t]*(?:\n|$)/,
    message: 'The syntax of a block is displayed literally',
    remedy: 'Remove it',
  },
  {
    pattern: /\S\^[^\s^]{1,12}\^|(?:^|\s)\^[A-Za-z\d]{1,12}\^|[A-Za-z]~\w{1,4}~/,
    message: 'Markers for superscript or subscript are displayed literally',
    remedy: 'Write the letters themselves, e.g. 19th or H₂O',
  },
  {
    pattern: /(?:^|[\s(])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+/,
    message: 'Markers for inserted text are displayed literally',
    remedy: 'Remove them',
  },
  {
    pattern: /```/,
    message: 'The fence of a code block is displayed literally',
    remedy: 'Put it on a line of its own, before and after the code',
  },
  {
    // A text that follows inline code is preceded by an x and a backtick.
    pattern: /(?<!^x)`/,
    message: 'A single backtick is displayed literally',
    remedy: "Add a second one after the code, or write ' for an apostrophe",
  },
];
