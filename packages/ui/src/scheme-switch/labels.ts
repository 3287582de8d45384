/** The texts of SchemeSwitch. */
export const english = {
  /** The accessible name of the button. */
  button: 'Display',
  /** The first group. */
  scheme: 'Theme',
  /** The device's theme. */
  automatic: 'Automatic',
  /** The light theme. */
  light: 'Light',
  /** The dark theme. */
  dark: 'Dark',
  /** The second group. */
  textSize: 'Text size',
  /** The magazine's own size. */
  normal: 'Normal',
  /** A larger one. */
  large: 'Large',
  /** The largest one. */
  largest: 'Largest',
};

export type SchemeSwitchLabels = typeof english;
