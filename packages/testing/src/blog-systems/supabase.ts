/**
 * Rows as the Data API of a Supabase project answers (docs.postgrest.org, Tables and Views, Pagination and
 * Count): a list of objects with the columns asked for, the count in `Content-Range`, errors with a code.
 */
import type { Answer } from './answer.ts';

const row = (place: number, slug: string, title: string, body: string | null, html: string | null) => ({
  id: place,
  slug,
  title,
  description: 'What a cough sounds like, and when to call.',
  body,
  html,
  date: `2024-05-${String(28 - place).padStart(2, '0')}`,
  changed: '2024-06-01T08:00:00+00:00',
  author: 'Maya Okafor',
  tags: ['croup', 'nights'],
  image: 'https://project.supabase.example/storage/v1/object/public/blog/croup.jpg',
  image_alt: 'A child at an open window',
  image_width: 1600,
  image_height: 1000,
  video: null,
});

const all = [
  row(
    0,
    'croup-at-night',
    'Croup at Night: What Helps – and What Doesn’t',
    null,
    `<p>It begins with a <strong>bark</strong>. <script>alert('no')</script><a href="javascript:alert(1)" onclick="x()">Listen</a>.</p><h2>The first ten minutes</h2><ul><li>Sit upright.</li><li>Breathe cool air.</li></ul><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>`,
  ),
  ...Array.from({ length: 11 }, (_, place) =>
    row(place + 1, `night-${11 - place}`, `Night ${11 - place}`, 'It was quiet.', null),
  ),
];

export const supabaseKey = 'sb_publishable_example';

export function supabase({ pathname, searchParams: query }: URL, headers: Record<string, unknown>): Answer {
  if (headers['apikey'] !== supabaseKey)
    return { status: 401, body: { message: 'Invalid API key', hint: 'Double check your API key.' } };
  if (pathname !== '/rest/v1/posts')
    return {
      status: 404,
      body: {
        code: 'PGRST205',
        details: null,
        hint: null,
        message: `Could not find the table '${pathname.replace('/rest/v1/', 'public.')}' in the schema cache`,
      },
    };
  const slug = /^eq\.(.*)$/.exec(query.get('slug') ?? '')?.[1];
  const author = /^eq\.(.*)$/.exec(query.get('author') ?? '')?.[1];
  const tag = /^cs\.\{"(.*)"\}$/.exec(query.get('tags') ?? '')?.[1];
  const word = /title\.ilike\.\*([^*]+)\*/.exec(query.get('or') ?? '')?.[1];
  const found = all.filter(
    (one) =>
      (slug === undefined || one.slug === slug) &&
      (author === undefined || author === one.author) &&
      (tag === undefined || one.tags.includes(tag)) &&
      (word === undefined || one.title.toLowerCase().includes(word)),
  );
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 1000)];
  const part = found.slice(offset, offset + limit);
  const range = part.length === 0 ? '*' : `${offset}-${offset + part.length - 1}`;
  return { headers: { 'content-range': `${range}/${found.length}` }, body: part };
}
