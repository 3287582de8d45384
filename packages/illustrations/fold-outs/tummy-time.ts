import { moved, person, raised, sheet, copy } from '../src/fold-outs/paper.ts';
import { cut, ellipse, rect, strip } from '../src/fold-outs/scissors.ts';
import type { Drawings } from '../src/fold-outs/types.ts';
import { asleep, prone, propped } from './shared/baby.ts';
import { press } from './shared/hands.ts';

/** The floor, with the blanket on it. */
const floor = sheet('kraft', rect(-20, 380, 680, 120));
const blanket = (color: 'robin' | 'cream' | 'white') =>
  raised(sheet(color, cut('M40 392C200 384 460 384 600 392L640 436H4Z')));

/** A clock at 0 0. */
const clock =
  sheet('navy', ellipse(0, 0, 96)) +
  sheet('white', ellipse(0, 0, 80)) +
  sheet(
    'ink',
    rect(-4, -74, 8, 16, 0.6),
    rect(-4, 58, 8, 16, 0.6),
    rect(-74, -4, 16, 8, 0.6),
    rect(58, -4, 16, 8, 0.6),
    ellipse(0, 0, 9),
  );

/** A grown head in profile, to the right, with its middle at 0 0; half as large again as a baby's. */
const grown = (hair: string) =>
  sheet(
    'skin',
    ellipse(0, 0, 70, 74),
    cut('M58 -24C72 -8 86 6 90 16C86 26 72 28 64 28Z'),
    strip('M-14 50L-44 100', 60),
  ) +
  sheet('ink', hair, ellipse(48, -10, 6, 8)) +
  sheet('shade', ellipse(-14, 10, 13, 18));

const bun =
  cut('M50 -50C30 -90 -50 -92 -72 -40C-84 0 -76 40 -58 52C-44 30 -30 8 -14 -14C10 -30 36 -30 50 -50Z') +
  ellipse(-88, -44, 34, 32);
const short = cut(
  'M54 -44C44 -88 -40 -96 -68 -46C-80 -10 -74 26 -62 40C-50 20 -42 -2 -30 -18C-4 -34 30 -30 54 -44Z',
);

/** A scene on the floor, from nearer. */
const near = (...scene: string[]) => moved('translate(-58 -92) scale(1.18)', ...scene);

export const tummyTime: Drawings = {
  shapes: { propped, prone, asleep, clock, press },
  steps: [
    // After the diaper: a fresh one, and three to five minutes on the clock.
    raised(sheet('wood', rect(-20, 392, 680, 40))) +
      sheet('kraft', rect(-20, 428, 680, 70)) +
      raised(
        sheet(
          'white',
          cut('M60 236C150 254 230 254 320 236L330 300C290 304 262 336 252 384H128C118 336 90 304 50 300Z'),
        ) +
          sheet('robin', rect(52, 244, 44, 34), rect(284, 244, 44, 34)) +
          sheet(
            'egg',
            cut('M104 300C150 316 230 316 276 300C256 324 248 352 246 380H134C132 352 124 324 104 300Z'),
          ),
      ) +
      copy('clock', 'translate(466 206) scale(1.5)') +
      sheet('yolk', cut('M466 196V92C486 92 506 98 520 108Z')) +
      sheet('ink', strip('M466 206L516 118', 9)),
    // A firm blanket on a clear floor; a hand smooths it.
    sheet('kraft', rect(-20, 60, 680, 440)) +
      sheet('shade', rect(-20, 150, 680, 4), rect(-20, 258, 680, 4), rect(-20, 372, 680, 4)) +
      raised(
        sheet('cream', cut('M70 70L520 40L580 400L110 440Z')) +
          sheet('robin', cut('M96 96L496 70L548 376L132 412Z')) +
          sheet(
            'egg',
            cut('M230 88L362 78L380 176L246 186Z'),
            cut('M118 196L246 186L262 288L136 300Z'),
            cut('M380 176L512 166L530 268L396 278Z'),
            cut('M262 288L396 278L412 386L280 398Z'),
          ),
      ) +
      copy('press', 'translate(286 262) rotate(12) scale(1.2)', 'three', 'gold'),
    // Chest to chest in a chair that leans back.
    floor +
      raised(
        sheet(
          'teal',
          cut(
            'M70 190C60 150 120 130 146 160L300 360H560C590 362 590 430 560 432H250C210 430 180 420 160 392Z',
          ),
        ) + sheet('deep', rect(236, 424, 22, 54), rect(520, 424, 22, 54)),
      ) +
      person(
        'two',
        'green',
        sheet('slate', strip('M400 330C470 300 520 300 548 330L610 440', 74)) +
          sheet('brick', cut('M586 430L650 440V474H566Z')) +
          sheet('cloth', cut('M150 168C190 130 250 150 290 190L440 300C460 330 430 370 400 366L270 350Z')) +
          moved('translate(150 108) rotate(-18)', grown(short)),
      ) +
      copy('prone', 'translate(250 160) rotate(33) scale(.86)', 'two', 'gold') +
      person(
        'two',
        'green',
        sheet('shade', strip('M206 232C220 300 276 330 300 318L366 232', 54)) +
          sheet('cloth', strip('M206 232C220 300 276 330 300 318L360 238', 46)) +
          sheet(
            'skin',
            strip('M366 230L388 196', 40),
            strip('M380 202L392 168', 15),
            strip('M394 206L410 174', 15),
            strip('M402 214L424 186', 15),
          ),
      ),
    // Across the lap, from the front: one hand on the bottom.
    raised(
      sheet('plum', cut('M110 40C130 10 510 10 530 40L560 490H80Z')),
      sheet('mauve', cut('M140 60C170 40 470 40 500 60L512 300H128Z')),
    ) +
      person(
        'one',
        'blue',
        sheet('cloth', cut('M196 -20H444L462 330H178Z')) +
          sheet(
            'slate',
            cut('M160 330C190 280 310 280 316 330L312 490H158Z'),
            cut('M324 330C330 280 450 280 480 330L482 490H328Z'),
          ) +
          sheet('shade', strip('M196 40C120 140 70 220 140 296', 60)) +
          sheet('cloth', strip('M190 40C110 140 60 220 130 290', 56)) +
          sheet('skin', strip('M130 296L196 322', 42)),
      ) +
      copy('prone', 'translate(196 352) scale(1.3)', 'three', 'gold') +
      person(
        'one',
        'blue',
        sheet('shade', strip('M446 40C540 150 560 230 488 262', 60)) +
          sheet('cloth', strip('M452 40C546 150 566 230 492 258', 56)) +
          sheet(
            'skin',
            strip('M486 258L420 252', 44),
            strip('M408 232L386 230', 18),
            strip('M410 250L374 250', 18),
            strip('M412 268L380 274', 18),
          ),
      ),
    // Nose to nose on the floor.
    near(
      floor,
      blanket('cream'),
      copy('propped', 'translate(380 410) scale(.94)', 'three', 'red'),
      person(
        'three',
        'gold',
        sheet(
          'cloth',
          cut('M-20 250C60 232 130 262 166 318L178 412H-20Z'),
          strip('M140 330C130 380 150 398 236 400', 52),
        ) +
          sheet('skin', strip('M226 402L272 402', 36)) +
          moved('translate(186 268)', grown(bun)),
      ),
    ),
    // A thin roll under the chest, the arms forward over it.
    near(
      floor,
      blanket('white'),
      copy('propped', 'translate(228 406) rotate(6) scale(1.06)', 'two', 'blue'),
      raised(
        sheet('robin', ellipse(336, 386, 40, 38)),
        sheet(
          'teal',
          strip('M338 386C352 372 326 366 318 386C320 412 362 412 364 382C362 358 330 352 316 360', 5),
        ),
      ),
      raised(sheet('coral', ellipse(100, 372, 38)), sheet('yolk', ellipse(100, 372, 20))),
    ),
    // From minutes a day in the first week to more in the seventh: a stair of paper.
    raised(
      ...[0, 1, 2, 3, 4, 5, 6].map((week) =>
        sheet(
          week === 6 ? 'yolk' : week % 2 ? 'peach' : 'coral',
          rect(46 + week * 80, 396 - week * 34, 70, 60 + week * 34),
        ),
      ),
    ) +
      copy('clock', 'translate(170 160) scale(1.35)') +
      sheet('yolk', cut('M170 160V62C218 60 266 100 268 160C268 214 222 258 170 258Z')) +
      sheet('ink', strip('M170 160V246', 9)),
    // Asleep: on the back, in a crib that holds a fitted sheet and nothing else.
    raised(
      sheet('wood', rect(24, 20, 592, 26), rect(24, 20, 26, 440), rect(590, 20, 26, 440)) +
        sheet('kraft', ...Array.from({ length: 11 }, (_, slat) => rect(70 + slat * 47, 44, 16, 150))),
    ) +
      raised(sheet('white', cut('M48 150H592L612 430H28Z')), sheet('shade', strip('M44 414L596 414', 4))) +
      copy('asleep', 'translate(300 290) scale(1.25)', 'two', 'blue') +
      raised(sheet('wood', rect(10, 428, 620, 34))),
  ],
};
