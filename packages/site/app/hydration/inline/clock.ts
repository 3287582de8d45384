/** The inline script of a front page with a house: its hour, before the first paint. */
import { followClock } from '../follow-clock.ts';

followClock(document);
