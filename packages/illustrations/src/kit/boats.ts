/** Boats in one ink, seen from the side; the waterline is at 0 0. */
import type { Sheet } from '../scene.ts';
import { print, type Tone } from './print.ts';
import { circle, path, placed, rect, strip } from './shapes.ts';

interface Inks {
  hull?: Tone;
  light?: Tone;
}

/** A fishing boat with its bow to the right, about 430 wide and 290 high. */
export function trawler(transform: string, { hull = 'ink', light = 'paper' }: Inks = {}): Sheet[] {
  const part = (tone: Tone, shape: string, edge = 1) => print(tone, placed(shape, transform), { edge });
  return [
    part(hull, strip('M-52 -50V-286M-52 -96L-182 -214M96 -150V-232', 8), 0.5),
    part(hull, strip('M-52 -280L214 -108M-52 -280L-196 -74M-182 -214L-190 -74M96 -228L60 -160', 3), 0.3),
    part(hull, path('M-52 -288L-112 -272L-52 -256Z')),
    part(hull, rect(10, -152, 112, 100) + rect(-2, -168, 140, 18, 4)),
    part(light, rect(24, -138, 24, 32, 3) + rect(56, -138, 24, 32, 3) + rect(88, -138, 22, 32, 3)),
    part(hull, circle(-134, -82, 32) + rect(-176, -84, 84, 30)),
    part(light, circle(-134, -82, 12)),
    part(hull, path('M-206 -78Q-60 -44 84 -62Q164 -76 226 -120Q214 -44 172 4H-186Q-202 -30 -206 -78Z')),
    part(light, strip('M-196 -54Q-60 -22 86 -40Q160 -54 212 -88', 6), 0.5),
    part(light, circle(160, -58, 7) + rect(-120, -34, 66, 9, 4)),
  ];
}

/** A row of windows. */
const row = (count: number, x: number, step: number, y: number, width: number, height: number) =>
  Array.from({ length: count }, (_, i) => rect(x + i * step, y, width, height, 4)).join('');

/** A ferry for cars, the same at both ends, about 760 wide and 320 high. */
export function ferry(transform: string, { hull = 'ink', light = 'paper' }: Inks = {}): Sheet[] {
  const part = (tone: Tone, shape: string, edge = 1) => print(tone, placed(shape, transform), { edge });
  return [
    part(hull, strip('M-16 -262V-340M-60 -312H28', 7), 0.5),
    part(hull, rect(96, -300, 66, 100, 4)),
    part(light, rect(96, -276, 66, 18)),
    part('middle', path('M-250 -206H250L236 -142H-236Z')),
    part(light, row(9, -214, 49, -190, 34, 30)),
    part(hull, rect(-270, -214, 540, 14, 5)),
    part('middle', rect(-66, -262, 126, 52, 6)),
    part(light, row(3, -52, 36, -250, 26, 26)),
    part(hull, rect(-80, -274, 154, 14, 5)),
    part(hull, path('M-344 -146H344V-70H-344Z')),
    part(light, row(6, -300, 104, -124, 80, 48)),
    part('middle', row(6, -292, 104, -104, 56, 28)),
    part(hull, path('M-392 -84H392L340 6H-340Z')),
    part(light, strip('M-372 -58H372', 7), 0.5),
    part(hull, strip('M-344 -146L-392 -84M344 -146L392 -84', 12), 0.5),
  ];
}

/** An open boat with its bow to the right, about 200 wide, with its oars in. */
export function dinghy(transform: string, { hull = 'ink', light = 'paper' }: Inks = {}): Sheet[] {
  const part = (tone: Tone, shape: string, edge = 1) => print(tone, placed(shape, transform), { edge });
  return [
    part(hull, strip('M-60 -46L70 -80', 6), 0.5),
    part(hull, path('M-100 -44Q-10 -28 112 -58Q96 -14 66 4H-78Q-96 -14 -100 -44Z')),
    part(light, strip('M-92 -28Q0 -12 96 -38', 5), 0.5),
  ];
}
