import { hourAt } from '@daily-nest/content/front-hours';

/**
 * Writes the hour of the front page to `<html data-hour>`: that of the device's clock, now and when another
 * hour begins, so that a page from the cache shows every reader the lead of their own hour; and between these
 * the one that the reader chooses.
 */
export function followClock(document: Document) {
  const { dataset } = document.documentElement;
  let last: string;
  const show = () => {
    const hour = hourAt(new Date().getHours());
    if (hour === last) return;
    dataset['hour'] = last = hour;
    const choice = document.querySelector<HTMLInputElement>(`[value=${hour}]`);
    if (choice) choice.checked = true;
  };
  show();
  setInterval(show, 6e4);
  document.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'hour') dataset['hour'] = value;
  });
}
