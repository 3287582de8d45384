import {
  circle,
  ground,
  hours,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand winds a big kitchen timer on a desk, between a worksheet with one line done and a rocket of paper',
  focus: [0.48, 0.54],
  layers: [
    ground('#2f7d78'),
    sheet('#378883', rect(-20, -20, 1640, 640), 1, {
      marks: line('M-20 160H1620M-20 320H1620M-20 480H1620', 3, '#2c746f'),
    }),
    // what is up on the wall: a plan in pictures
    sheet(palette.paper, rect(90, 90, 300, 380, 4, -2), 6, {
      marks: placed(
        printed(rect(-110, -150, 80, 80, 10), '#f4c430') +
          printed(rect(-110, -40, 80, 80, 10), '#e07f5f') +
          printed(rect(-110, 70, 80, 80, 10), '#9fd8d2') +
          line('M0 -110H100M0 0H100M0 110H100', 12, '#1a243055'),
        'translate(240 280) rotate(-2)',
      ),
    }),
    sheet(palette.brick, circle(238, 104, 15), 5),
    // paper planes and thoughts
    sheet('#f7eedb', path('M1240 150L1440 90L1350 220L1320 170Z'), 9),
    sheet('#dccfae', path('M1320 170L1440 90L1330 206Z'), 3),
    sheet('#f7eedb', path('M980 96L1090 40L1050 130L1030 104Z'), 7),
    sheet('#cfe6e2', strip('M1200 200Q1130 250 1160 300T1090 360', 6), 2, { opacity: 0.65, edge: 0.6 }),
    sheet(palette.yolk, star(1490, 330, 34, 10) + star(900, 210, 22, 20), 5),
    sheet(palette.coral, star(1180, 420, 26, 14), 5),
    // the desk
    sheet('#a5673c', rect(-20, 730, 1640, 300), 12, {
      marks: line('M-20 820H1620M-20 920H1620', 5, '#8f5631'),
    }),
    sheet('#b97749', rect(-20, 708, 1640, 44), 7),
    // the worksheet
    sheet(palette.paper, rect(70, 772, 380, 250, 4, -5), 9, {
      marks: placed(
        line('M-150 -80H-20', 12, '#2b5f8a') + line('M-150 -30H150M-150 20H150M-150 70H150', 6, '#1a243033'),
        'translate(260 890) rotate(-5)',
      ),
    }),
    sheet('#f0b429', strip('M330 900L470 820', 20, 'butt'), 10),
    sheet('#e9c9a0', path('M330 900L300 918L342 912Z'), 4),
    // a rocket of a paper roll, tape and crayons
    sheet(palette.brick, path('M1120 690L1050 800L1130 776Z') + path('M1330 690L1400 800L1320 776Z'), 9),
    sheet('#efe0c0', path('M1126 780V520Q1130 420 1225 340Q1320 420 1324 520V780Z'), 14, {
      marks: line('M1128 560H1324M1128 690H1324', 10, '#d6c194'),
    }),
    sheet(palette.coral, path('M1152 452Q1172 394 1225 340Q1278 394 1298 452Q1225 476 1152 452Z'), 5),
    sheet('#1f4f66', circle(1225, 560, 56), 6),
    sheet('#9fe0d8', circle(1225, 560, 38), 3),
    sheet(palette.yolk, path('M1160 780L1190 850L1225 796L1262 850L1290 780Z'), 6),
    sheet('#5d8f4a', rect(1150, 620, 150, 34, 4, -4), 3),
    // a shoe that came off
    sheet('#4a78a8', path('M1420 850Q1416 790 1456 790L1540 816Q1590 826 1590 866V884H1420Z'), 11, {
      marks: line('M1464 806L1496 832M1490 802L1522 828', 6, '#f7eedb'),
    }),
    sheet(palette.paper, rect(1414, 872, 184, 22, 9), 4),
    // the timer
    sheet('#8d2f22', path('M520 800Q540 830 570 830H890Q920 830 940 800Z'), 10),
    sheet('#c7432f', circle(730, 560, 262), 16),
    sheet('#a93624', circle(730, 560, 236), 3),
    sheet('#f9f2df', circle(730, 560, 218), 4, {
      marks:
        printed(path('M730 560V372A188 188 0 0 1 893 654Z'), '#f4c430') +
        hours(730, 560, '#1a2430', { from: 178, to: 204, weight: 9 }),
    }),
    sheet('#c7432f', circle(730, 560, 66), 8),
    sheet('#e0604a', strip('M688 534L772 586', 40), 8),
    sheet('#e8b33c', circle(730, 286, 30) + rect(716, 286, 28, 26, 4), 6),
    pinch('translate(776 578) rotate(34) scale(1.14)', palette.skin3, '#e6a23a', '#fdf0cf', 22),
  ],
};
