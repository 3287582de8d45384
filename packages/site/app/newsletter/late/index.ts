/**
 * What the starter fetches with the first touch of a sign-up, instead of the application: to send a form and say what came of it
 * needs no more. Once the application runs, it takes the forms over.
 */
import { signUpInPlace } from '@daily-nest/ui/newsletter-form';
import { startable } from '@daily-nest/ui/start';
import { subscribeBy } from '../subscribe-by.ts';

for (const field of document.querySelectorAll<HTMLInputElement>('[data-module] input[type=email]')) {
  const form = field.form!;
  signUpInPlace(form, subscribeBy(form.method === 'post'));
  // Tells the starter, which may hold a submit.
  startable.ref(form);
}
