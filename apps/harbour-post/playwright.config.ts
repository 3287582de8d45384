import { fileURLToPath } from 'node:url';
import { names } from '@daily-nest/brand-harbour-post/names';
import { titleWalk } from '@daily-nest/site/walk';

export default await titleWalk({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  name: names.name,
  over: {
    // Its type is narrower, so that a third story is near enough for the browser to fetch its picture.
    '/community-stories': { whole: 101.7 },
  },
});
