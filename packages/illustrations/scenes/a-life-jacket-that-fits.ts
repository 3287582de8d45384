import { dinghy } from '../src/kit/boats.ts';
import { circle, path, placed, rect, strip } from '../src/kit/index.ts';
import { cuts, hatch, print, printGround, waves } from '../src/kit/print.ts';
import type { Scene } from '../src/scene.ts';

/** The right half is the left one, mirrored. */
const both = (shape: string) => shape + placed(shape, 'translate(1600 0) scale(-1 1)');

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child’s life jacket with a strap between the legs hangs on the boathouse wall; an open boat lies outside the door',
  focus: [0.5, 0.48],
  layers: [
    printGround('ink'),
    // boards of the wall, with the grain in them
    print('middle', [150, 330, 510, 690, 870, 1050, 1230].map((x) => rect(x, -20, 5, 1040)).join(''), {
      edge: 0.5,
    }),
    print(
      'middle',
      [60, 240, 420, 600, 980, 1160]
        .map((x, i) => hatch([x, 40 + (i % 3) * 60], [14, 250], 4, { length: 150, width: 5, angle: 90 }))
        .join(''),
    ),
    // the open door: sky, far shore, water
    print('pale', rect(1250, -20, 370, 1040)),
    print('paper', rect(1250, -20, 370, 420)),
    print('middle', path('M1240 400Q1330 350 1430 372T1640 350V430H1240Z')),
    print('paper', waves([1250, 1620], [450, 860], 8), { clip: rect(1250, 440, 370, 440) }),
    dinghy('translate(1440 640) scale(1.25)'),
    print('ink', strip('M1540 580Q1580 520 1640 500', 5), { edge: 0.5 }),
    print('middle', rect(1250, 880, 370, 140)),
    print('ink', rect(1236, -20, 28, 1040)),
    // peg and hanger
    print('paper', strip('M800 150V92', 26) + circle(800, 92, 24)),
    print('pale', strip('M800 104Q716 150 690 250M800 104Q884 150 910 250', 15)),
    // collar behind the head
    print(
      'middle',
      path('M676 300Q664 128 800 120Q936 128 924 300L870 330Q866 226 800 220Q734 226 730 330Z'),
    ),
    print(
      'paper',
      cuts([
        [712, 220, 74, 9, -72],
        [744, 182, 60, 8, -40],
        [856, 182, 60, 8, 220],
        [888, 220, 74, 9, 252],
      ]),
    ),
    // the strap between the legs
    print('pale', strip('M748 716Q730 872 800 884Q870 872 852 716', 26)),
    print('middle', rect(770, 850, 60, 62, 8)),
    print('paper', rect(784, 866, 32, 30, 5)),
    // two panels
    print(
      'paper',
      both(path('M640 246Q700 214 742 250Q752 372 786 430V742Q686 764 582 736L594 470Q576 350 640 246Z')),
    ),
    print(
      'middle',
      both(
        path('M606 486Q688 506 786 500V514Q690 522 605 502ZM600 620Q690 640 786 634V648Q690 656 599 636Z'),
      ),
    ),
    print('pale', both(path('M582 736L594 470Q586 420 592 372L634 380Q622 470 628 742Z'))),
    print(
      'middle',
      both(
        cuts([
          [652, 300, 90, 10, 62],
          [684, 286, 120, 10, 66],
          [650, 540, 56, 9, 88],
          [690, 544, 56, 9, 88],
          [730, 546, 56, 9, 88],
          [650, 672, 56, 9, 88],
          [690, 676, 56, 9, 88],
          [730, 678, 56, 9, 88],
        ]),
      ),
    ),
    print('ink', both(path('M622 276Q662 250 700 262L708 292Q664 282 616 310Z'))),
    // belts and buckles
    print('ink', rect(570, 438, 460, 32, 6) + rect(572, 566, 456, 32, 6) + rect(570, 692, 460, 30, 6)),
    print('paper', [438, 566, 692].map((y) => rect(756, y - 12, 88, 56, 9)).join('')),
    print(
      'ink',
      [438, 566, 692].map((y) => rect(772, y + 2, 22, 28, 4) + rect(806, y + 2, 22, 28, 4)).join(''),
    ),
    print('ink', rect(796, 420, 8, 330), { edge: 0.5 }),
    // a whistle on its cord
    print('ink', strip('M930 300Q962 380 950 430', 5), { edge: 0.5 }),
    print('middle', rect(930, 428, 44, 26, 12) + circle(936, 442, 20)),
    print('paper', circle(936, 442, 7)),
    // bench with boots
    print('pale', rect(-20, 884, 560, 40, 6)),
    print('ink', hatch([20, 900], [120, 2], 5, { length: 90, width: 6 })),
    print('middle', rect(40, 924, 44, 100) + rect(430, 924, 44, 100)),
    print('paper', path('M150 700H232V842Q300 846 308 884H150ZM306 706H388V842Q456 846 464 884H306Z')),
    print('middle', rect(150, 720, 82, 22) + rect(306, 726, 82, 22)),
    print(
      'ink',
      hatch([172, 770], [22, 4], 3, { length: 60, width: 6, angle: 88 }) +
        hatch([328, 776], [22, 4], 3, { length: 60, width: 6, angle: 88 }),
    ),
  ],
};
