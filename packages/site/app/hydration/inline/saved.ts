/**
 * The inline script of `/saved`: lists the saved pieces of this browser, without the application and without
 * a network.
 */
import { savedList } from '../../offline/saved-list.ts';

document.addEventListener('DOMContentLoaded', () => savedList(document));
