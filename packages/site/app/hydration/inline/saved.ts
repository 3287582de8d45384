/** The inline script of the page `/saved`: what this browser keeps is listed without the application, and without a network. */
import { savedList } from '../../offline/saved-list.ts';

document.addEventListener('DOMContentLoaded', () => savedList(document));
