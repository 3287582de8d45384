/**
 * A post as Ghost 5 answers with `include=authors,tags` (docs.ghost.org, Content API, Posts), its lists with
 * `meta.pagination`, and its errors.
 */
import type { Answer } from './answer.ts';

const post = (place: number, slug: string, title: string, html: string | null, visibility = 'public') => ({
  slug,
  id: `5ddc9141c35e7700383b29${String(place).padStart(2, '0')}`,
  uuid: 'a5aa9bd8-ea31-415c-b452-3040dae1e730',
  title,
  html,
  comment_id: '5ddc9141c35e7700383b2937',
  feature_image: 'https://static.ghost.example/v5/images/croup.png',
  feature_image_alt: 'A child at an open window',
  feature_image_caption: null,
  featured: false,
  visibility,
  created_at: '2024-05-01T02:43:13.000+00:00',
  updated_at: '2024-06-01T08:00:00.000+00:00',
  published_at: `2024-05-${String(28 - place).padStart(2, '0')}T09:30:00.000+00:00`,
  custom_excerpt: null,
  codeinjection_head: null,
  codeinjection_foot: null,
  custom_template: null,
  canonical_url: null,
  url: `https://nest.example/${slug}/`,
  excerpt: 'What a cough sounds like, and when to call.',
  reading_time: 2,
  access: visibility === 'public',
  og_image: null,
  meta_title: null,
  meta_description: null,
  authors: [
    {
      id: '5951f5fca366002ebd5dbef7',
      name: 'Maya Okafor',
      slug: 'maya-okafor',
      profile_image: null,
      bio: null,
      url: 'https://nest.example/author/maya-okafor/',
    },
  ],
  tags: [
    { id: '59799bbd6ebb2f00243a33db', name: 'Croup', slug: 'croup', visibility: 'public' },
    { id: '59799bbd6ebb2f00243a33dc', name: '#newsletter', slug: 'hash-newsletter', visibility: 'internal' },
  ],
});

const all = [
  post(
    0,
    'croup-at-night',
    'Croup at Night: What Helps – and What Doesn’t',
    `<p>It begins with a <strong>bark</strong>. <script>alert('no')</script><a href="javascript:alert(1)" onclick="x()">Listen</a>.</p><h2 id="the-first-ten-minutes">The first ten minutes</h2><ul><li>Sit upright.</li><li>Breathe cool air.</li></ul><figure class="kg-card kg-embed-card"><iframe width="200" height="113" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed"></iframe></figure>`,
  ),
  ...Array.from({ length: 11 }, (_, place) =>
    post(place + 1, `night-${11 - place}`, `Night ${11 - place}`, '<p>It was quiet.</p>'),
  ),
];
const members = post(13, 'for-members', 'For members', null, 'members');

const problem = (status: number, message: string, type: string): Answer => ({
  status,
  body: {
    errors: [
      { message, context: null, type, details: null, property: null, help: null, code: null, id: '1' },
    ],
  },
});

export const ghostKey = '22444f78447824223cefc48062';

export function ghost({ pathname, searchParams: query }: URL): Answer {
  if (query.get('key') !== ghostKey) return problem(401, 'Unknown Content API Key', 'UnauthorizedError');
  const slug = /^\/ghost\/api\/content\/posts\/slug\/([^/]+)\/$/.exec(pathname)?.[1];
  if (slug !== undefined) {
    const found = [...all, members].find((one) => one.slug === slug);
    return found
      ? { body: { posts: [found] } }
      : problem(404, 'Resource not found error, cannot read post.', 'NotFoundError');
  }
  if (pathname !== '/ghost/api/content/posts/') return problem(404, 'Resource not found', 'NotFoundError');
  const filter = query.get('filter') ?? '';
  const word = /title:~'([^']+)'/.exec(filter)?.[1];
  const author = /authors:([\w-]+)/.exec(filter)?.[1];
  const tag = /tag:([\w-]+)/.exec(filter)?.[1];
  const found = (filter.includes('visibility:public') ? all : [...all, members]).filter(
    (one) =>
      (!word || one.title.toLowerCase().includes(word)) &&
      (!author || one.authors.some((person) => person.slug === author)) &&
      (!tag || one.tags.some((own) => own.slug === tag)),
  );
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 15)];
  const pages = Math.max(Math.ceil(found.length / limit), 1);
  return {
    body: {
      posts: found.slice((page - 1) * limit, page * limit),
      meta: {
        pagination: {
          page,
          limit,
          pages,
          total: found.length,
          next: page < pages ? page + 1 : null,
          prev: page > 1 ? page - 1 : null,
        },
      },
    },
  };
}
