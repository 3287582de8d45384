/** The inline script of pages with tabs: it switches them without the application and without loading a new page. */
import { switchTabs } from '@daily-nest/ui/tabs';

switchTabs(window);
