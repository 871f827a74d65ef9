/** The content policy (spec: strict; no inline handler, no style attribute). Each page lists the hashes of its own inline parts. */
import { createHash } from 'node:crypto';
import type { PublicSettings } from '../../../components/base/settings.ts';
import {
  analyticsConnect,
  analyticsImages,
  analyticsScript,
} from '../../../components/providers/analytics-origins.ts';
import { readForms } from './page-forms.ts';

/** Origins that pages connect to, from the settings. */
export interface PolicySources {
  script: string[];
  connect: string[];
  /** Where forms send e-mail by script. */
  email: string[];
  frame: string[];
  video: string[];
  form: string[];
  /** Origins of pictures: only the analytics tag requests one. */
  image: readonly string[];
  /** Address of the newsletter's validation script, which adds a style element without text. */
  validation: string[];
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
    // The booking embed is allowed by its folder, the newsletter's validation script by its exact address.
    script: [`${booking.origin}/embeds/api/v1/`, ...(analyticsId ? [analyticsScript] : [])],
    validation: newsletter.validateUrl ? [newsletter.validateUrl] : [],
    connect: [booking.origin, ...(analyticsId ? analyticsConnect : [])],
    email: [origin(email.endpoint)],
    frame: [booking.origin],
    video: [video.origin],
    form: [origin(newsletter.action)],
    image: analyticsId ? analyticsImages : [],
  };
}

/** The `sha256-…` source of an inline script or style. */
export const inlineHash = (text: string): string => `'${fileIntegrity(text)}'`;

/** Value of the `integrity` attribute for a file with this text. */
export function fileIntegrity(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * The origins that a page needs: those of the newsletter only with a form that the browser posts, of e-mail only with one that a
 * script sends, of the video only with a frame for it.
 * @param main the page's own HTML
 */
export function neededSources(sources: PolicySources, main: string): PolicySources {
  const { postsForm, sendsForm } = readForms(main);
  return {
    ...sources,
    validation: postsForm ? sources.validation : [],
    form: postsForm ? sources.form : [],
    email: sendsForm ? sources.email : [],
    video: sources.video.filter((origin) => main.includes(` src="${origin}/`)),
  };
}

/** The policy of one page, for its meta element; `frame-ancestors` only works in a header. */
export function contentPolicy(
  sources: PolicySources,
  scripts: readonly string[],
  styles: readonly string[],
): string {
  // The newsletter's script adds a style element, which we keep empty; it is allowed.
  return policy(sources, scripts, [...styles, ...sources.validation.map(() => '')].map(inlineHash));
}

/**
 * The policy of the whole site, for a header. Both policies apply to a page, so styles, which differ from page to page,
 * are left to the page's own policy.
 * @param scripts all inline scripts and speculation rules of all pages
 */
export function headerPolicy(sources: PolicySources, scripts: readonly string[]): string {
  return `${policy(sources, scripts, ["'unsafe-inline'"])}; frame-ancestors 'self'`;
}

function policy(sources: PolicySources, scripts: readonly string[], styles: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    // Everything else is refused: objects, media, foreign workers (`worker-src` follows the scripts).
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sources.script, ...sources.validation, ...scripts.map(inlineHash)],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...sources.image],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...sources.email, ...sources.connect],
    'frame-src': [...sources.frame, ...sources.video],
    'form-action': ["'self'", ...sources.form],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
