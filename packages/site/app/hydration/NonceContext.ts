import { createContext } from 'react';

/** The nonce of the page being rendered on the server; undefined in the browser, and while developing. */
export const NonceContext = createContext<string | undefined>(undefined);
