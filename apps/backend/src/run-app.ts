import { createApp } from './app.ts';
import { createBlogSource } from './blog-source/blog-source.ts';
import { createFeeds } from './feeds/feeds.ts';
import { startSchedule } from './desk/schedule.ts';
import { startJobs } from './jobs.ts';
import { createMail } from './mail/mail.ts';
import { createPictures } from './pictures/pictures.ts';
import type { Services } from './services.ts';

/** Answers requests and does background work until `services.stopping`. */
export interface RunningApp {
  fetch: ReturnType<typeof createApp>['fetch'];
  /** Resolves when the letters under way are sent, and the posts under way are taken over. */
  stopped: () => Promise<void> | undefined;
}

export function runApp(services: Services): RunningApp {
  const feeds = createFeeds(services);
  const pictures = createPictures(services);
  const mail = createMail(services);
  const source = createBlogSource(services);
  const { fetch } = createApp(services, feeds, pictures, mail?.wake);
  feeds.start();
  pictures.start();
  mail?.start();
  source?.start();
  startSchedule(services);
  startJobs(services);
  return {
    fetch,
    async stopped() {
      await Promise.all([mail?.stopped(), source?.stopped()]);
    },
  };
}
