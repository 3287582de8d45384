import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from './csp.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sources = {
  siteUrl: 'https://news.example/',
  frames: ['https://video.example'],
  forms: ['https://drive.example'],
  adScriptUrl: '',
  foreignBlog: false,
};

describe('hashes of a page', () => {
  it('are those of the scripts that can run, the inert one included', () => {
    const html =
      '<script>a()</script><script nonce="x" type="module" async>b()</script><script type="text/plain" data-app="x">c()</script>' +
      '<script src="/d.js"></script><script type="application/ld+json">{"e":1}</script><style>f{}</style><script>a()</script>';
    expect(inlineHashes(html)).toEqual({
      scripts: [hash('a()'), hash('b()'), hash('c()')],
      styles: [hash('f{}')],
    });
  });
});

describe('the policy', () => {
  it('lets no inline script run that is not known', () => {
    const policy = contentSecurityPolicy(sources, { nonce: 'abc' });
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("frame-src 'self' https://video.example;");
    expect(policy).toContain("form-action 'self' https://drive.example;");
    expect(policy).toContain("img-src 'self' https://news.example data:;");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('names the site for the style, pictures and fonts of a wall, which has no origin to be itself by', () => {
    const policy = contentSecurityPolicy(sources, { nonce: 'n' });
    for (const name of ['style-src-elem', 'img-src', 'font-src'])
      expect(policy).toMatch(new RegExp(`${name} 'self' https://news\\.example[ ;]`));
    expect(policy).not.toMatch(/script-src [^;]*news\.example/);
  });

  it('opens for the ad network only when there is one', () => {
    const policy = contentSecurityPolicy(
      { ...sources, adScriptUrl: 'https://ads.example/a.js' },
      { scripts: ["'sha256-x'"], styles: [] },
    );
    expect(policy).toContain("script-src 'self' 'sha256-x' https://ads.example;");
    expect(policy).toContain('https://video.example https:;');
    expect(policy).toContain("img-src 'self' https://news.example https: data:;");
  });

  it("lets other origins' pictures in where the posts are another's", () => {
    const policy = contentSecurityPolicy({ ...sources, foreignBlog: true }, { nonce: 'abc' });
    expect(policy).toContain("img-src 'self' https://news.example https: data:;");
    expect(policy).toContain("connect-src 'self';");
  });
});
