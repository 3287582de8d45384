import type { UiLabels } from '../provider/index.ts';
import * as sets from './sets.ts';

/** All texts of the library in Spanish, with the formal "usted" of newspapers. */
export const es: UiLabels = { ...sets };
