/** The content policy (spec: strict; no inline handler, no style attribute). Each page lists the hashes of its own inline parts. */
import { createHash } from 'node:crypto';
import type { PublicSettings } from '../../../components/base/settings.ts';
import {
  analyticsConnect,
  analyticsImages,
  analyticsScript,
} from '../../../components/providers/analytics-origins.ts';

/** Origins that pages talk to, from the settings. */
export interface PolicySources {
  script: string[];
  connect: string[];
  frame: string[];
  form: string[];
  /** Pictures from elsewhere: only a tag of analytics asks for one. */
  image: readonly string[];
  /** Whether a provider's script adds a style element without text. */
  emptyStyle: boolean;
}

export function policySources({
  analyticsId,
  booking,
  email,
  newsletter,
  video,
}: PublicSettings): PolicySources {
  const origin = (address: string) => new URL(address).origin;
  return {
    // The newsletter's validation script comes by its exact address, the booking embed by its folder.
    script: [
      `${booking.origin}/embeds/api/v1/`,
      ...(newsletter.validateUrl ? [newsletter.validateUrl] : []),
      ...(analyticsId ? [analyticsScript] : []),
    ],
    connect: [...new Set([origin(email.endpoint), booking.origin]), ...(analyticsId ? analyticsConnect : [])],
    frame: [...new Set([booking.origin, video.origin])],
    form: [origin(newsletter.action)],
    image: analyticsId ? analyticsImages : [],
    emptyStyle: newsletter.validateUrl !== '',
  };
}

/** `sha256-…` source of an inline script or style, as the browser computes it over the text. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Value of an `integrity` attribute for a file with this text: a browser runs nothing else in its place. */
export function fileIntegrity(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** The policy of one page, for its meta element; `frame-ancestors` is a header's only. */
export function contentPolicy(
  sources: PolicySources,
  scripts: readonly string[],
  styles: readonly string[],
): string {
  // The newsletter's script adds a style element, which our side keeps empty; that one is admitted.
  return policy(sources, scripts, [...styles, ...(sources.emptyStyle ? [''] : [])].map(inlineHash));
}

/**
 * The policy of the whole site, for a header. A page obeys both, so the styles, which differ from page to page, are left
 * to the page's own policy.
 * @param scripts every inline script and rule list that some page holds
 */
export function headerPolicy(sources: PolicySources, scripts: readonly string[]): string {
  return `${policy(sources, scripts, ["'unsafe-inline'"])}; frame-ancestors 'self'`;
}

function policy(sources: PolicySources, scripts: readonly string[], styles: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    // Whatever is not named below is refused: objects, media, workers but our own (they follow the scripts).
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sources.script, ...scripts.map(inlineHash)],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...sources.image],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connect],
    'frame-src': sources.frame,
    'form-action': ["'self'", ...sources.form],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
