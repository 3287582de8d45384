/** The words of theme and text size. */
export interface SchemeSwitchLabels {
  /** Name of the button. */
  button: string;
  /** The first question. */
  scheme: string;
  /** As the device has it. */
  automatic: string;
  /** By day. */
  light: string;
  /** By night. */
  dark: string;
  /** The second question. */
  textSize: string;
  /** The size of the magazine. */
  normal: string;
  /** A larger one. */
  large: string;
  /** The largest one. */
  largest: string;
}

export const english: SchemeSwitchLabels = {
  button: 'Display',
  scheme: 'Theme',
  automatic: 'Automatic',
  light: 'Light',
  dark: 'Dark',
  textSize: 'Text size',
  normal: 'Normal',
  large: 'Large',
  largest: 'Largest',
};
