import type { BrandSpec } from '@daily-nest/ui/theme';

/**
 * Prints a picture in two tones: black becomes the ink of the Harbour Post's own prints, #10344f, and white its paper.
 * Between the two inversions white stays white, so that the tint reaches the dark tones alone.
 */
const oneInk =
  'grayscale(1) brightness(0.95) contrast(1.2) invert(1) brightness(0.78) sepia(0.8) hue-rotate(-16deg) saturate(1.2) invert(1)';

/** The families by name, for design tools, which have no measured fallbacks. */
export const faces = ['"Bricolage Grotesque", system-ui, sans-serif', 'Bitter, Georgia, serif'] as const;

/** The color of the masthead in both schemes, which browsers give to their toolbars. */
export const themeColor = { light: '#0b2f4a', dark: '#050c12' } as const;

/**
 * The look of a harbor's newspaper: the name flush left on paper in a narrow, heavy grotesque, under one navy bar;
 * labels on tabs and kickers in capitals, like signal flags; the headline above its picture; pictures in one
 * blue ink. How its pages are composed is in layout/.
 */
export function harbourPost(bricolage: string, bitter: string): BrandSpec {
  return {
    light: {
      paper: '#f2f5f6',
      raised: '#ffffff',
      sunken: '#e3e9ec',
      ink: '#0f1c26',
      accent: '#0a4f78',
      bright: '#ff7a45',
      masthead: { ground: themeColor.light, ink: '#ffffff', muted: '#b9d2e3' },
      band: { ground: '#0b2f4a', kicker: '#ff9a70' },
      sheet: { ground: '#ff7a45', ink: '#0f1c26', muted: '#0f1c26' },
      action: { ground: '#e3551c', ink: '#0b1620' },
      found: '#ffd8c4',
      focus: { ring: '#d9480f', halo: '#0b1a26' },
      danger: '#a8201a',
      success: '#17603a',
      info: '#0a4f78',
      sections: {
        local: '#a8201a',
        national: '#8a2438',
        world: '#0a5785',
        politics: '#3b4390',
        business: '#4f5410',
        technology: '#33566b',
        automotive: '#5f4a24',
        realEstate: '#76491a',
        health: '#0f6247',
        sports: '#1c6431',
        culture: '#90295c',
        food: '#94410f',
        lifestyle: '#7d4f00',
        opinion: '#5c3d3d',
        archives: '#4f4f4a',
        events: '#6b3f86',
        family: '#0b5f63',
        behavior: '#6b3f86',
        learning: '#1f5196',
        child: '#0f6247',
        community: '#9c3146',
      },
    },
    dark: {
      paper: '#101a21',
      raised: '#1a2730',
      sunken: '#0b1318',
      ink: '#dfe7ea',
      accent: '#7cc0ea',
      bright: '#ff8a5b',
      masthead: { ground: themeColor.dark, ink: '#ffffff', muted: '#a9c0cf' },
      band: { ground: '#050c12', kicker: '#ff9a70' },
      sheet: { ground: '#2e1a10', ink: '#ff9a70', muted: '#f0cdbc' },
      action: { ground: '#ff8a5b', ink: '#101a21' },
      focus: { ring: '#ff8a5b', halo: '#050c12' },
    },
    fonts: {
      display: { stack: bricolage, strong: 800 },
      text: { stack: bitter, strong: 600 },
      ui: { stack: bricolage, weight: 600, strong: 600 },
    },
    textSize: [17, 18],
    typeScale: [1.16, 1.22],
    type: {
      nameplate: { size: [56, 92, 112], leading: 0.88, share: [14.4, 0, 9.7] },
      lead: { size: [40, 48, 56], leading: 0.96 },
      h1: { size: [40, 54, 62], leading: 0.97 },
      label: { size: 15 },
      kicker: { size: 13 },
    },
    headlineLeading: 1.02,
    textLeading: 1.62,
    headlineTracking: [-0.02, -0.014, -0.008],
    kicker: { capitals: true, tracking: 0.07 },
    density: 0.92,
    radius: 2,
    roundel: 0,
    rules: [2, 2, 3, 6],
    masthead: 'flag',
    stripe: 4,
    label: 'tab',
    lead: 'headline',
    // Pictures in one ink, the blue of the masthead; at night on darker paper.
    pictures: {
      light: `${oneInk} brightness(0.96)`,
      dark: `${oneInk} brightness(0.72)`,
    },
    // A large window has wider columns instead of empty margins.
    pageWidth: 1440,
    measure: 640,
  };
}
