import type { PublicSettings } from '../../../components/base/settings.ts';
import type { Content } from '../../../content/types.ts';

/** Screenshots for the install dialog, in `public/screenshots/`, taken by `npm run previews`. */
export const screenshots = [
  { name: 'home-narrow', width: 780, height: 1688, form: 'narrow', page: 'home' },
  { name: 'tour-narrow', width: 780, height: 1688, form: 'narrow', page: 'brooklyn-heights' },
  { name: 'home-wide', width: 1440, height: 900, form: 'wide', page: 'home' },
  { name: 'tour-wide', width: 1440, height: 900, form: 'wide', page: 'brooklyn-heights' },
] as const;

/** The web app manifest; generated, since its addresses contain the base path. */
export function webManifest(
  { basePath }: PublicSettings,
  { site, pages, tours }: Pick<Content, 'site' | 'pages' | 'tours'>,
): string {
  const icon = (size: number, purpose: string) => ({
    src: `${basePath}icons/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (path: string, name: string, description: string) => ({
    name,
    url: basePath + path,
    description,
    icons: [icon(192, 'any')],
  });
  const labels = { home: pages.home.title, 'brooklyn-heights': tours['brooklyn-heights'].title };
  const manifest = {
    id: basePath,
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: basePath,
    scope: basePath,
    display: 'standalone',
    lang: 'en-US',
    dir: 'ltr',
    categories: ['travel', 'education'],
    background_color: '#f6ecd6',
    theme_color: '#a34a17',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: [
      shortcut('booking', pages.booking.title, pages.booking.description),
      shortcut('tours', pages.tours.title, pages.tours.description),
      shortcut('blog', pages.blog.title, pages.blog.description),
      shortcut('gallery', pages.gallery.title, pages.gallery.description),
    ],
    screenshots: screenshots.map(({ name, width, height, form, page }) => ({
      src: `${basePath}screenshots/${name}.webp`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label: labels[page],
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
