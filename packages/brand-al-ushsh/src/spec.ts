import type { BrandSpec } from '@daily-nest/ui/theme';

/** The color of the masthead in both schemes, which browsers give to their toolbars. */
export const themeColor = { light: '#0b3a47', dark: '#061a20' } as const;

/** The families by name, for design tools, which have no measured fallbacks. */
export const faces = ['"El Messiri", serif', '"Noto Naskh Arabic", serif'] as const;

/**
 * The look of a tiled courtyard: a masthead of deep turquoise, cool white paper, saffron, and headlines in a face
 * whose strokes come from the reed pen. Lines stand farther apart, because Arabic has marks above and below.
 */
export function alUshsh(messiri: string, naskh: string): BrandSpec {
  return {
    light: {
      paper: '#fbfdfd',
      raised: '#ffffff',
      sunken: '#e8f1f2',
      ink: '#10262c',
      accent: '#0f4c5c',
      bright: '#e9b949',
      masthead: { ground: themeColor.light, ink: '#f5fbfb', muted: '#c3dde2' },
      band: { ground: '#3d2f1a', ink: '#f7f1e4', muted: '#dccfb5', kicker: '#f0c75e' },
      sheet: { ground: '#e9b949', ink: '#10262c', muted: '#10262c' },
      action: { ground: '#c9701f', ink: '#0a1417' },
      link: '#0b5566',
      found: '#ffe2a8',
      focus: { ring: '#cf6d16', halo: '#10262c' },
      danger: '#a3261f',
      success: '#2a5f3d',
      info: '#274f6b',
      sections: {
        local: '#8c3b12',
        national: '#7d2a3e',
        world: '#1c5478',
        politics: '#454287',
        business: '#5a5210',
        technology: '#35566a',
        automotive: '#6a4526',
        realEstate: '#7c4a1d',
        health: '#0b5566',
        sports: '#2a6330',
        culture: '#86305c',
        food: '#8f4a00',
        lifestyle: '#7a4f00',
        opinion: '#6e3b2e',
        archives: '#54504a',
        events: '#6b3f7c',
        family: '#7a4f00',
        behavior: '#6b3f7c',
        learning: '#274f6b',
        child: '#2f5d3f',
        community: '#8f2c44',
      },
    },
    dark: {
      paper: '#0c171a',
      raised: '#142529',
      sunken: '#081012',
      ink: '#e4eded',
      accent: '#83c6d4',
      bright: '#f0c75e',
      masthead: { ground: themeColor.dark, ink: '#f5fbfb', muted: '#a9c9cf' },
      band: { ground: '#1a1408', ink: '#f2ead9', muted: '#cfc2a6', kicker: '#f0c75e' },
      sheet: { ground: '#33270b', ink: '#f0c75e', muted: '#f0d6ad' },
      action: { ground: '#f0c75e', ink: '#0c171a' },
      focus: { ring: '#f0c75e', halo: '#081012' },
    },
    fonts: {
      display: { stack: messiri, strong: 700 },
      text: { stack: naskh, strong: 700 },
      ui: { stack: naskh, weight: 700, strong: 700 },
    },
    textSize: [19, 20],
    typeScale: [1.15, 1.22],
    type: {
      nameplate: { size: [64, 108, 136], leading: 1.2, share: [15, 0, 10] },
      lead: { size: [36, 46, 54], leading: 1.32 },
      h1: { size: [35, 46, 54], leading: 1.32 },
    },
    headlineLeading: 1.4,
    textLeading: 1.85,
    // Letters of a word are joined: no space may come between them.
    headlineTracking: [0, 0, 0],
    kicker: { tracking: 0 },
    density: 1.05,
    radius: 0,
    rules: [1, 2, 3, 8],
    stripe: 4,
    pictures: { light: 'saturate(0.92)', dark: 'brightness(0.8) saturate(0.85)' },
    measure: 660,
  };
}
