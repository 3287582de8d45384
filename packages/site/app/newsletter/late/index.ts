/**
 * The starter loads this module, instead of the application, at the first touch of a sign-up form: it sends
 * the form and shows the result. Once the application runs, it handles the forms.
 */
import { signUpInPlace } from '@daily-nest/ui/newsletter-form';
import { startable } from '@daily-nest/ui/start';
import { subscribeBy } from '../subscribe-by.ts';

for (const field of document.querySelectorAll<HTMLInputElement>('[data-module] input[type=email]')) {
  const form = field.form!;
  signUpInPlace(form, subscribeBy(form.method === 'post'));
  // The starter waits for this event, because it may hold a submit.
  startable.ref(form);
}
