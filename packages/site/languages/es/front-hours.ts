export * from '@daily-nest/content/front-hours';

/** The front page leads with one story: the house's hours have their words in English. */
export const hasHouse: boolean = false;
