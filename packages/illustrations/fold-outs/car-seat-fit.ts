import { type Cloth, type Look, moved, raised, sheet, copy } from '../src/fold-outs/paper.ts';
import { arrow, card, cut, dashes, ellipse, rect, strip } from '../src/fold-outs/scissors.ts';
import type { Drawings } from '../src/fold-outs/types.ts';
import { bench, bust, harness, rider, shell, side, sitter } from './shared/car-seat.ts';
import { grip, pinch, point } from './shared/hands.ts';

/** What is seen through the window of a car. */
const outside =
  sheet('deep', card(30, 14, 580, 260, 40)) +
  sheet('mist', card(48, 30, 544, 228, 30)) +
  sheet('leaf', cut('M48 220C160 170 240 230 340 206C430 186 520 190 592 216V258H48Z')) +
  sheet('moss', cut('M470 212L500 120L530 212Z'), cut('M530 214L552 150L574 214Z'));

const buckled = (transform: string, look: Look, cloth: Cloth) =>
  copy('shell', transform) + copy('rider', transform, look, cloth) + copy('harness', transform);

const seated = (transform: string, look: Look, cloth: Cloth) =>
  copy('side', transform) + copy('sitter', transform, look, cloth);

/** A shoulder, the slot of its strap and the height of both. */
const shoulder = (slot: number, look: Look, cloth: Cloth) =>
  copy('bust', '', look, cloth) +
  raised(
    sheet(
      'navy',
      strip(`M96 ${slot}C126 ${slot - 14} 150 196 196 206C232 250 250 340 252 490`, 24, 'straight'),
    ),
  ) +
  sheet('brick', dashes(20, 208, 296, 208, 8)) +
  raised(sheet('yolk', card(74, slot - 20, 34, 40, 8)));

export const carSeatFit: Drawings = {
  shapes: { shell, rider, harness, side, sitter, bust, bench, point, grip, pinch },
  steps: [
    // Facing backward on the back seat: the child looks at its backrest, the front seat is behind the shell.
    outside +
      raised(
        sheet(
          'slate',
          cut('M540 150C544 116 596 112 604 146L632 440C620 470 560 470 548 450Z'),
          cut('M520 440H660V490H520Z'),
        ),
      ) +
      copy('bench', '') +
      seated('matrix(-.97 .12 .12 .97 480 -34)', 'two', 'gold'),
    // The label on the side of the shell, and a finger that reads it.
    copy('shell', 'translate(-250 -110) scale(1.25)') +
      raised(
        sheet('white', card(300, 60, 300, 300, 12)) +
          sheet('brick', rect(300, 74, 300, 40)) +
          sheet(
            'coral',
            ellipse(366, 166, 24),
            cut('M342 196C350 190 382 190 390 196L400 250H386L384 300H370L366 262L362 300H348L346 250H332Z'),
          ) +
          sheet(
            'ink',
            rect(440, 146, 14, 150),
            rect(440, 146, 46, 8),
            rect(440, 182, 28, 7),
            rect(440, 218, 46, 7),
            rect(440, 254, 28, 7),
            rect(440, 290, 46, 8),
          ) +
          sheet(
            'slate',
            rect(506, 150, 66, 9),
            rect(506, 184, 48, 9),
            rect(506, 218, 66, 9),
            rect(330, 322, 230, 9),
          ),
      ) +
      copy('point', 'translate(482 262) rotate(38)', 'three', 'gold'),
    // A hand pulls at the belt path; the shell moves less than an inch.
    copy('bench', 'translate(40 20)') +
      copy('side', 'translate(24 16)') +
      raised(
        sheet(
          'ink',
          strip('M70 170C110 260 170 330 262 356', 22, 'straight'),
          strip('M262 356L410 416', 22, 'straight'),
        ),
      ) +
      copy('grip', 'translate(262 356) rotate(-34)', 'one', 'red') +
      raised(
        sheet('brick', arrow('M130 452L194 452', 16), arrow('M360 452L296 452', 16)) +
          sheet('ink', rect(226, 426, 8, 52, 0.6), rect(258, 426, 8, 52, 0.6)),
      ),
    // Straps and shoulders: rear-facing at or below, forward-facing at or above.
    moved('matrix(-1 0 0 1 308 18)', shoulder(250, 'two', 'gold')) +
      moved('translate(332 18)', shoulder(166, 'two', 'gold')),
    // The coat hangs on its hook, a blanket lies over the buckled child.
    raised(
      sheet('wood', rect(40, 40, 220, 26)) +
        sheet('kraft', card(134, 52, 24, 44, 8)) +
        sheet(
          'plum',
          cut(
            'M112 92C130 74 162 74 180 92L232 126L256 330L214 338L206 200L214 396H78L86 200L78 338L36 330L60 126Z',
          ),
        ) +
        sheet(
          'mauve',
          strip('M82 236L210 236', 7),
          strip('M80 290L212 290', 7),
          strip('M80 344L214 344', 7),
          strip('M58 190L84 190', 7),
          strip('M50 250L80 250', 7),
          strip('M234 190L208 190', 7),
          strip('M242 250L212 250', 7),
          cut('M118 96C132 120 160 120 174 96L180 92C162 76 130 76 112 92Z'),
        ) +
        sheet('yolk', rect(143, 122, 7, 270)),
    ) +
      buckled('translate(132 -4)', 'one', 'red') +
      raised(
        sheet('coral', cut('M336 384C400 350 510 350 568 384L592 490H312Z')) +
          sheet(
            'peach',
            strip('M342 414C410 384 500 384 566 414', 12),
            strip('M332 452C410 424 500 424 578 452', 12),
            strip('M400 366L384 490', 12),
            strip('M504 366L520 490', 12),
          ),
      ),
    // The clip lies on the line from armpit to armpit.
    buckled('translate(-160 -72) scale(1.5)', 'three', 'green') +
      sheet('brick', dashes(24, 302, 240, 302, 9), dashes(400, 302, 616, 302, 9)),
    // Thumb and finger at the strap over the collarbone: no fold.
    buckled('translate(-560 -440) scale(2.6)', 'two', 'blue') +
      copy('pinch', 'translate(356 140) rotate(-8) scale(1.15)', 'one', 'red'),
    // Facing forward: the tether goes from the top of the shell over the backrest to its anchor.
    outside +
      sheet('slate', cut('M-10 236L120 246L150 490H-10Z')) +
      raised(sheet('navy', strip('M286 106C240 40 190 30 166 62L78 226', 18, 'straight'))) +
      copy('bench', 'translate(140 20)') +
      seated('translate(144 6)', 'three', 'green') +
      raised(
        sheet('navy', strip('M286 106C240 40 190 24 160 66', 18, 'straight')) +
          sheet('yolk', card(60, 206, 40, 40, 10)) +
          sheet('ink', ellipse(80, 226, 8)),
      ),
  ],
};
