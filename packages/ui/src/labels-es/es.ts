import type { UiLabels } from '../provider/index.ts';
import * as sets from './sets.ts';

/** All words of the library in Spanish, as a newspaper addresses its readers: usted. */
export const es: UiLabels = { ...sets };
