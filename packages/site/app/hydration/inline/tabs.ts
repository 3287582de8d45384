/** The inline script of pages with tabs: switches them without the application and without loading a page. */
import { switchTabs } from '@daily-nest/ui/tabs';

switchTabs(window);
