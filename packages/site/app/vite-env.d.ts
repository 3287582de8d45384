/// <reference types="vite/client" />

interface ImportMetaEnv {
  /**
   * `eager` starts the application with every page that has one, as React Router does by default; `always`,
   * for development, also on pages that have none.
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
  /** Set by the first code that registers the service worker: the page's own module, or the application. */
  workerRegistered?: true;

  /** Set by the first of the same two that offers to read aloud. */
  offersListening?: true;

  /** Undefined in browsers without Trusted Types: https://www.w3.org/TR/trusted-types/ */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: Partial<Record<TrustedKind, (text: string) => string | null>>,
    ): Partial<Record<TrustedKind, (text: string) => string>>;
  };
}
