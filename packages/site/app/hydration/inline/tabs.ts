/** The inline script of pages with tabs: a reader who only reads on has them switched without the application, and without a new page. */
import { switchTabs } from '@daily-nest/ui/tabs';

switchTabs(window);
