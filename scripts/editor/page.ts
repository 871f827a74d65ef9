/** The editor's page and its content policy. */

/**
 * Decap asks for the address of a preview that has none here: the page is beside the form. It is designed for windows of 800 px
 * or more. In narrower ones the page is below the form, and the toolbar has only the way back, the state and the buttons that
 * save. Decap's generated class names end with those of its components.
 */
const style = `[class*="-PreviewButtonContainer"] { display: none !important; }
      @media (max-width: 799px) {
        [class*="-EditorContainer"], [class*="-ToolbarContainer"] { min-width: 0 !important; }
        [class*="-ToolbarSectionBackLink"] { min-width: 0; flex: 1; padding-inline: 8px !important; }
        [class*="-ToolbarSectionMain"] { flex: none !important; border: 0 !important; }
        [class*="-ToolbarSectionMeta"], [class*="-BackCollection"], .Resizer { display: none !important; }
        .SplitPane { flex-direction: column !important; }
        .SplitPane > .Pane { width: 100% !important; flex: 1 1 0 !important; min-height: 0; }
        .SplitPane > .Pane1 { flex-grow: 3 !important; border-bottom: 2px solid #8a4b16; }
        .SplitPane > .Pane2 { flex-grow: 2 !important; }
        .SplitPane > .Pane > div { height: 100% !important; }
      }`;

/**
 * @param base address of the editor, with a slash at both ends; some hosts serve the page without the slash at its end
 * @param policy for hosts that send no headers
 */
export const editorPage = (base: string, policy?: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
${policy ? `    <meta http-equiv="Content-Security-Policy" content="${policy}">\n` : ''}    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>Edit the site</title>
    <style>
      ${style}
    </style>
    <script type="module" src="${base}client.js"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
  </body>
</html>
`;

/** What an editor's page may load. */
export interface EditorSources {
  /** Origin of the page, since `'self'` has no effect in Firefox for what Decap's preview frame loads. */
  page: string;
  /** Origins of the Git host of a live site. */
  connect?: readonly string[];
  images?: readonly string[];
}

/**
 * Decap compiles its configuration checks at run time and inserts style elements, so this page alone allows both. Only the
 * Git host of a live site is another origin. `frame-ancestors` is left to the header: it is an error in a meta element.
 */
export const editorPolicy = ({ page, connect = [], images = [] }: EditorSources): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self'", page, 'data: blob:', ...images].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self' data: blob:", ...connect].join(' '),
    `frame-src 'self' ${page}`,
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/** The policy as a header: no other site may frame the editor. */
export const asHeader = (policy: string): string => `${policy}; frame-ancestors 'self'`;
