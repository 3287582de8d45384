import type { Subscribe } from '@daily-nest/ui/newsletter-form';
import { askByForm } from './ask-by-form.ts';

/** Sends an address to our server where the site has a newsletter. */
export function subscribeBy(isSent: boolean): Subscribe {
  return isSent ? askByForm : logSubscription;
}

/** The sign-up sends nothing; the address is only written to the browser's own log. */
function logSubscription(email: string) {
  // oxlint-disable-next-line no-console -- nothing is sent, so this is where an owner sees that the form works
  console.debug('newsletter', email);
}
