import type { AdsConfig } from '../../data/ads-config.ts';

/**
 * Loads the network's script, if it has one. Resolves to false if it cannot be loaded, or its hash is not the
 * one in the settings.
 */
export function loadScript({ script, integrity }: AdsConfig): Promise<boolean> {
  if (!script) return Promise.resolve(true);
  return new Promise((resolve) => {
    const element = document.createElement('script');
    element.async = true;
    if (integrity) {
      element.integrity = integrity;
      // Without CORS a browser cannot check the hash.
      element.crossOrigin = 'anonymous';
    }
    element.addEventListener('load', () => resolve(true));
    element.addEventListener('error', () => resolve(false));
    element.src = script;
    document.head.append(element);
  });
}
