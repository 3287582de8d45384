import type { BrandSpec } from '@daily-nest/ui/theme';

/** The color of the masthead in both schemes, which browsers give to their toolbars. */
export const themeColor = { light: '#1d282f', dark: '#0d1216' } as const;

/**
 * The look. Only these values are needed; the library derives the others and refuses colors that nobody could read. What else a spec
 * may say (rules, corners, kickers, labels) stands in the type.
 */
export function look(display: string, text: string): BrandSpec {
  return {
    light: {
      paper: '#fafaf8',
      raised: '#ffffff',
      sunken: '#eeeeea',
      ink: '#1b1f22',
      accent: '#2c5468',
      bright: '#f0b429',
      masthead: { ground: themeColor.light, ink: '#ffffff', muted: '#c9d2d8' },
      action: { ground: '#e3551c', ink: '#0f1418' },
      focus: { ring: '#d9480f', halo: '#1b1f22' },
      sections: {
        local: '#8f2d20',
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
      paper: '#14191d',
      raised: '#1d2429',
      sunken: '#0f1316',
      ink: '#e3e6e8',
      muted: '#aeb4b9',
      accent: '#8fc3dc',
      bright: '#f5c451',
      masthead: { ground: themeColor.dark, ink: '#ffffff', muted: '#b4bfc6' },
      action: { ground: '#f5c451', ink: '#14191d' },
      focus: { ring: '#f5c451', halo: '#0d1216' },
    },
    fonts: {
      display: { stack: display, strong: 700 },
      text: { stack: text, strong: 700 },
      ui: { stack: text, weight: 700, strong: 700 },
    },
    // Arabic has marks above and below its letters, which are joined: lines stand farther apart, and no space comes between letters.
    textSize: [19, 20],
    headlineLeading: 1.4,
    textLeading: 1.85,
    headlineTracking: [0, 0, 0],
    kicker: { tracking: 0 },
    type: {
      nameplate: { size: [48, 84, 108], leading: 1.2 },
      lead: { size: [36, 46, 54], leading: 1.32 },
      h1: { size: [35, 46, 54], leading: 1.32 },
    },
  };
}
