/**
 * The ways to connect an ad network: a script that takes the queue itself, Google Publisher Tag, or a page in
 * each frame.
 */
export const adAdapters = ['queue', 'gpt', 'iframe'] as const;
export type AdAdapter = (typeof adAdapters)[number];

/** The ad network of a site, as its pages know it: the settings of the running server that start with AD_. */
export interface AdsConfig {
  adapter: AdAdapter;
  /** The address of the network's script; frames need none. */
  script?: string;
  /** The allowed hashes of the script (Subresource Integrity). */
  integrity?: string;
  /** The path of a slot at Google, or the address of its frame, with `{id}` in it. */
  pattern?: string;
  /** Whether readers are asked before the network loads. */
  asks: boolean;
}

/**
 * How far below the screen a slot may be when its advertisement loads, as the margin of an
 * IntersectionObserver.
 */
export const nearTheScreen = '600px 0px';

/** The key of the reader's choice about advertising in local storage. The privacy page names it. */
export const adChoiceKey = 'adChoice';
