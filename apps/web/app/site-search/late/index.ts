/**
 * What the starter fetches with the first touch of the site's search, instead of the application: suggestions need no more. Once the
 * application runs, it takes the field over.
 */
import { suggestBelow } from '@daily-nest/ui/search-field';
import { askForSuggestions } from '../askForSuggestions.ts';

const form = document.querySelector<HTMLFormElement>('form:has([data-suggestions])');
if (form) suggestBelow(form, askForSuggestions);
