import { JSDOM } from 'jsdom';
import { beforeAll, expect } from 'vitest';
import { json, startBackend } from './backend.test-support.ts';
import { openSite } from './site.ts';

/** Texts of posts that have been written to break pages. */
export const hostile = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  ']]><script>alert(1)</script>',
  '<!--<script>',
  '<script',
  '</main></body></html><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)" style="position:fixed;inset:0">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg>#x"/></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="//evil.example">',
  '<base href="//evil.example/">',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<link rel=import href="//evil.example/x.html">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<meta http-equiv=content-security-policy content="script-src *">',
  '<form action="//evil.example"><button>Go on</button></form>',
  '<a href="javascript:alert(1)">Read more</a>',
  '<a href="data:text/html,<script>alert(1)</script>">Read more</a>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<style>@import "//evil.example/x.css";</style>',
  '<template><script>alert(1)</script></template>',
  '<dialog open data-donation>Give here</dialog>',
  '" onmouseover="alert(1)" x="',
  "' onfocus='alert(1)' autofocus='",
  '"><script>alert(1)</script>',
  '\\"}];alert(1);//',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '[click](javascript:alert(1)) ![x](x"onerror="alert(1))',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} #{7*7} <%= 7*7 %>',
  '__proto__ constructor toString hasOwnProperty',
  '%3Cscript%3Ealert(1)%3C/script%3E',
];
const plain = 'A quiet evening with the porridge pot';

let backend: Awaited<ReturnType<typeof startBackend>>;
let url: string;

/** Starts a blog, and a site that reads it and caches nothing. */
export function openHostileBlog(): void {
  beforeAll(async () => {
    backend = await startBackend(json({}));
    const site = await openSite({ BACKEND_URL: backend.url, BLOG_CACHE_TTL_MS: '0' });
    url = site.url;
    return async () => {
      await site.close();
      await backend.stop();
    };
  });
}

/** Fills every field of the blog's posts with a text. */
function postsSay(words: string) {
  const card = { metaTitle: words, metaDescription: words, pinterestImageLink: words };
  backend.answerWith((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://backend');
    if (pathname.endsWith('get_details'))
      return json({
        ...card,
        blog: `${words}\n\n# ${words}\n\n${words}`,
        date: '2026-05-01',
        shortTailKeywords: words,
        longTailKeywords: words,
        youtubeShortsUrl: words,
        author: words,
        topics: [words],
      })(request, response);
    if (pathname.endsWith('get_metainfo'))
      return json({ blogs: [{ ...card, id: words, slug: 'a-post' }], total: 1 })(request, response);
    if (pathname === '/api/posts/beside')
      return json({ pulled: [words], related: [{ ...card, slug: 'b' }] })(request, response);
    if (pathname === '/api/posts/index')
      return json({ posts: [{ slug: 'a-post', title: words, description: words, date: '2026-05-01' }] })(
        request,
        response,
      );
    if (pathname === '/api/search')
      return json({ results: [{ slug: 'a-post', title: words, description: words, date: '2026-05-01' }] })(
        request,
        response,
      );
    return json({
      topic: 'sports',
      updatedAt: '2026-05-01T08:00:00.000Z',
      stale: false,
      items: [{ title: words, link: 'https://outlet.example/1', outlet: words, description: words }],
    })(request, response);
  });
}

/** Returns the number of each active element of a page, and its dangerous attributes. */
function partsOf(html: string) {
  const { document } = new JSDOM(html).window;
  const counts: Record<string, number> = {};
  for (const { localName } of document.querySelectorAll(
    'script,style,iframe,object,embed,base,link,meta,form,input,button,dialog,details,img,svg,math,template,body,main',
  ))
    counts[localName] = (counts[localName] ?? 0) + 1;
  const bad = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') || name === 'srcdoc' || /^\s*(?:javascript|data|vbscript):/i.test(value),
      )
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  );
  return { counts, bad, text: document.body.textContent };
}

const pages = ['/blog', '/blog/a-post', '/walls/sports', '/search?q=porridge'];
const calm = new Map<string, ReturnType<typeof partsOf>>();

const read = async (path: string) => partsOf(await (await fetch(url + path)).text());

/** Expects that pages show a text of a post as plain text. */
export async function expectPlainText(words: string): Promise<void> {
  for (const path of pages) {
    if (!calm.has(path)) {
      postsSay(plain);
      calm.set(path, await read(path));
    }
    postsSay(words);
    const { counts, bad, text } = await read(path);
    expect(counts, path).toEqual(calm.get(path)!.counts);
    expect(bad, path).toEqual([]);
    expect(calm.get(path)!.text, path).toContain(plain);
    expect(text, path).toContain(words.replaceAll(/\s+/g, ' '));
  }
}

const { window } = new JSDOM('');

/** Expects that a text of a post breaks no feed and no sitemap. */
export async function expectWholeFeeds(words: string): Promise<void> {
  postsSay(words);
  for (const path of ['/feeds/blog.rss', '/feeds/blog.atom', '/sitemaps/posts-1.xml']) {
    const document = new window.DOMParser().parseFromString(
      await (await fetch(url + path)).text(),
      'application/xml',
    );
    expect(document.querySelector('parsererror'), path).toBeNull();
    expect(document.querySelector('script, img, iframe, a'), path).toBeNull();
  }
  expect(await (await fetch(`${url}/feeds/blog.json`)).json()).toHaveProperty('items');
}
