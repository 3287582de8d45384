/** Connects slots to an ad network. */
export interface Adapter {
  /** Returns whether the network's script has started to work after it loaded. */
  isServed(): boolean;
}
