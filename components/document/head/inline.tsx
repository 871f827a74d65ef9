/** The second of the two places that set HTML: inline text of our own making, guarded so that it cannot end its element early. */

interface InlineProps {
  text: string;
}

function guard(text: string): string {
  if (/<\/(?:script|style)|<!--/i.test(text)) throw new Error('Inline text would end its element early.');
  return text;
}

export function InlineStyle({ text }: InlineProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: CSS made by the build, guarded
  return <style dangerouslySetInnerHTML={{ __html: guard(text) }} />;
}

export function InlineScript({ text }: InlineProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script made by the build, guarded
  return <script dangerouslySetInnerHTML={{ __html: guard(text) }} />;
}

export interface InlineDataProps {
  id?: string;
  /** `application/json`, `application/ld+json`, `speculationrules`. */
  type: string;
  /** JSON text; `<` is escaped, so no content can leave the element. */
  json: string;
}

export function InlineData({ id, type, json }: InlineDataProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}
