import { hourAt } from '@daily-nest/content/front-hours';

/**
 * Writes the hour of the front page to `<html data-hour>` by the device's clock, now and when another hour
 * begins, so that a page from the cache shows every reader the lead of their own hour.
 */
export function followClock(document: Document) {
  const { dataset } = document.documentElement;
  const show = () => {
    const hour = hourAt(new Date().getHours());
    if (dataset['hour'] === hour) return;
    dataset['hour'] = hour;
    const choice = document.querySelector<HTMLInputElement>(`[value=${hour}]`);
    if (choice) choice.checked = true;
  };
  show();
  setInterval(show, 6e4);
}
