/// <reference types="vite/client" />

interface ImportMetaEnv {
  /**
   * `eager` makes every page that has an application start it at once, the stock way; `always`, while developing, those too that
   * else have none.
   */
  readonly VITE_START?: 'eager' | 'always';
}

declare module 'virtual:inline-script/*' {
  const text: string;
  export default text;
}

declare module 'virtual:late-script/*' {
  const address: string;
  export default address;
}

type TrustedKind = 'createHTML' | 'createScript' | 'createScriptURL';

interface Window {
  /** Set by whichever registers the service worker first: the page's own module, or the application. */
  workerRegistered?: true;

  /** Set by the first of the same two who offers to read aloud. */
  offersListening?: true;

  /** Where the browser has them: https://www.w3.org/TR/trusted-types/ */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: Partial<Record<TrustedKind, (text: string) => string | null>>,
    ): Partial<Record<TrustedKind, (text: string) => string>>;
  };
}
