import { moved, raised, sheet, copy } from '../src/fold-outs/paper.ts';
import { arrow, card, cut, ellipse, rect, strip } from '../src/fold-outs/scissors.ts';
import type { Drawings } from '../src/fold-outs/types.ts';
import { grip, press } from './shared/hands.ts';

/** A lunchbox from the front: 280 wide, its upper left corner at 0 0. */
const box =
  sheet('brick', card(0, 0, 280, 104, 16)) +
  sheet('coral', rect(0, 22, 280, 12)) +
  sheet('yolk', card(120, 12, 40, 34, 6));

/** A pack of ice: 260 wide, its upper left corner at 0 0. */
const ice =
  sheet('navy', card(0, 0, 260, 56, 14)) +
  sheet('egg', card(8, 8, 244, 40, 10)) +
  sheet(
    'navy',
    strip('M130 12L130 44', 5),
    strip('M116 20L144 36', 5),
    strip('M144 20L116 36', 5),
    strip('M60 28L90 28', 5),
    strip('M170 28L200 28', 5),
  );

/** An insulated jar at 0 0, its foot at y = 200. */
const jar =
  sheet('slate', card(-66, 20, 132, 180, 14)) +
  sheet('teal', rect(-66, 70, 132, 84)) +
  sheet('mist', rect(-44, 30, 12, 160, 0.6));

const grape =
  sheet('plum', ellipse(0, 0, 44, 58)) +
  sheet('mauve', ellipse(-12, -16, 14, 22)) +
  sheet('wood', strip('M0 -56L6 -78', 8));
const half =
  sheet('plum', cut('M0 -58C-58 -50 -58 50 0 58Z')) + sheet('egg', cut('M-4 -46C-34 -36 -34 36 -4 46Z'));
const quarter =
  sheet('plum', cut('M0 -58C-40 -48 -46 40 -10 58L8 10Z')) +
  sheet('egg', cut('M-2 -44C-22 -34 -28 24 -12 42L2 8Z'));

const steam = (x: number, y: number) =>
  sheet(
    'white',
    strip(`M${x} ${y}C${x - 22} ${y - 24} ${x + 18} ${y - 40} ${x - 4} ${y - 70}`, 11),
    strip(`M${x + 34} ${y}C${x + 14} ${y - 20} ${x + 50} ${y - 34} ${x + 30} ${y - 58}`, 10),
  );

const bubbles = (...places: [x: number, y: number, r: number][]) =>
  sheet('white', ...places.map(([x, y, r]) => ellipse(x, y, r)));

const table = sheet('kraft', rect(-20, 400, 680, 100));

export const aLunchbox: Drawings = {
  shapes: { box, ice, jar, press, grip },
  steps: [
    // Two hands in soap under running water.
    raised(
      sheet('slate', strip('M320 -20V60', 46, 'straight'), card(280, 40, 80, 34, 8)) +
        sheet('robin', rect(300, 70, 40, 190)),
    ) +
      copy('press', 'translate(250 250) rotate(12) scale(1.1)', 'two', 'gold') +
      copy('press', 'matrix(-1.1 .2 .2 1.1 392 300)', 'two', 'gold') +
      raised(
        bubbles(
          [250, 330, 34],
          [300, 356, 44],
          [356, 338, 36],
          [398, 372, 24],
          [216, 366, 22],
          [330, 300, 20],
        ),
      ) +
      sheet('robin', ellipse(284, 340, 10), ellipse(346, 326, 9), ellipse(244, 320, 8)) +
      raised(sheet('slate', cut('M60 420H580L556 490H84Z'))),
    // Last night's supper and the box in a cold refrigerator.
    raised(
      sheet('slate', card(90, 10, 300, 490, 18)) +
        sheet('mist', card(110, 30, 260, 480, 10)) +
        sheet('slate', rect(110, 176, 260, 10), rect(110, 330, 260, 10)),
    ) +
      raised(
        sheet('cream', cut('M396 14L560 -10V510L396 500Z')) + sheet('slate', card(522, 190, 16, 120, 6)),
      ) +
      raised(
        sheet('white', cut('M146 60H170L178 90V174H138V90Z')) +
          sheet('robin', rect(138, 116, 40, 34)) +
          sheet('leaf', ellipse(222, 142, 32), ellipse(262, 148, 26)) +
          sheet('coral', ellipse(322, 142, 34)) +
          sheet('wood', strip('M322 110L328 96', 7)),
      ) +
      copy('box', 'translate(124 236) scale(.84)') +
      raised(
        sheet('yolk', card(136, 384, 120, 60, 10)) +
          sheet('white', rect(132, 376, 128, 16)) +
          sheet('coral', card(276, 400, 76, 44, 8)) +
          sheet('white', rect(272, 392, 84, 14)),
      ) +
      raised(
        sheet('white', card(430, 60, 60, 240, 26)) +
          sheet('brick', ellipse(460, 264, 22), strip('M460 262V206', 14)) +
          sheet(
            'slate',
            rect(440, 100, 16, 5, 0.5),
            rect(440, 134, 16, 5, 0.5),
            rect(440, 168, 16, 5, 0.5),
            rect(440, 202, 16, 5, 0.5),
          ),
      ),
    // A grape, cut lengthwise in half, and again.
    raised(
      sheet('kraft', card(20, 170, 600, 290, 30)) +
        sheet('wood', rect(60, 236, 520, 4), rect(60, 330, 520, 4), rect(60, 414, 520, 4)),
    ) +
      raised(moved('translate(116 316)', grape)) +
      sheet('brick', arrow('M176 318L216 318', 14), arrow('M380 318L420 318', 14)) +
      raised(moved('translate(292 316)', half), moved('matrix(-1 0 0 1 306 316)', half)) +
      raised(
        moved('translate(484 262) scale(.84)', quarter),
        moved('matrix(-.84 0 0 .84 500 262)', quarter),
        moved('matrix(.84 0 0 -.84 484 382)', quarter),
        moved('matrix(-.84 0 0 -.84 500 382)', quarter),
      ) +
      raised(
        sheet('mist', cut('M80 60L420 40V100C340 130 180 130 80 60Z')) +
          sheet('wood', card(414, 36, 190, 62, 18)) +
          sheet('kraft', ellipse(470, 66, 8), ellipse(540, 66, 8)),
      ),
    // The open box from above: a main, fruit, vegetables, crackers; and water.
    raised(
      sheet('brick', card(30, 40, 460, 400, 34)) +
        sheet('cream', card(52, 62, 238, 188, 18), card(52, 264, 150, 154, 18)) +
        sheet('mist', card(304, 62, 164, 188, 18), card(216, 264, 252, 154, 18)),
    ) +
      raised(
        sheet('kraft', cut('M72 82H186L72 196Z'), cut('M204 82H272V226H128Z')) +
          sheet('sand', cut('M84 94H158L84 168Z'), cut('M206 98H260V214H152Z')) +
          sheet('leaf', strip('M72 200L190 80', 10), strip('M124 226L204 78', 10)) +
          sheet('coral', strip('M86 204L202 86', 5)),
      ) +
      raised(
        sheet(
          'brick',
          cut('M322 120C330 76 410 76 420 120Z'),
          cut('M360 178C366 136 446 136 454 178Z'),
          cut('M320 230C326 190 400 190 408 230Z'),
        ),
        sheet(
          'cream',
          cut('M334 118C344 92 396 92 406 118Z'),
          cut('M372 176C382 152 430 152 440 176Z'),
          cut('M332 228C342 206 386 206 396 228Z'),
        ),
      ) +
      raised(
        sheet('moss', ellipse(100, 312, 32), ellipse(152, 340, 32), ellipse(102, 374, 32)),
        sheet('egg', ellipse(100, 312, 24), ellipse(152, 340, 24), ellipse(102, 374, 24)),
        sheet('leaf', ellipse(100, 312, 9), ellipse(152, 340, 9), ellipse(102, 374, 9)),
      ) +
      raised(
        sheet(
          'yolk',
          card(240, 288, 60, 60, 6),
          card(312, 300, 60, 60, 6),
          card(386, 286, 60, 60, 6),
          card(276, 350, 60, 50, 6),
          card(354, 358, 60, 46, 6),
        ),
      ) +
      raised(
        sheet('teal', card(520, 110, 96, 330, 26)) +
          sheet('deep', card(536, 50, 64, 70, 14)) +
          sheet('robin', rect(520, 220, 96, 90)),
      ),
    // Small hands open the lid without help.
    table +
      raised(
        sheet('coral', cut('M150 222L120 60L420 20L470 214Z')) +
          sheet('brick', cut('M150 222L138 196L456 184L470 214Z')) +
          sheet('brick', card(130, 220, 360, 190, 24)) +
          sheet('cream', cut('M150 222H470L452 250H168Z')),
      ) +
      raised(
        sheet('leaf', ellipse(230, 236, 30, 20)),
        sheet('sand', cut('M270 244L310 204L350 244Z')),
        sheet('coral', ellipse(396, 236, 26, 20)),
      ) +
      sheet('brick', rect(130, 246, 360, 40)) +
      sheet('yolk', card(280, 240, 60, 52, 8)) +
      copy('grip', 'translate(432 92) rotate(8) scale(.86)', 'three', 'blue') +
      copy('grip', 'matrix(-.86 .1 .1 .86 150 330)', 'three', 'blue'),
    // The box between two packs of ice, in an insulated bag.
    table +
      raised(
        sheet('navy', strip('M230 60C230 -10 410 -10 410 60', 26)) +
          sheet('teal', card(110, 50, 420, 390, 34)) +
          sheet('deep', rect(110, 92, 420, 12)) +
          sheet('mist', card(146, 118, 348, 296, 20)),
      ) +
      copy('ice', 'translate(190 140)') +
      copy('box', 'translate(180 212)') +
      copy('ice', 'translate(190 334)'),
    // Boiling water warms the jar; then it is emptied, filled with hot food and closed.
    table +
      copy('jar', 'translate(190 216)') +
      raised(sheet('mist', rect(136, 214, 108, 26)), sheet('robin', rect(182, 126, 16, 100, 0.8))) +
      raised(
        sheet(
          'navy',
          strip('M306 40C372 10 404 60 380 120', 20),
          cut('M216 60L300 52C316 40 372 52 384 80L400 166H236L230 110L180 130L172 112Z'),
        ),
        sheet('yolk', ellipse(318, 46, 13)),
      ) +
      steam(118, 190) +
      raised(sheet('brick', arrow('M288 322L352 322', 18))) +
      copy('jar', 'translate(480 216)') +
      raised(sheet('brick', card(408, 176, 144, 62, 16)), sheet('coral', rect(408, 196, 144, 12))),
    // What came home warm goes into the bin; the box is washed.
    raised(
      sheet('slate', cut('M30 210H230L210 470H50Z')) +
        sheet('ink', card(20, 182, 220, 38, 10)) +
        sheet('mist', strip('M90 250L96 440', 9), strip('M130 250V440', 9), strip('M170 250L164 440', 9)),
    ) +
      raised(
        sheet('sand', cut('M96 60L170 50L160 124L108 128Z')),
        sheet('coral', cut('M92 44L174 34L172 62L94 72Z'), cut('M106 118L164 112L166 136L108 140Z')),
      ) +
      sheet('brick', arrow('M210 70C230 90 220 120 196 150', 14)) +
      raised(sheet('robin', cut('M270 340C360 320 560 320 660 340V500H270Z'))) +
      copy('box', 'translate(308 236) rotate(-4)') +
      raised(
        bubbles(
          [310, 352, 40],
          [370, 372, 50],
          [448, 362, 46],
          [528, 374, 52],
          [604, 356, 40],
          [340, 400, 40],
          [560, 410, 40],
          [450, 410, 50],
        ),
      ) +
      raised(sheet('yolk', card(376, 206, 110, 66, 12)), sheet('leaf', rect(376, 206, 110, 18))) +
      copy('press', 'translate(392 200) rotate(-26) scale(.95)', 'one', 'red'),
  ],
};
