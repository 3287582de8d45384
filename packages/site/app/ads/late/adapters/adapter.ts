/** How slots reach an ad network. */
export interface Adapter {
  /** Whether the network's script, now that it is loaded, has begun to work. */
  isServed(): boolean;
}
