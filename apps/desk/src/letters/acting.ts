/** How the parts of the page do something: one thing at a time, and then all is asked for again. */
export interface Acting {
  busy: boolean;
  /** Says the words when it is done. Returns whether it was. */
  act: (work: () => Promise<unknown>, words: string) => Promise<boolean>;
}
