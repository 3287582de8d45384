import { fileURLToPath } from 'node:url';
import { names } from '@daily-nest/brand-harbour-post/names';
import { titleTests } from '@daily-nest/site/browser-tests';

export default await titleTests({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  name: names.name,
  over: {
    // Each of its three people has a portrait, in two formats and several widths.
    '/about': { first: 20.5 },
    '/people': { first: 20, whole: 90.2 },
    // Its own head, foot and words are up to 0.2 kB longer than ours.
    '/parenting-tips': { first: 24.6 },
    '/faq': { first: 25.2 },
    '/health-wellness': { first: 26.3 },
    '/contact': { first: 19.8 },
    '/privacy': { first: 19.2 },
    '/terms': { first: 17.7 },
    '/accessibility': { first: 17.7 },
    '/standards': { first: 18.2 },
    '/radio': { started: 142.4 },
    // Its type is narrower, so that a third story is near enough for the browser to load its picture.
    '/community-stories': { first: 23.8, whole: 104.6 },
    // Its serif is larger than the network's: strong text of an article takes 7.7 kB. Its own articles, which
    // are tested instead, have none.
    '/articles/a-fever-at-three-in-the-morning': { fonts: 36.1, whole: 78 },
  },
});
