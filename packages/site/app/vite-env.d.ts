/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `eager` makes every page start its application at once, the stock way. */
  readonly VITE_START?: 'eager';
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
  /** Set by the first of those who have the worker look after what is read here: the page's own module, or the application. */
  keepsReading?: true;

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
