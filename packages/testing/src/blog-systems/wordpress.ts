/**
 * A post as WordPress 6.8 answers with `_embed` (developer.wordpress.org, REST API Handbook, Posts), and the
 * server's ways with lists: totals in headers, 400 past the end, an empty list for a slug that is not there.
 */
import type { Answer } from './answer.ts';

const post = (id: number, slug: string, title: string, html: string) => ({
  id,
  date: `2024-05-${String(id).padStart(2, '0')}T11:30:00`,
  date_gmt: `2024-05-${String(id).padStart(2, '0')}T09:30:00`,
  guid: { rendered: `https://nest.example/?p=${id}` },
  modified: '2024-06-01T10:00:00',
  modified_gmt: '2024-06-01T08:00:00',
  slug,
  status: 'publish',
  type: 'post',
  link: `https://nest.example/${slug}/`,
  title: { rendered: title },
  content: { rendered: html, protected: false },
  excerpt: { rendered: '<p>What a cough sounds like, and when to call. [&hellip;]</p>\n', protected: false },
  author: 3,
  featured_media: 91,
  comment_status: 'closed',
  ping_status: 'closed',
  sticky: false,
  template: '',
  format: 'standard',
  meta: { footnotes: '' },
  categories: [4],
  tags: [12],
  class_list: [`post-${id}`, 'post', 'type-post', 'status-publish'],
  _links: { self: [{ href: `https://nest.example/wp-json/wp/v2/posts/${id}` }] },
  _embedded: {
    author: [
      {
        id: 3,
        name: 'Maya Okafor',
        url: '',
        description: '',
        link: 'https://nest.example/author/maya-okafor/',
        slug: 'maya-okafor',
        avatar_urls: { '24': 'https://secure.gravatar.com/avatar/0?s=24' },
      },
    ],
    'wp:featuredmedia': [
      {
        id: 91,
        date: '2024-05-01T11:00:00',
        slug: 'croup',
        type: 'attachment',
        alt_text: 'A child at an open window',
        media_type: 'image',
        mime_type: 'image/jpeg',
        media_details: { width: 1600, height: 1000, file: '2024/05/croup.jpg', sizes: {} },
        source_url: 'https://nest.example/wp-content/uploads/2024/05/croup.jpg',
      },
    ],
    'wp:term': [
      [{ id: 4, name: 'Sleep &amp; Health', slug: 'sleep-health', taxonomy: 'category' }],
      [{ id: 12, name: 'croup', slug: 'croup', taxonomy: 'post_tag' }],
    ],
  },
});

const croup = post(
  28,
  'croup-at-night',
  'Croup at Night: What Helps &#8211; and What Doesn&#8217;t',
  `\n<p>It begins with a <strong>bark</strong>. <script>alert('no')</script><a href="javascript:alert(1)" onclick="x()">Listen</a>.</p>\n\n\n\n<h2 class="wp-block-heading">The first ten minutes</h2>\n\n\n\n<ul class="wp-block-list">\n<li>Sit upright.</li>\n\n\n\n<li>Breathe cool air.</li>\n</ul>\n\n\n\n<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\n<iframe loading="lazy" title="Croup" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed"></iframe>\n</div></figure>\n`,
);
const others = Array.from({ length: 11 }, (_, place) =>
  post(27 - place, `night-${11 - place}`, `Night ${11 - place}`, '<p>It was quiet.</p>\n'),
);
const hidden = {
  ...post(1, 'for-friends', 'Protected: For friends', ''),
  content: { rendered: '', protected: true },
};
const all = [croup, ...others, hidden];

export function wordpress(url: URL): Answer {
  const { pathname, searchParams: query } = url;
  const slug = query.get('slug');
  if (pathname === '/wp-json/wp/v2/users')
    return { body: query.get('search') === 'Maya Okafor' ? [{ id: 3, name: 'Maya Okafor' }] : [] };
  if (pathname === '/wp-json/wp/v2/categories')
    return { body: slug === 'sleep-health' ? [{ id: 4, name: 'Sleep &amp; Health' }] : [] };
  if (pathname === '/wp-json/wp/v2/tags')
    return { body: slug === 'croup' ? [{ id: 12, name: 'croup' }] : [] };
  if (pathname !== '/wp-json/wp/v2/posts')
    return {
      status: 404,
      body: { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } },
    };
  if (slug !== null) return { body: all.filter((one) => one.slug === slug) };
  const wanted = query.get('search')?.toLowerCase();
  const found = all.filter(({ title }) => !wanted || title.rendered.toLowerCase().includes(wanted));
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
  const pages = Math.ceil(found.length / size);
  if (page > Math.max(pages, 1))
    return {
      status: 400,
      body: {
        code: 'rest_post_invalid_page_number',
        message: 'The page number requested is larger than the number of pages available.',
        data: { status: 400 },
      },
    };
  return {
    headers: { 'x-wp-total': String(found.length), 'x-wp-totalpages': String(pages) },
    body: found.slice((page - 1) * size, page * size),
  };
}
