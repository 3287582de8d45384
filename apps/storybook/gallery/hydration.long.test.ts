import { shellLaunch } from '@daily-nest/testing/chromium';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGallery, renderOnServer } from './page.ts';

let gallery: Awaited<ReturnType<typeof openGallery>>;
let rendered: Awaited<ReturnType<typeof renderOnServer>>;

beforeAll(async () => {
  rendered = await renderOnServer();
  gallery = await openGallery('still', shellLaunch);
});
afterAll(() => gallery?.browser.close());

it('renders every story on a server without a message', () => {
  const complaints = rendered.filter(({ messages }) => messages.length > 0);
  expect(
    complaints.map(({ component, name, messages }) => ({ story: `${component} ${name}`, messages })),
  ).toEqual([]);
  expect(rendered.length).toBeGreaterThan(400);
});

it('hydrates every story without a message', async () => {
  expect(await gallery.page.evaluate((stories) => window.gallery.hydrate(stories), rendered)).toEqual([]);
});

it('sends no request to other origins', () => {
  expect(gallery.asked).toEqual([]);
});
