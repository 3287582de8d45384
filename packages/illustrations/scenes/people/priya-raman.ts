import { ellipse, line, palette, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

/** Beads of one wire, from left to right. */
function beads(y: number, places: readonly number[]): string {
  return places.map((x) => ellipse(x, y, 42, 66)).join('');
}

export const scene: Scene = {
  kind: 'emblem',
  alt: 'A wooden abacus with beads on four wires',
  focus: [0.5, 0.5],
  layers: [
    sheet(palette.plum, rect(-20, -20, 1040, 1040), 0),
    sheet('#4a2d47', rect(-20, 850, 1040, 190), 8),
    // The back of the frame, the wires, the beads, and the frame's sides.
    sheet('#6f4a69', rect(170, 150, 660, 700, 10), 10),
    sheet(palette.mist, strip('M160 262H840M160 414H840M160 566H840M160 718H840', 12, 'butt'), 5, {
      edge: 0.5,
    }),
    sheet(palette.yolk, beads(262, [250, 338, 426, 640, 728]), 11),
    sheet(palette.robin, beads(414, [262, 476, 564, 652, 740]), 11),
    sheet(palette.coral, beads(566, [250, 338, 426, 514, 740]), 11),
    sheet(palette.paper, beads(718, [272, 360, 576, 664, 752]), 11),
    sheet(palette.kraft, rect(150, 96, 700, 92, 12) + rect(150, 800, 700, 96, 12), 13, {
      marks: line('M180 142H820M180 848H820', 6, '#80502f70'),
    }),
    sheet(palette.box, rect(112, 70, 92, 852, 16, 0.5) + rect(796, 70, 92, 852, 16, -0.5), 14, {
      marks: line('M158 100V890M842 100V890', 6, '#80502f70'),
    }),
  ],
};
