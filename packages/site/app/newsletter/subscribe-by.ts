import type { Subscribe } from '@daily-nest/ui/newsletter-form';
import { sendForm } from './send-form.ts';

/** Returns the function that sends an address to our server, if the site has a newsletter. */
export function subscribeBy(isSent: boolean): Subscribe {
  return isSent ? sendForm : logSubscription;
}

/** Without a newsletter nothing is sent; the address is only logged to the browser's console. */
function logSubscription(email: string) {
  // oxlint-disable-next-line no-console -- nothing is sent, so this is where an owner sees that the form works
  console.debug('newsletter', email);
}
