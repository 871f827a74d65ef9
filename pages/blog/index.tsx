import { toEntry } from '../../components/blog/blog-posts.ts';
import blogView from '../../components/blog/blog-view/blog-view.island.tsx';
import { Island } from '../../components/island/island.server.tsx';
import { definePage } from '../../components/page/define-page.ts';
import { breadcrumbData } from '../../components/page/structured-data.ts';
import { absoluteUrl } from '../../components/site/settings/settings.ts';

export default definePage({
  islands: [blogView],
  meta: ({ pages: { blog } }) => ({
    title: blog.title,
    description: blog.description,
    image: blog.hero.image,
    jsonLd: [
      {
        '@type': 'Blog',
        name: blog.title,
        url: absoluteUrl('/blog'),
      },
      breadcrumbData([{ label: 'Home', href: '/' }, { label: 'Blog' }], '/blog'),
    ],
  }),
  body: ({ pages: { blog }, posts, site }) => (
    <Island
      id="blog"
      of={blogView}
      props={{
        hero: blog.hero,
        lead: blog.lead,
        posts: posts.map(toEntry),
        titleSuffix: site.titleSuffix,
      }}
    />
  ),
});
