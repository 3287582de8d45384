import { createContext } from 'react';

/**
 * The figures of the ribbon by age, as HTML, while the server renders a document. In the browser it is empty: the
 * figures already stand in the page, and sending them again for hydration would double them.
 */
export const RibbonFigures = createContext<Readonly<Record<string, string>>>({});
