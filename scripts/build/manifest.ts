import type { PublicSettings } from '../../components/site/settings/settings.ts';

/** The web app manifest; made here, since its addresses carry the base path. */
export function webManifest(
  { basePath }: PublicSettings,
  site: { name: string; description: string },
): string {
  const icon = (size: number, purpose: string) => ({
    src: `${basePath}icons/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: basePath,
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: basePath,
    scope: basePath,
    display: 'standalone',
    lang: 'en-US',
    background_color: '#f6ecd6',
    theme_color: '#a34a17',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
