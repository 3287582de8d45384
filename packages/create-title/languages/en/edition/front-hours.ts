export * from '@daily-nest/content/front-hours';

/** The front page leads with one story and its own picture at every hour. */
export const hasHouse: boolean = false;
