import { sectionNames } from './names.ts';
import type { BrandSpec, PaletteSpec } from './spec.ts';

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const gray = '#595959';

/**
 * A gray brand without character. The contract is derived from it. A component that looks branded with it
 * uses a value of its own instead of a token.
 */
export const wireframe: BrandSpec = {
  light: {
    paper: '#ffffff',
    raised: '#fafafa',
    sunken: '#f0f0f0',
    ink: '#1a1a1a',
    accent: '#404040',
    bright: '#bdbdbd',
    masthead: { ground: '#e0e0e0' },
    danger: '#404040',
    success: '#404040',
    info: '#404040',
    sections: Object.fromEntries(sectionNames.map((name) => [name, gray])) as PaletteSpec['sections'],
  },
  dark: { paper: '#1a1a1a', ink: '#e6e6e6' },
  fonts: { display: { stack: system, strong: 700 }, text: { stack: system }, ui: { stack: system } },
  // Limited by the window, so that larger text leaves room for the notices beside it.
  type: { nameplate: { size: [47, 64, 85], share: [12.2, 8.4, 6.7] } },
  headlineTracking: [0, 0, 0],
  radius: 0,
};
