/**
 * Loaded by the starter on the first touch of the site's search, instead of the application: suggestions need
 * no more. Once the application runs, it handles the field.
 */
import { suggestPages } from '../suggest-pages.ts';

const form = document.querySelector<HTMLFormElement>('form:has([data-suggestions])');
if (form) suggestPages(form);
