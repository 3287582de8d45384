import type { BrandSpec } from '@daily-nest/ui/theme';

/** The color of the masthead in both schemes, which browsers give to their toolbars. */
export const themeColor = { light: '#651530', dark: '#2a0b17' } as const;

/** The families by name, for design tools, which have no measured fallbacks. */
export const faces = ['Alegreya, Georgia, serif', '"Alegreya Sans", system-ui, sans-serif'] as const;

/**
 * The look of a house in the afternoon sun: a wine-red masthead, lime-washed paper, a marigold, and a face that
 * was drawn in Argentina for literature in Spanish.
 */
export function elNido(alegreya: string, sans: string): BrandSpec {
  return {
    light: {
      paper: '#fffcf6',
      raised: '#ffffff',
      sunken: '#f7ece4',
      ink: '#2a161c',
      accent: '#93203f',
      bright: '#f5a524',
      masthead: { ground: themeColor.light, ink: '#fff6ea', muted: '#f3d3d6' },
      band: { ground: '#2f4a3c', ink: '#f4f3e8', muted: '#cfdccb', kicker: '#ffc45c' },
      sheet: { ground: '#f5a524', ink: '#2a161c', muted: '#2a161c' },
      action: { ground: '#c96c15', ink: '#2a161c' },
      link: '#7a1f3d',
      found: '#ffe2a8',
      focus: { ring: '#d26d14', halo: '#2a161c' },
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
        health: '#93203f',
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
      paper: '#1b1114',
      raised: '#2a1a1f',
      sunken: '#140c0e',
      ink: '#f1e6df',
      accent: '#f2a0b0',
      bright: '#f7bb57',
      masthead: { ground: themeColor.dark, ink: '#fff6ea', muted: '#dcb9bf' },
      band: { ground: '#101c16', ink: '#eef0e4', muted: '#bdcbbb', kicker: '#ffc45c' },
      sheet: { ground: '#3a270a', ink: '#f7bb57', muted: '#f0d6ad' },
      action: { ground: '#f7bb57', ink: '#1b1114' },
      focus: { ring: '#f7bb57', halo: '#140c0e' },
    },
    fonts: {
      display: { stack: alegreya, strong: 800 },
      text: { stack: alegreya, strong: 700 },
      ui: { stack: sans, weight: 700, strong: 700 },
    },
    textSize: [18, 19],
    typeScale: [1.17, 1.24],
    type: {
      nameplate: { size: [60, 104, 132], leading: 0.9, share: [15, 0, 10] },
      lead: { size: [40, 50, 60], leading: 1 },
      h1: { size: [39, 52, 62], leading: 1 },
    },
    headlineLeading: 1.06,
    textLeading: 1.55,
    headlineTracking: [-0.016, -0.012, -0.006],
    density: 1,
    radius: 3,
    rules: [1, 2, 4, 8],
    stripe: 4,
    pictures: { light: 'sepia(0.14) saturate(1.12)', dark: 'sepia(0.14) brightness(0.8) saturate(0.95)' },
    measure: 660,
  };
}
