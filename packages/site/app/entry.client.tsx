import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardMarkup } from './hydration/guard-markup.ts';
import { lendFonts } from './hydration/inline/lend-fonts.ts';
import { faultHandlers, watchForFaults } from './hydration/broken-pages.ts';

watchForFaults();
// For frames of later pages; the first page may have had none.
lendFonts(window);

guardMarkup();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    faultHandlers,
  );
});
