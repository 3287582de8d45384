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

interface Window {
  /** Where the browser has them: https://www.w3.org/TR/trusted-types/ */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: Record<'createHTML' | 'createScript', (text: string) => string | null>,
    ): void;
  };
}
