/** How a component is used, for its page. A check compares it with the component: packages/checks/src/stories/usage.ts. */
export interface Usage {
  /** The entry of the package, a folder of packages/ui/src. */
  entry: string;
  /** What for, in a sentence or two. Words between backticks are names of the code. */
  purpose: string;
  /** When not, each with what to take instead. */
  whenNot: string[];
  /** Stories as pictures of what to do, and of what is easily done wrong. */
  examples: { story: string; do: boolean; text: string }[];
  /** Its parts from the outside in, by `data-part`, role or element. */
  anatomy: { part: string; what: string }[];
  /**
   * Stories that the page shows under the pointer, with the focus and pressed: its variants, and states such as disabled. Those of a
   * `wide` component stand below each other. A component without an answer to the pointer has none.
   */
  matrix?: { stories: string[]; wide?: boolean };
  /** What keys do: by the browser, by code of the component, or by that of a component or an entry it is made of, by its name. */
  keys: { keys: string[]; does: string; by: 'browser' | 'component' | Capitalize<string> }[];
  /** What a screen reader says. */
  reader: string[];
  /** What the tokens of color color, which a brand sets. */
  colors: Record<string, string>;
  /** Titles of what is near, `Input/ButtonLink`, with when to take it. */
  related: Record<string, string>;
}
