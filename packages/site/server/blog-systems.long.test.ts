import { blogKeys, startBlogSystem } from '@daily-nest/testing/blog-systems';
import { describe, expect, it, onTestFinished } from 'vitest';
import { json, startBackend } from './testing/backend.test-support.ts';
import { startSite } from './testing/site.ts';

const systems = ['wordpress', 'ghost', 'supabase'] as const;

async function open(system: (typeof systems)[number]) {
  const blog = await startBlogSystem(system);
  onTestFinished(blog.close);
  const backend = await startBackend(json({ results: [], posts: [] }));
  onTestFinished(() => backend.stop());
  const url = await startSite({
    BACKEND_URL: backend.url,
    BLOG_SOURCE: system,
    BLOG_URL: blog.url,
    BLOG_KEY: blogKeys[system],
    BLOG_TIMEOUT_MS: '1000',
  });
  const page = async (path: string) => {
    const answer = await fetch(`${url}${path}`);
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };
  return { blog, backend, page };
}

describe.each(systems)('a site with the posts of %s', (system) => {
  it('lists them with pictures in reserved space, and leads to the second page', async () => {
    const { page } = await open(system);
    const { status, html, headers } = await page('/blog');
    expect(status).toBe(200);
    expect(html).toContain('Croup at Night: What Helps – and What Doesn’t');
    expect(html).toMatch(/<img[^>]+src="https:\/\/[^"]+croup\.(?:jpg|png)"[^>]*>/);
    const [picture] = /<img[^>]+croup\.(?:jpg|png)"[^>]*>/.exec(html)!;
    expect(picture).toMatch(/width="\d+"/);
    expect(picture).toMatch(/height="\d+"/);
    expect(headers.get('content-security-policy')).toMatch(/img-src [^;]*https:/);
    expect(html).toContain('href="/blog?page=2"');
    expect((await page('/blog?page=2')).html).toContain('Night 1');
  });

  it('shows one as text, with its author and without its scripts', async () => {
    const { page } = await open(system);
    const { status, html } = await page('/blog/croup-at-night');
    expect(status).toBe(200);
    expect(html).toMatch(/<h[23][^>]*>The first ten minutes<\/h[23]>/);
    expect(html).toContain('Sit upright.');
    expect(html).toContain('Maya Okafor');
    expect(html).toContain('A child at an open window');
    expect(html).not.toContain('alert(');
    expect(html).not.toContain('javascript:');
  });

  it('answers 404 to one that is not there', async () => {
    const { page } = await open(system);
    const { status, html } = await page('/blog/never');
    expect(status).toBe(404);
    expect(html).toContain('Article Not Found');
  });

  it('finds them, lists those of a person, and tells machines of them', async () => {
    const { page, backend } = await open(system);
    expect((await page('/search?q=croup')).html).toContain('href="/blog/croup-at-night"');
    expect((await page('/people/maya-okafor')).html).toContain('href="/blog/croup-at-night"');
    expect((await page('/sitemaps/posts-1.xml')).html).toContain('/blog/night-1<');
    expect((await page('/feeds/blog.rss')).html).toContain('Croup at Night');
    const asked = backend.requests.map(({ url }) => url);
    expect(asked.filter((url) => /posts\/(?:index|filed)|api\/search\?/.test(url))).toEqual([]);
  });

  it('shows the error state and 503 where the answer is none', async () => {
    const { blog, page } = await open(system);
    blog.answer({ headers: { 'content-type': 'text/html' }, body: '<h1>Sign in</h1>' });
    const list = await page('/blog');
    expect(list.status).toBe(503);
    expect(list.html).toContain('Error Loading Blog');
    const post = await page('/blog/croup-at-night');
    expect(post.status).toBe(503);
    expect(post.html).toContain('An error occurred');
    expect((await page('/sitemaps/posts-1.xml')).status).toBe(503);
  });

  it('passes no call of other programs on to it', async () => {
    const { blog, page } = await open(system);
    const before = blog.requests.length;
    expect((await page('/functions/v1/get_metainfo?domain=a.example&page=1')).status).toBe(404);
    expect(blog.requests.slice(before)).toEqual([]);
  });
});
