/** The choices of the toolbar. They stand in the address of the page, so a link leads to exactly this state. */
export const brands = [
  { value: 'daily-nest', title: 'The Daily Nest' },
  { value: 'harbour-post', title: 'The Harbour Post' },
  { value: 'wireframe', title: 'Wireframe' },
];

export const schemes = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
];

// Numbers, because the address gives them back as numbers.
export const textSizes = [
  { value: 100, title: 'Text 100 %' },
  { value: 125, title: 'Text 125 %' },
  { value: 150, title: 'Text 150 %' },
  { value: 200, title: 'Text 200 %' },
];

export const directions = [
  { value: 'ltr', title: 'Left to right' },
  { value: 'rtl', title: 'Right to left' },
];

/** Arabic is there for its direction: its words are a sample, those of the stories that show it. */
export const languages = [
  { value: 'en-US', title: 'English' },
  { value: 'es', title: 'Español' },
  { value: 'ar', title: 'العربية' },
];

/** Instead of the story alone: the story in all brands, by day and by night, in the windows of a desk or of phones. */
export const comparisons = [
  { value: 'off', title: 'One look' },
  { value: 'desk', title: 'All looks, desk' },
  { value: 'phone', title: 'All looks, phone' },
];

/** Puts the choices on the document, as a site does. A page of documentation keeps its own direction. */
export function dress(globals: Record<string, unknown>, viewMode: string): void {
  const { documentElement: html } = document;
  html.dataset.brand = String(globals.brand);
  html.dataset.scheme = String(globals.scheme);
  html.dataset.textSize = String(globals.textSize);
  html.dir = viewMode === 'docs' ? 'ltr' : directionOf(globals);
  html.lang = viewMode === 'docs' ? 'en-US' : String(globals.language);
}

/** Arabic runs from the right whatever else is chosen. */
export function directionOf({ language, direction }: Record<string, unknown>): 'ltr' | 'rtl' {
  return language === 'ar' || direction === 'rtl' ? 'rtl' : 'ltr';
}
