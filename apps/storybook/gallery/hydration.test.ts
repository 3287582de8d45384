import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandNames, dressPage, openGallery, renderOnServer } from './page.ts';

let gallery: Awaited<ReturnType<typeof openGallery>>;
let rendered: Awaited<ReturnType<typeof renderOnServer>>;

beforeAll(async () => {
  rendered = await renderOnServer();
  gallery = await openGallery();
});
afterAll(() => gallery?.browser.close());

it('renders every story on a server without a message', () => {
  const complaints = rendered.filter(({ messages }) => messages.length > 0);
  expect(
    complaints.map(({ exhibit, name, messages }) => ({ story: `${exhibit} ${name}`, messages })),
  ).toEqual([]);
  expect(rendered.length).toBeGreaterThan(400);
});

describe.each(brandNames)('under %s', (brand) => {
  it('hydrates every story without a message', async () => {
    await dressPage(gallery.page, { brand });
    expect(await gallery.page.evaluate((stories) => window.gallery.hydrate(stories), rendered)).toEqual([]);
  });
});

it('notices a server that says something else', async () => {
  const [first] = rendered;
  const changed = { ...first!, html: first!.html.replace(/>[A-Z][^<]+</, '>Something else<') };
  expect(changed.html).not.toBe(first!.html);
  expect(await gallery.page.evaluate((story) => window.gallery.hydrate([story]), changed)).toHaveLength(1);
});

it('asks no other origin', () => {
  expect(gallery.asked).toEqual([]);
});
