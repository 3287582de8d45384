import { trawler } from '../src/kit/boats.ts';
import { circle, path, placed, rect, strip } from '../src/kit/index.ts';
import { cuts, hatch, print, printGround, waves } from '../src/kit/print.ts';
import type { Scene } from '../src/scene.ts';

/** Links of a paper chain along an arc, every second one seen from its edge. */
const chain = (from: number, to: number, sag: number, flat: boolean) =>
  Array.from({ length: 15 }, (_, i) => i)
    .filter((i) => (i % 2 === 0) === flat)
    .map((i) => {
      const share = i / 14;
      const x = from + (to - from) * share;
      const y = 96 + sag * 4 * share * (1 - share);
      const turn = Math.round((Math.atan2(sag * 4 * (1 - 2 * share), to - from) * 180) / Math.PI);
      return flat
        ? placed(
            strip('M-40 0A40 27 0 1 1 40 0A40 27 0 1 1 -40 0Z', 15),
            `translate(${x} ${y}) rotate(${turn})`,
          )
        : rect(x - 34, y - 9, 68, 18, 9, turn);
    })
    .join('');

const boot = (x: number, y: number, scale: number) =>
  placed(
    path('M0 0H104Q98 90 104 150Q112 176 176 190Q206 200 206 240H0Q-8 120 0 0Z'),
    `translate(${x} ${y}) scale(${scale})`,
  );

export const scene: Scene = {
  kind: 'scene',
  alt: 'A paper chain hangs in a window through which a fishing boat goes out; on the mat under it one pair of small boots stands beside an empty place',
  focus: [0.5, 0.5],
  layers: [
    printGround('middle'),
    print(
      'ink',
      Array.from({ length: 11 }, (_, i) =>
        hatch([30 + (i % 2) * 60, 40 + i * 78], [1290, 0], 2, { length: 120, width: 9, angle: 88 }),
      ).join(''),
    ),
    // the window and what it shows
    print('ink', rect(230, 20, 1140, 640, 6)),
    print('paper', rect(264, 54, 1072, 572)),
    print('pale', path('M264 54H1336V230Q1000 190 760 226T264 214Z')),
    print(
      'middle',
      cuts([
        [300, 130, 300, 14, -2],
        [560, 170, 340, 12, 1],
        [980, 150, 320, 14, -2],
      ]),
    ),
    print('paper', circle(1080, 300, 74), { clip: rect(264, 54, 1072, 296) }),
    print('middle', path('M264 330Q420 280 560 318T760 346V372H264Z')),
    print('middle', rect(264, 350, 1072, 276)),
    print('paper', waves([264, 1336], [366, 620], 8), { clip: rect(264, 350, 1072, 276) }),
    trawler('translate(1020 446) scale(.86)'),
    print('paper', strip('M830 454Q1020 470 1220 446', 9) + strip('M640 486Q740 460 830 454', 7), {
      edge: 0.6,
    }),
    // gulls
    print(
      'ink',
      path(
        'M560 250Q590 226 612 252Q634 226 666 250Q634 242 612 266Q590 242 560 250ZM700 300Q722 282 738 302Q754 282 778 300Q754 294 738 312Q722 294 700 300Z',
      ),
    ),
    print('ink', rect(788, 20, 24, 640)),
    print('ink', rect(200, 640, 1200, 40, 6)),
    print('paper', rect(200, 640, 1200, 10)),
    // the chain, link by link shorter every evening
    print('ink', chain(300, 1300, 70, true)),
    print('ink', chain(300, 1300, 70, false)),
    print('ink', strip('M300 100L264 40M1300 100L1336 40', 6), { edge: 0.5 }),
    // the last link, torn off, on the sill
    print('paper', path('M470 606Q520 586 566 610L560 636H474Z')),
    // floor and mat
    print('ink', rect(-20, 800, 1640, 240)),
    print('paper', rect(-20, 800, 1640, 14)),
    print('pale', path('M300 866H1300L1370 980H230Z')),
    print(
      'ink',
      hatch([310, 890], [82, 0], 12, { length: 66, width: 9, angle: 2 }) +
        hatch([280, 954], [88, 0], 12, { length: 70, width: 9, angle: 2 }),
    ),
    // where the large ones stood: their outline in dust
    print('middle', path('M470 890Q450 876 470 866H640Q720 872 724 896Q724 912 700 912H480Z')),
    print('middle', path('M520 946Q500 932 520 924H690Q770 930 774 952Q774 968 750 968H530Z')),
    // small boots
    print('ink', boot(876, 700, 1.02) + boot(1010, 716, 1.02)),
    print('paper', boot(886, 712, 0.92) + boot(1020, 728, 0.92)),
    print('ink', rect(882, 744, 100, 16) + rect(1016, 760, 100, 16)),
    print(
      'middle',
      hatch([912, 780], [26, 2], 3, { length: 90, width: 10, angle: 88 }) +
        hatch([1046, 796], [26, 2], 3, { length: 90, width: 10, angle: 88 }),
    ),
    // an oilskin that is too large for whoever is home
    print('ink', strip('M120 250V300', 14) + circle(120, 246, 18)),
    print('paper', path('M120 290Q60 300 40 380L8 780H236L204 380Q184 300 120 290Z')),
    print(
      'ink',
      path('M116 330H126V780H116Z') + circle(140, 420, 8) + circle(140, 520, 8) + circle(140, 620, 8),
    ),
    print(
      'middle',
      hatch([50, 420], [22, 6], 3, { length: 250, width: 12, angle: 94 }) +
        hatch([168, 430], [20, 6], 3, { length: 250, width: 12, angle: 86 }),
    ),
  ],
};
