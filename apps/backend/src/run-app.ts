import { createApp } from './app.ts';
import { createFeeds } from './feeds/feeds.ts';
import { createMail } from './mail/mail.ts';
import { createPictures } from './pictures/pictures.ts';
import { lookAfterUnanswered } from './search/look-after-unanswered.ts';
import type { Services } from './services.ts';

/** Answers requests and works in the background until `services.stopping`. */
export interface RunningApp {
  fetch: ReturnType<typeof createApp>['fetch'];
  /** Resolves when the letters under way are sent. */
  stopped: () => Promise<void> | undefined;
}

export function runApp(services: Services): RunningApp {
  const feeds = createFeeds(services);
  const pictures = createPictures(services);
  const mail = createMail(services);
  const { fetch } = createApp(services, feeds, pictures, mail?.wake);
  feeds.start();
  pictures.start();
  mail?.start();
  lookAfterUnanswered(services);
  return { fetch, stopped: () => mail?.stopped() };
}
