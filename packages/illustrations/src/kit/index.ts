export { hours } from './clock.ts';
export { ground } from './ground.ts';
export { cradle, grasp, grip, hold, palm, pinch, point, press } from './hands.ts';
export { lettering } from './lettering.ts';
export { palette } from './palette.ts';
export { profile, profileHair } from './profile.ts';
export { roundel } from './roundel.ts';
export {
  circle,
  ellipse,
  leaf,
  leafShape,
  line,
  octagon,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from './shapes.ts';
export { sneaker } from './sneaker.ts';
export { signing } from './signs.ts';
