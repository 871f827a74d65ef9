/** The content policy (spec: strict; no inline handler, no style attribute). Each page lists the hashes of its own inline parts. */
import { createHash } from 'node:crypto';
import { analyticsConnect, analyticsScript } from '../../components/providers/analytics-origins.ts';
import type { PublicSettings } from '../../components/site/settings/settings.ts';

/** Origins that pages talk to, from the settings. */
export interface PolicySources {
  script: string[];
  connect: string[];
  frame: string[];
  form: string[];
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
    emptyStyle: newsletter.validateUrl !== '',
  };
}

/** `sha256-…` source of an inline script or style, as the browser computes it over the text. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
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
    'default-src': ["'self'"],
    'script-src': ["'self'", ...sources.script, ...scripts.map(inlineHash)],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...sources.connect],
    'frame-src': sources.frame,
    'form-action': ["'self'", ...sources.form],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
