import {
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  printed,
  profile,
  profileHair,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import type { Scene } from '../src/scene.ts';

const suit = '#d2593c';
const shirt = '#e0a63a';
const cat = '#6b6f7a';
const stripe = '#565a65';

/** A point of the quilt, which lies on the floor: across from left to right, and from far to near. */
function spot(across: number, near: number): string {
  const left = 150 - 170 * near;
  const right = 1240 + 110 * near;
  return `${Math.round(left + (right - left) * across)} ${Math.round(716 + 250 * near)}`;
}

const patches = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3, 4, 5, 6].map((column) => {
    const [top, bottom] = [0.05 + row * 0.31, 0.05 + row * 0.31 + 0.28];
    const [left, right] = [0.02 + column * 0.138, 0.02 + column * 0.138 + 0.128];
    return {
      color: ['#7fb5b5', '#e7a07f', '#f0cf7a', '#a9b98a', '#b7a3c4'][(column + row * 2) % 5]!,
      corners: `M${spot(left, top)}L${spot(right, top)}L${spot(right, bottom)}L${spot(left, bottom)}Z`,
      cross: `M${spot(left + 0.03, top + 0.06)}L${spot(right - 0.03, bottom - 0.06)}M${spot(right - 0.03, top + 0.06)}L${spot(left + 0.03, bottom - 0.06)}`,
      crossed: (column + row) % 2 === 0,
    };
  }),
);

const child = 'translate(716 424) rotate(-12) scale(1.62)';
const parent = 'translate(1228 478) rotate(5) scale(-1.12 1.12)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'On a quilt on the floor a baby, propped on the forearms, lifts its head and is face to face with a parent who lies there as well',
  focus: [0.56, 0.5],
  layers: [
    sheet('#4f8d8c', rect(-20, -20, 1640, 1040), 0),
    sheet('#bfdcc8', path('M560 -20H1180L1010 640H450Z'), 0, { flat: true, opacity: 0.5 }),
    sheet('#4f8d8c', path('M850 -20H880L736 640H704Z'), 0, { flat: true, opacity: 0.7 }),
    sheet('#e9dcc0', rect(-20, 598, 1640, 46), 5),
    sheet('#c08a52', rect(-20, 640, 1640, 400), 4, {
      marks: line('M-20 700H1640M-20 790H1640M-20 900H1640', 6, '#a8743f'),
    }),
    // A cat that has seen it before.
    sheet('#80502f', rect(-20, 318, 330, 34, 6), 10),
    sheet(cat, strip('M196 310C240 340 250 420 214 470', 30), 8),
    sheet(cat, path('M50 322C20 230 60 150 130 150C204 150 244 230 214 322Z'), 9, {
      marks: line('M64 250Q130 220 200 250M58 290Q130 262 208 290', 11, stripe),
    }),
    sheet(cat, path('M72 120L66 30L112 66H150L196 30L190 120Q184 178 131 180Q78 178 72 120Z'), 8, {
      marks: line('M112 76V108M131 76V114M150 76V108', 9, stripe),
    }),
    // The quilt.
    sheet('#f3ecd8', path(`M${spot(0, 0)}L${spot(1, 0)}L${spot(1, 1)}L${spot(0, 1)}Z`), 6),
    ...patches.map(({ color, corners, cross, crossed }) =>
      sheet(color, path(corners), 2, crossed ? { marks: line(cross, 12, '#f3ecd8') } : {}),
    ),
    // The parent, flat on the floor as well.
    ...profile(parent, palette.skin2, '#2c1f1d', { nose: 4, lips: 4 }),
    profileHair(parent, '#2c1f1d', 'bun', 7),
    sheet(palette.yolk, placed(strip('M-150 -120Q-166 -170 -146 -216', 16), parent), 4),
    sheet(shirt, path('M1330 700C1390 610 1500 590 1660 610V930H1250C1250 830 1280 750 1330 700Z'), 14, {
      marks: line('M1420 640C1390 720 1390 820 1410 930M1510 620C1484 720 1484 820 1500 930', 10, '#b97f1d'),
    }),
    sheet(palette.skin2, strip('M1150 838L1064 834', 64), 8),
    sheet(
      palette.skin2,
      strip('M1066 812L988 806', 25) +
        strip('M1062 832L972 830', 25) +
        strip('M1064 852L978 854', 25) +
        strip('M1072 868L1000 876', 23),
      5,
      { edge: 0.6 },
    ),
    sheet(shirt, strip('M1420 800C1360 850 1280 850 1180 840', 104), 14),
    sheet('#f3ecd8', rect(1134, 786, 44, 106, 10, 3), 6),
    // The baby: a leg that kicks, the arm behind, the body, the arm in front.
    sheet('#b5472d', strip('M330 726C260 706 214 664 196 610', 84), 8),
    sheet(palette.skin2, ellipse(186, 574, 38, 58, -12), 7),
    sheet('#b5472d', strip('M736 660L792 776L850 786', 78), 8),
    sheet(palette.skin2, ellipse(892, 786, 44, 34, 6), 6),
    sheet(
      suit,
      path(
        'M748 600C690 540 560 570 460 622C380 640 276 640 236 716C210 790 260 828 340 828H560C650 826 740 776 764 700C772 660 768 624 748 600Z',
      ),
      14,
      {
        marks: line(
          'M300 640C270 700 280 770 320 836M400 620C370 690 376 770 410 836M500 600C470 680 480 770 516 836M600 570C576 660 590 750 640 836M690 550C680 620 690 700 730 760',
          14,
          '#f0b08a',
        ),
      },
    ),
    sheet(suit, strip('M330 780C260 812 190 818 130 822', 88), 10),
    sheet(palette.skin2, ellipse(84, 818, 58, 38, -6), 8),
    childProfile(child, palette.skin2, '#3f291f', 'fluff', 17),
    sheet('#b5472d', strip('M640 566Q706 634 778 612', 30), 5),
    sheet(suit, strip('M690 664L664 808L776 826', 92), 12, {
      marks: line('M630 700L730 716M620 752L720 768', 14, '#f0b08a'),
    }),
    sheet(palette.skin2, ellipse(832, 832, 52, 38, 6), 8),
    sheet(palette.skin2, strip('M846 814L880 822M846 836L884 842', 20), 3),
    // A timer: three minutes are enough.
    sheet('#a33e26', circle(1384, 908, 84), 13),
    sheet(palette.cream, circle(1384, 908, 62), 4, {
      marks:
        printed(path('M1384 908V846A62 62 0 0 1 1415 854Z'), '#f4c430') +
        line('M1384 856V868M1436 908H1424M1384 960V948M1332 908H1344', 6, '#1a2430'),
    }),
    sheet(palette.ink, circle(1384, 908, 12), 4),
    // A rattle, in front of both.
    sheet('#2b8a86', placed(rect(-60, -20, 120, 40, 18), 'translate(960 916) rotate(-14)'), 10, {
      marks: placed(line('M-26 -20V20M0 -20V20M26 -20V20', 8, '#9fd8d2'), 'translate(960 916) rotate(-14)'),
    }),
    sheet('#e7a07f', circle(896, 934, 32) + circle(1026, 898, 32), 8),
  ],
};
