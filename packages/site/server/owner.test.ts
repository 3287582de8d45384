import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { owner } from '../app/brand.ts';
import { startSite } from './testing/site.ts';

const temporary = mkdtempSync(join(tmpdir(), 'daily-nest-owner-'));

let files = 0;
afterAll(() => rmSync(temporary, { recursive: true }));

/** Starts a copy of the site; its backend is down, because no test here calls it. */
function start(own?: object): Promise<string> {
  const file = join(temporary, `${(files += 1)}.json`);
  writeFileSync(file, JSON.stringify(own ?? {}));
  return startSite({ BACKEND_URL: 'http://127.0.0.1:9', ...(own && { OWNER_FILE: file }) });
}

const textOf = async (address: string) => (await fetch(address)).text();
const pageOf = async (address: string) =>
  parse(await textOf(address), { blockTextElements: { script: true } });
const policyOf = async (address: string) => (await fetch(address)).headers.get('content-security-policy')!;

/** Returns the targets of the footer's links to social networks. */
const accounts = async (url: string) =>
  (await pageOf(`${url}/about`))
    .querySelectorAll('footer a')
    .map((link) => link.getAttribute('href')!)
    .filter((href) => /pinterest|youtube|facebook|instagram/.test(href));

/** Returns the heading of the programme on /radio. */
const day = async (values?: { radio: { programme: boolean } }) =>
  (await pageOf(`${await start(values)}/radio`)).querySelector('#programme')?.text.trim();

describe('a copy with its own owner', () => {
  it('escapes any text, in pages, in structured data and for the application', async () => {
    const address = '1 "Quay" </script><script>alert(1)</script> & Sons \\ Co.';
    const url = await start({ imprint: { address }, radio: { title: address } });
    const contact = await pageOf(`${url}/contact`);
    expect(contact.querySelector('main')!.text).toContain(address);
    const radio = await pageOf(`${url}/radio`);
    expect(radio.querySelector('h1')!.text).toContain(address);
    const blocks = radio
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.rawText) as Record<string, unknown>);
    expect(blocks).toContainEqual(expect.objectContaining({ broadcastDisplayName: address }));
    for (const path of ['/contact', '/radio'])
      expect(await textOf(url + path)).not.toContain('<script>alert');
    expect(JSON.parse(await textOf(`${url}/contact.data`))).toContain(address);
  });

  it('shows the programme of the built-in station, but not on a site with its own stream', async () => {
    expect(await day()).toBe('Through the Day');
    expect(await day({ radio: { programme: false } })).toBeUndefined();
  });

  it('shows all accounts of its list', async () => {
    const social = [
      { network: 'pinterest', label: 'Pins', href: 'https://www.pinterest.com/harbour' },
      { network: 'youtube', label: 'Films', href: 'https://www.youtube.com/@harbour' },
    ];
    const [own, brand] = [await start({ social }), await start()];
    expect(await accounts(own)).toEqual([
      'https://www.pinterest.com/harbour',
      'https://www.youtube.com/@harbour',
    ]);
    expect(await accounts(brand)).toHaveLength(owner.social.length);
  });

  it('may frame only its own form and walls', async () => {
    const brandForm = new URL(owner.contactFormUrl).origin;
    const url = await start({
      contactFormUrl: 'https://forms.one.example/desk',
      externalWalls: { sports: 'https://walls.one.example/sports' },
    });
    for (const path of ['/contact', '/sports', '/blog', '/nowhere']) {
      const policy = await policyOf(url + path);
      expect(policy, path).toMatch(/frame-src [^;]*https:\/\/forms\.one\.example/);
      expect(policy, path).toMatch(/frame-src [^;]*https:\/\/walls\.one\.example/);
      expect(policy, path).not.toContain(brandForm);
    }
    const brand = await policyOf(`${await start()}/contact`);
    expect(brand).toContain(brandForm);
    expect(brand).not.toContain('one.example');
  });

  it('has its own origin and year', async () => {
    const text = await textOf(`${await start({ contactEmail: 'desk@one.example' })}/contact`);
    expect(text).toContain('<link rel="canonical" href="https://news.example/contact"/>');
    expect(text).toContain(`© ${new Date().getUTCFullYear()} `);
    expect(text).not.toContain('.invalid');
  });
});
