import { createContext } from 'react';

/** The nonce of the page while the server renders it; undefined in the browser, and during development. */
export const NonceContext = createContext<string | undefined>(undefined);
