/// <reference types="google-publisher-tag" />
import { type AdConsent, type AdRequest, takeQueue } from '../queue.ts';
import type { Adapter } from './adapter.ts';
import { fill } from './pattern.ts';

/** The common sizes of advertisements: https://www.iab.com/guidelines/iab-new-ad-portfolio/ */
const sizes: [width: number, height: number][] = [
  [970, 250],
  [970, 90],
  [728, 90],
  [336, 280],
  [300, 600],
  [300, 250],
  [320, 100],
  [320, 50],
  [300, 50],
];

/**
 * The adapter for Google Publisher Tag. Each slot is an ad unit whose path follows the pattern, with all
 * sizes that fit its box. Advertisements load in sandboxed frames of another origin (SafeFrame) and may not
 * expand.
 */
export function gpt(pattern: string): Adapter {
  // Google's script runs the commands of this queue when it loads.
  const tag = ((window as { googletag?: Partial<typeof googletag> }).googletag ??= {
    cmd: [],
  }) as typeof googletag;
  const shown = new Map<googletag.Slot, AdRequest>();
  let isSetUp = false;

  takeQueue((request) => {
    tag.cmd.push(() => {
      if (request.signal.aborted) return;
      if (!isSetUp) setUp(request.consent, shown);
      isSetUp = true;
      show(request, fill(pattern, request), shown);
    });
  });
  return { isServed: () => tag.apiReady === true };
}

function setUp({ personalized, gpc }: AdConsent, shown: ReadonlyMap<googletag.Slot, AdRequest>) {
  const service = googletag.pubads();
  service.disableInitialLoad();
  service.setForceSafeFrame(true);
  service.setSafeFrameConfig({ sandbox: true, allowOverlayExpansion: false, allowPushExpansion: false });
  service.setPrivacySettings({ nonPersonalizedAds: !personalized, restrictDataProcessing: gpc });
  // The event fires again whenever the network refreshes a slot.
  service.addEventListener('slotRenderEnded', ({ slot, isEmpty }) => {
    shown.get(slot)?.onState(isEmpty ? 'empty' : 'filled');
  });
  googletag.enableServices();
}

function show(request: AdRequest, path: string, shown: Map<googletag.Slot, AdRequest>) {
  const { box, width, height, signal, onState } = request;
  const element = document.createElement('div');
  element.id = `daily-nest-ad-${request.id}`;
  box.replaceChildren(element);
  const fitting = sizes.filter(([wide, high]) => wide <= width && high <= height);
  const slot = googletag.defineSlot(path, fitting, element.id);
  if (!slot) {
    onState('refused');
    return;
  }
  shown.set(slot, request);
  signal.addEventListener('abort', () => {
    shown.delete(slot);
    googletag.destroySlots([slot]);
  });
  slot.addService(googletag.pubads());
  googletag.display(element.id);
  googletag.pubads().refresh([slot]);
}
