/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `eager` makes every page start its application at once, the stock way. */
  readonly VITE_START?: 'eager';
}

declare module 'virtual:inline-script/*' {
  const text: string;
  export default text;
}
