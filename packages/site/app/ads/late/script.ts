import type { AdsConfig } from '../../data/ads-config.ts';

/** Loads the network's script, if it has one. False when it is not there, or is not the one that was agreed on. */
export function loadScript({ script, integrity }: AdsConfig): Promise<boolean> {
  if (!script) return Promise.resolve(true);
  return new Promise((resolve) => {
    const element = document.createElement('script');
    element.async = true;
    if (integrity) {
      element.integrity = integrity;
      // Without it a browser may not compare.
      element.crossOrigin = 'anonymous';
    }
    element.addEventListener('load', () => resolve(true));
    element.addEventListener('error', () => resolve(false));
    element.src = script;
    document.head.append(element);
  });
}
