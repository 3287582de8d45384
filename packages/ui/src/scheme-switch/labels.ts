/** The words of theme and text size. */
export const english = {
  /** Name of the button. */
  button: 'Display',
  /** The first question. */
  scheme: 'Theme',
  /** As the device has it. */
  automatic: 'Automatic',
  /** By day. */
  light: 'Light',
  /** By night. */
  dark: 'Dark',
  /** The second question. */
  textSize: 'Text size',
  /** The size of the magazine. */
  normal: 'Normal',
  /** A larger one. */
  large: 'Large',
  /** The largest one. */
  largest: 'Largest',
};

export type SchemeSwitchLabels = typeof english;
