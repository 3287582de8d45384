/** The inline script of `/saved`: it lists what this browser has saved, without the application and without a network. */
import { savedList } from '../../offline/saved-list.ts';

document.addEventListener('DOMContentLoaded', () => savedList(document));
