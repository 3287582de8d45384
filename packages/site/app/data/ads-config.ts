/** Who brings the advertisements: a script that takes the queue itself, Google Publisher Tag, or a page for each frame. */
export const adAdapters = ['queue', 'gpt', 'iframe'] as const;
export type AdAdapter = (typeof adAdapters)[number];

/** What a page of a site with an ad network knows of it: the settings of the running server that begin with AD_. */
export interface AdsConfig {
  adapter: AdAdapter;
  /** The network's script; frames need none. */
  script?: string;
  /** The hashes that the script must have one of (Subresource Integrity). */
  integrity?: string;
  /** The path of a slot at Google, or the address of its frame, with `{id}` in it. */
  pattern?: string;
  /** Whether a reader is asked before anything of the network's loads. */
  asks: boolean;
}

/** How far below the screen a slot may be for its advertisement to be fetched, as the margin of an IntersectionObserver. */
export const nearTheScreen = '600px 0px';

/** The key of the reader's choice about advertising in local storage. The privacy page names it. */
export const adChoiceKey = 'adChoice';
