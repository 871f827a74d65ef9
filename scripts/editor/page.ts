/** The editor's page and its content policy. */

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
    <script type="module" src="${base}client.js"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
  </body>
</html>
`;

/**
 * Decap compiles its configuration checks at run time and inserts style elements, so this page alone allows both. Only the
 * Git host of a live site is another origin. `frame-ancestors` is left to the header: it is an error in a meta element.
 */
export const editorPolicy = (
  origins: { connect: readonly string[]; images: readonly string[] } = { connect: [], images: [] },
): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...origins.images].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self' data: blob:", ...origins.connect].join(' '),
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/** The policy as a header: no other site may frame the editor. */
export const asHeader = (policy: string): string => `${policy}; frame-ancestors 'self'`;
