import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';
import { PageHeaders } from './pages/page-headers.ts';
import { parseSettings } from './settings.ts';

const sources = {
  siteUrl: 'https://news.example/',
  frames: ['https://video.example'],
  forms: ['https://drive.example'],
  ads: [],
  foreignBlog: false,
};

describe('the policy', () => {
  it('allows no unknown inline script', () => {
    const policy = contentSecurityPolicy(sources, { nonce: 'abc' });
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("frame-src 'self' https://video.example;");
    expect(policy).toContain("form-action 'self' https://drive.example;");
    expect(policy).toContain("img-src 'self' https://news.example data:;");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('-attr');
  });

  it("names the site for the style, pictures and fonts of a wall, because 'self' does not match without an origin", () => {
    const policy = contentSecurityPolicy(sources, { nonce: 'n' });
    for (const name of ['style-src', 'img-src', 'font-src'])
      expect(policy).toMatch(new RegExp(`${name} 'self' https://news\\.example[ ;]`));
    expect(policy).not.toMatch(/script-src [^;]*news\.example/);
  });

  it('allows the origins of the ad network, by name and only with a network', () => {
    const ads = ['https://ads.example', 'https://img.ads.example'];
    const policy = contentSecurityPolicy({ ...sources, ads }, { scripts: ["'sha256-x'"], styles: [] });
    const named = 'https://ads.example https://img.ads.example';
    expect(policy).toContain(`script-src 'self' 'sha256-x' ${named};`);
    expect(policy).toContain(`connect-src 'self' ${named};`);
    expect(policy).toContain(`frame-src 'self' https://video.example ${named};`);
    expect(policy).toContain(`img-src 'self' https://news.example ${named} data:;`);
    expect(policy).not.toMatch(/ (?:https:|\*)[ ;]/);
    // Such scripts write markup without our Trusted Types policy.
    expect(policy).not.toContain('trusted-types');
  });

  it('lets scripts write only markup that our Trusted Types policy has checked', () => {
    const policy = contentSecurityPolicy(sources, { nonce: 'abc' });
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default worker$/);
  });

  it('allows pictures of other origins with a foreign blog', () => {
    const policy = contentSecurityPolicy({ ...sources, foreignBlog: true }, { nonce: 'abc' });
    expect(policy).toContain("img-src 'self' https://news.example https: data:;");
    expect(policy).not.toContain('connect-src');
  });

  it('allows only frames for an ad network with frames', () => {
    const settings = parseSettings({
      AD_ADAPTER: 'iframe',
      AD_SLOT_PATTERN: 'https://ads.example/{id}',
      AD_ORIGINS: 'https://cdn.example',
    });
    const headers = new PageHeaders(settings).of({ scripts: [], styles: [] });
    const policy = Object.fromEntries(headers)['content-security-policy']!;
    const opened = policy.split('; ').filter((directive) => directive.includes('ads.example'));
    expect(opened).toEqual([
      expect.stringMatching(/^frame-src 'self' .* https:\/\/ads\.example https:\/\/cdn\.example$/),
    ]);
    expect(policy).toContain('require-trusted-types-for');
  });
});
