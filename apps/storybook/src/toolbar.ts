/**
 * The choices of the toolbar. They are part of the page's address, so that a link leads to exactly this
 * state.
 */
export const brands = [
  { value: 'daily-nest', title: 'The Daily Nest' },
  { value: 'harbour-post', title: 'The Harbour Post' },
  { value: 'wireframe', title: 'Wireframe' },
];

export const schemes = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
];

// Numbers, because the address returns numbers; the type of Storybook's toolbar knows texts alone.
export const textSizes = [
  { value: 100, title: 'Text 100 %' },
  { value: 125, title: 'Text 125 %' },
  { value: 150, title: 'Text 150 %' },
  { value: 200, title: 'Text 200 %' },
] as unknown as { value: string; title: string }[];

export const directions = [
  { value: 'ltr', title: 'Left to right' },
  { value: 'rtl', title: 'Right to left' },
];

/** Arabic is for testing the direction: its texts are a sample of the stories. */
export const languages = [
  { value: 'en-US', title: 'English' },
  { value: 'es', title: 'Español' },
  { value: 'ar', title: 'العربية' },
];

/**
 * Instead of the story alone: the story in all brands, in light and dark, in the windows of a desktop or of
 * phones.
 */
export const comparisons = [
  { value: 'off', title: 'One look' },
  { value: 'desk', title: 'All looks, desk' },
  { value: 'phone', title: 'All looks, phone' },
];

/** Applies the choices to the document, as a site does. A documentation page keeps its own direction. */
export function applyToolbar(globals: Record<string, unknown>, viewMode: string): void {
  const { documentElement: html } = document;
  html.dataset.brand = String(globals.brand);
  html.dataset.scheme = String(globals.scheme);
  html.dataset.textSize = String(globals.textSize);
  html.dir = viewMode === 'docs' ? 'ltr' : directionOf(globals);
  html.lang = viewMode === 'docs' ? 'en-US' : String(globals.language);
}

/** Returns the direction; Arabic is always right to left. */
export function directionOf({ language, direction }: Record<string, unknown>): 'ltr' | 'rtl' {
  return language === 'ar' || direction === 'rtl' ? 'rtl' : 'ltr';
}
