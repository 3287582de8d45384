import { fileURLToPath } from 'node:url';
import { names } from '@daily-nest/brand-harbour-post/names';
import { titleTests } from '@daily-nest/site/browser-tests';

export default await titleTests({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  name: names.name,
  over: {
    // Its type is narrower, so that a third story is near enough for the browser to load its picture.
    '/community-stories': { whole: 104.6 },
    // Its serif is larger than the network's: strong text of an article takes 7.7 kB. Its own articles, which
    // are tested instead, have none.
    '/articles/a-fever-at-three-in-the-morning': { fonts: 36.1, whole: 78 },
  },
});
