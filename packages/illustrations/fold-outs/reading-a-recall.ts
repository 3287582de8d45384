import { moved, raised, sheet, copy } from '../src/fold-outs/paper.ts';
import { card, cut, dashes, ellipse, hole, rect, strip } from '../src/fold-outs/scissors.ts';
import type { Drawings } from '../src/fold-outs/types.ts';
import { hold, palm, pinch, point } from './shared/hands.ts';

/** A duck on wheels, to the left: 260 wide; its wheels stand at y = 0. */
const duck =
  sheet('wood', rect(-104, -46, 214, 20)) +
  sheet(
    'yolk',
    cut(
      'M-110 -150C-112 -206 -40 -214 -28 -168C-20 -146 10 -146 40 -150C70 -154 96 -176 124 -180C132 -110 100 -52 30 -46H-40C-100 -50 -126 -90 -92 -124Z',
    ),
  ) +
  sheet('coral', cut('M-108 -172L-158 -160C-156 -146 -130 -142 -106 -148Z')) +
  sheet('gold', cut('M-10 -122C20 -134 66 -130 84 -118C70 -84 20 -78 -10 -122Z')) +
  sheet('ink', ellipse(-76, -172, 8)) +
  sheet('brick', ellipse(-62, -26, 27), ellipse(68, -26, 27)) +
  sheet('cream', ellipse(-62, -26, 9), ellipse(68, -26, 9));

/** The label below the toy: maker, model, the marked number and the date of manufacture. */
const label =
  sheet('white', card(-110, -70, 220, 140, 8)) +
  sheet('ink', rect(-92, -52, 110, 16)) +
  sheet('slate', rect(-92, -22, 60, 8), rect(-92, 36, 84, 8)) +
  sheet('yolk', rect(-98, -8, 176, 32)) +
  sheet('ink', ...[0, 1, 2, 3, 4, 5, 6].map((at) => rect(-90 + at * 22, -2, at % 3 ? 10 : 14, 20, 0.8))) +
  sheet('slate', ...[0, 1, 2, 3, 4, 5].map((at) => rect(30 + at * 12, 34, at % 2 ? 4 : 7, 24, 0.5)));

/** A notice with the picture of the toy. */
const notice =
  sheet('white', cut('M0 0H270V360H0Z')) +
  sheet('brick', rect(20, 20, 230, 26)) +
  sheet('mist', rect(20, 60, 110, 104)) +
  moved('translate(84 148) scale(.4)', duck) +
  sheet(
    'slate',
    rect(146, 66, 96, 9),
    rect(146, 92, 70, 9),
    rect(146, 118, 96, 9),
    rect(146, 144, 60, 9),
    rect(20, 244, 226, 9),
    rect(20, 270, 190, 9),
    rect(20, 296, 226, 9),
    rect(20, 322, 120, 9),
  ) +
  sheet('yolk', rect(14, 186, 240, 38)) +
  sheet('ink', ...[0, 1, 2, 3, 4, 5, 6].map((at) => rect(24 + at * 30, 194, at % 3 ? 14 : 20, 22, 0.8)));

/** A magnifying glass; the middle of the glass is 0 0. */
const glass =
  sheet(
    'ink',
    ellipse(0, 0, 92) +
      hole('M0 -74C41 -74 74 -41 74 0C74 41 41 74 0 74C-41 74 -74 41 -74 0C-74 -41 -41 -74 0 -74Z'),
    strip('M66 66L96 96', 18, 'straight'),
  ) + sheet('brick', strip('M90 90L160 160', 34));

const table = sheet('kraft', rect(-20, 420, 680, 80));

export const readingARecall: Drawings = {
  shapes: { duck, label, notice, glass, palm, point, hold, pinch },
  steps: [
    // A hand that says stop; the toy is on a shelf that no child reaches.
    raised(
      sheet('wood', rect(320, 196, 340, 24)) +
        sheet('kraft', cut('M380 220H410V262Z'), cut('M590 220H620L590 262Z')),
    ) +
      copy('duck', 'translate(492 196) scale(.9)') +
      copy('palm', 'translate(176 226) scale(1.3)', 'two', 'blue'),
    // The toy is turned over: the label is between the wheels.
    raised(
      sheet('coral', cut('M46 196L-14 214V254L46 272Z')) +
        sheet(
          'yolk',
          ellipse(86, 234, 66, 74),
          cut('M90 110C170 40 400 40 480 90L566 176V290L480 380C400 426 170 426 90 360Z'),
        ) +
        sheet('wood', card(110, 110, 360, 250, 16)) +
        sheet(
          'brick',
          card(84, 96, 40, 96, 10),
          card(84, 284, 40, 96, 10),
          card(456, 96, 40, 96, 10),
          card(456, 284, 40, 96, 10),
        ),
    ) +
      copy('label', 'translate(280 234) scale(1.2)') +
      copy('point', 'translate(386 254) rotate(28)', 'three', 'gold'),
    // The number on the notice and the number on the label, under the glass.
    copy('notice', 'translate(24 60) rotate(-3)') +
      copy('label', 'translate(470 190) rotate(4) scale(1.25)') +
      sheet('brick', dashes(290, 256, 352, 216, 8)) +
      copy('glass', 'translate(440 200)'),
    // Three remedies: money back, a repair, another toy.
    copy('notice', 'translate(186 -210)') +
      raised(
        sheet(
          'white',
          card(20, 210, 184, 230, 14),
          card(228, 210, 184, 230, 14),
          card(436, 210, 184, 230, 14),
        ),
      ) +
      raised(
        sheet('gold', ellipse(112, 330, 62)),
        sheet('yolk', ellipse(112, 326, 54)),
        sheet(
          'gold',
          strip('M132 302C104 286 88 304 100 318C116 332 140 336 126 354C114 364 98 358 90 350', 9),
          strip('M112 282V372', 7),
        ),
      ) +
      raised(
        sheet(
          'slate',
          strip('M282 388L344 300', 28),
          ellipse(352, 288, 40) + hole('M346 290L362 226L404 260L366 302Z'),
          ellipse(276, 396, 22),
        ),
      ) +
      copy('duck', 'translate(530 372) scale(.62)') +
      raised(sheet('kraft', cut('M458 352H602V424H458Z')), sheet('wood', rect(518, 352, 22, 72))),
    // A photograph of the label, before anything is sent or cut.
    copy('label', 'translate(240 210) scale(1.9)') +
      raised(
        sheet('ink', card(120, 40, 300, 420, 34)) +
          sheet('mist', card(138, 72, 264, 336, 10)) +
          sheet('cream', ellipse(270, 434, 13)),
      ) +
      moved('translate(270 230)', copy('label', 'scale(1.05)')) +
      sheet(
        'brick',
        strip('M158 130V98H190', 8, 'straight'),
        strip('M382 130V98H350', 8, 'straight'),
        strip('M158 346V378H190', 8, 'straight'),
        strip('M382 346V378H350', 8, 'straight'),
      ) +
      copy('hold', 'translate(378 236) scale(1.15)', 'one', 'red'),
    // The claim, filled in on the day itself.
    raised(
      sheet('white', cut('M70 30L420 20L440 470H60Z')) +
        sheet('brick', rect(100, 62, 250, 24)) +
        sheet('slate', rect(100, 120, 60, 10), rect(100, 190, 60, 10), rect(100, 260, 60, 10)) +
        sheet('mist', rect(100, 142, 280, 34), rect(100, 212, 280, 34), rect(100, 282, 280, 34)),
    ) +
      sheet(
        'ink',
        strip('M112 160C130 146 140 172 156 158C172 148 180 172 198 160', 6),
        strip('M112 230C126 218 140 242 160 228C190 220 200 240 240 228', 6),
      ) +
      sheet('yolk', rect(100, 352, 36, 36)) +
      sheet('ink', strip('M106 368L118 380L142 344', 8)) +
      raised(
        sheet('wood', strip('M250 300L420 130', 24, 'straight')),
        sheet('sand', cut('M232 318L240 290L262 310Z')),
      ) +
      copy('pinch', 'translate(316 236) rotate(8) scale(1.1)', 'three', 'green'),
    // Food has a lot code and a date.
    table +
      raised(
        sheet('robin', cut('M60 120C60 90 300 90 300 120V420C300 440 60 440 60 420Z')) +
          sheet('mist', cut('M60 120C60 90 300 90 300 120C300 146 60 146 60 120Z')) +
          sheet('white', rect(60, 180, 240, 150)) +
          sheet('leaf', ellipse(140, 250, 30), ellipse(184, 262, 30), ellipse(220, 240, 26)),
      ) +
      sheet('yolk', rect(96, 366, 168, 36)) +
      sheet('ink', ...[0, 1, 2, 3, 4, 5].map((at) => rect(106 + at * 26, 373, at % 3 ? 12 : 17, 22, 0.8))) +
      raised(
        sheet('coral', cut('M360 90L560 80L580 430H346Z')) +
          sheet('brick', cut('M360 90L560 80L562 122L357 132Z')) +
          sheet('cream', ellipse(462, 214, 62)) +
          sheet('gold', ellipse(446, 206, 18), ellipse(482, 222, 20), ellipse(450, 242, 15)),
      ) +
      sheet('yolk', rect(372, 318, 178, 34)) +
      sheet('ink', ...[0, 1, 2, 3, 4, 5].map((at) => rect(384 + at * 27, 324, at % 2 ? 11 : 17, 22, 0.8))) +
      copy('glass', 'translate(206 384) rotate(-42) scale(.84)'),
    // The card of a new product goes into the mail.
    raised(
      sheet('wood', rect(250, 330, 46, 170)) +
        sheet('navy', cut('M70 350V170C70 70 250 60 280 150L290 350Z')) +
        sheet('deep', cut('M210 350V180C216 90 380 84 396 180V350Z')) +
        sheet('ink', rect(244, 186, 116, 22)) +
        sheet('brick', rect(54, 120, 18, 120), rect(30, 120, 44, 40)),
    ) +
      raised(
        sheet('white', cut('M300 210H500V330H300Z')) +
          sheet('brick', rect(318, 226, 100, 14)) +
          sheet('slate', rect(318, 256, 160, 8), rect(318, 280, 160, 8), rect(318, 304, 90, 8)) +
          sheet('mist', rect(440, 224, 44, 24)),
      ) +
      copy('hold', 'translate(446 264) rotate(14)', 'two', 'gold'),
  ],
};
