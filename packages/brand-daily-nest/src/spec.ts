import type { BrandSpec } from '@daily-nest/ui/theme';

const system =
  '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif';

/** Warm paper, warm ink, deep spruce and a little marigold; a serif for headlines and reading. */
export function dailyNest(newsreader: string): BrandSpec {
  return {
    light: {
      paper: '#fbf7ef',
      raised: '#fffdf8',
      sunken: '#f3ecdf',
      ink: '#221e19',
      accent: '#1f5547',
      bright: '#e8a33d',
      inverse: '#16342c',
      danger: '#a3261f',
      success: '#256035',
      info: '#1d5d86',
      sections: {
        family: '#226350',
        health: '#0b666a',
        behavior: '#7a3f6d',
        learning: '#28588f',
        food: '#9c430d',
        news: '#a32a24',
        world: '#1d5d86',
        politics: '#3f4a86',
        business: '#5c5412',
        technology: '#3a5a68',
        home: '#7d4d1e',
        sports: '#2a682f',
        culture: '#8f2f5f',
        lifestyle: '#805400',
        opinion: '#6e3b2e',
        community: '#a03a4a',
      },
    },
    dark: {
      paper: '#1b1917',
      raised: '#252220',
      sunken: '#141210',
      ink: '#e9e2d6',
      accent: '#86c5ae',
      bright: '#e8a33d',
      inverse: '#10201b',
      link: '#8fcab5',
    },
    fonts: {
      display: { stack: newsreader, strong: 600 },
      text: { stack: newsreader, strong: 600 },
      ui: { stack: system, strong: 600 },
    },
    textSize: [18, 20],
    typeScale: [1.2, 1.28],
    headlineLeading: 1.08,
    textLeading: 1.58,
    headlineTracking: -0.012,
    radius: 2,
    ruleWeight: 3,
  };
}
