import { disc, flat, type Sheet, slab, snip } from './cut.ts';

const ink = '#14212b';
const paper = '#fdfdfa';
const cream = '#f3e7cd';
const yolk = '#f4c430';
const egg = '#9fd8d2';
const brick = '#b5492f';
const leaf = '#4f8a4c';
const moss = '#2a6330';
const sea = '#2f6f8f';
const night = '#1b3145';
const plum = '#86305c';
const violet = '#5a568f';
const skin = '#b97a4e';
const kraft = '#b98a55';
const bark = '#6a4526';
const snow = '#e8f0f2';

/** The color of a cover's paper, and the shapes on it: an object of the story, and never its real cover. */
export interface Motif {
  ground: string;
  /** Dark letters, for a light ground. */
  dark?: true;
  sheets: readonly Sheet[];
}

const times = (count: number, each: (index: number) => Sheet): Sheet[] =>
  Array.from({ length: count }, (_, i) => each(i));

/** A five-pointed star. */
function star(cx: number, cy: number, size: number, fill: string): Sheet {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? size : size * 0.45;
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });
  return { fill, points };
}

/** A strip from one point to another: a thread, a stem, a beam. */
function strip(x1: number, y1: number, x2: number, y2: number, width: number, fill: string): Sheet {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / length) * (width / 2), ((x1 - x2) / length) * (width / 2)];
  return {
    fill,
    points: [
      [x1 + dx, y1 + dy],
      [x2 + dx, y2 + dy],
      [x2 - dx, y2 - dy],
      [x1 - dx, y1 - dy],
    ],
  };
}

/** Where a ring of a web crosses one of its twelve threads. */
function threadAt(ring: number, thread: number): [number, number] {
  const angle = (thread * Math.PI) / 6;
  return [300 + ring * 70 * Math.cos(angle), 510 + ring * 50 * Math.sin(angle)];
}

/** By the title's slug. The space between 330 and 690 is the motif's; letters stand above and below. */
export const childrenMotifs: Readonly<Record<string, Motif>> = {
  'goodnight-moon': {
    ground: night,
    sheets: [
      disc(420, 430, 92, yolk),
      snip('60,690 60,560 190,470 320,560 320,690', violet),
      slab(150, 560, 76, 84, yolk),
      flat(slab(184, 560, 8, 84, violet)),
      snip('300,690 300,610 400,545 520,610 540,690', sea),
    ],
  },
  'black-on-white': {
    ground: paper,
    dark: true,
    sheets: [
      flat(snip('90,560 130,420 230,350 300,420 260,540 160,600', ink)),
      flat(strip(70, 620, 250, 420, 8, paper)),
      flat(disc(430, 420, 72, ink)),
      flat(disc(430, 420, 34, paper)),
      flat(slab(330, 560, 190, 44, ink)),
      flat(slab(330, 630, 190, 44, ink)),
    ],
  },
  'peek-a-who': {
    ground: yolk,
    dark: true,
    sheets: [
      slab(110, 340, 380, 330, brick),
      flat(disc(300, 505, 118, night)),
      flat(disc(260, 500, 24, paper)),
      flat(disc(340, 500, 24, paper)),
      flat(disc(264, 506, 11, ink)),
      flat(disc(336, 506, 11, ink)),
    ],
  },
  'ten-little-fingers-and-ten-little-toes': {
    ground: egg,
    dark: true,
    sheets: [
      disc(205, 570, 84, skin, 112),
      disc(395, 570, 84, bark, 112),
      ...times(5, (i) => disc(140 + i * 34, 442 - [0, 20, 28, 24, 6][i]!, 21 - i * 1.5, skin)),
      ...times(5, (i) => disc(330 + i * 34, 430 - [4, 22, 26, 20, 0][i]!, 15 + i * 1.5, bark)),
    ],
  },
  'the-very-hungry-caterpillar': {
    ground: cream,
    dark: true,
    sheets: [
      snip('70,610 150,430 330,350 540,380 500,560 330,660 170,670', leaf),
      flat(strip(90, 640, 500, 410, 10, moss)),
      flat(disc(300, 450, 34, cream)),
      flat(disc(410, 520, 26, cream)),
      flat(disc(230, 580, 22, cream)),
      disc(390, 425, 20, paper, 26),
    ],
  },
  'where-s-spot': {
    ground: sea,
    sheets: [
      slab(150, 350, 300, 320, bark),
      slab(176, 376, 116, 268, kraft),
      slab(306, 376, 116, 268, kraft),
      flat(disc(280, 510, 9, yolk)),
      flat(disc(320, 510, 9, yolk)),
      snip('420,640 520,600 548,540 566,556 540,624 440,668', yolk),
      slab(176, 668, 40, 26, bark),
      slab(386, 668, 40, 26, bark),
    ],
  },
  'freight-train': {
    ground: cream,
    dark: true,
    sheets: [
      slab(40, 662, 520, 14, ink),
      slab(60, 520, 150, 110, brick),
      slab(226, 490, 150, 140, yolk),
      slab(392, 540, 150, 90, moss),
      ...times(6, (i) => disc(98 + i * 82, 642, 24, ink)),
      disc(130, 450, 34, violet),
      disc(190, 400, 46, sea),
    ],
  },
  'more-more-more-said-the-baby': {
    ground: brick,
    sheets: [
      disc(210, 510, 130, yolk),
      disc(390, 450, 110, egg),
      disc(370, 610, 78, cream),
      flat(disc(210, 510, 52, brick)),
      flat(disc(390, 450, 42, brick)),
      flat(disc(370, 610, 28, brick)),
    ],
  },
  'moo-baa-la-la-la': {
    ground: paper,
    dark: true,
    sheets: [
      flat(snip('40,360 150,330 210,400 180,490 90,500', ink)),
      flat(snip('420,350 560,340 580,470 500,520 430,450', ink)),
      flat(snip('60,600 160,570 230,640 180,700 60,700', ink)),
      snip('230,430 370,430 400,600 200,600', yolk),
      slab(186, 596, 228, 34, yolk),
      disc(300, 650, 26, bark),
      slab(270, 396, 60, 36, bark),
    ],
  },
  'the-snowy-day': {
    ground: '#3f7ea6',
    sheets: [
      snip('0,470 180,400 380,450 600,380 600,700 0,700', snow),
      ...times(6, (i) => flat(disc(150 + i * 62, 650 - i * 38 + (i % 2) * 30, 16, '#9dbfd0', 24))),
      strip(470, 330, 520, 470, 12, bark),
      ...times(5, (i) => disc(70 + i * 118, 350 + (i % 2) * 34, 11, paper)),
    ],
  },
  'where-the-wild-things-are': {
    ground: moss,
    sheets: [
      snip('150,560 170,400 240,480 300,370 360,480 430,400 450,560', yolk),
      flat(disc(300, 520, 17, brick)),
      flat(disc(220, 524, 12, sea)),
      flat(disc(380, 524, 12, sea)),
      slab(110, 600, 380, 22, bark),
      snip('160,622 440,622 390,694 210,694', cream),
    ],
  },
  'we-re-going-on-a-bear-hunt': {
    ground: '#cfe3d2',
    dark: true,
    sheets: [
      snip('330,690 340,470 420,390 510,470 530,690', bark),
      snip('370,690 380,520 430,460 480,520 490,690', ink),
      ...times(9, (i) =>
        snip(
          `${30 + i * 36},696 ${52 + i * 36},${420 + (i % 3) * 46} ${72 + i * 36},696`,
          i % 2 ? leaf : moss,
        ),
      ),
    ],
  },
  'not-a-box': {
    ground: egg,
    dark: true,
    sheets: [
      snip('120,690 60,690 140,560', brick),
      snip('480,690 540,690 460,560', brick),
      slab(150, 450, 300, 220, kraft),
      snip('150,450 110,400 290,430 300,450', '#cfa26c'),
      snip('450,450 490,400 310,430 300,450', '#cfa26c'),
      flat(slab(286, 450, 28, 220, cream)),
      star(470, 380, 32, yolk),
      star(130, 366, 22, yolk),
    ],
  },
  'thank-you-omu': {
    ground: plum,
    sheets: [
      snip('120,500 480,500 450,690 150,690', ink),
      disc(300, 500, 180, brick, 40),
      slab(70, 530, 66, 26, ink),
      slab(464, 530, 66, 26, ink),
      ...times(3, (i) =>
        snip(
          `${220 + i * 70},450 ${200 + i * 70},400 ${230 + i * 70},370 ${214 + i * 70},336 ${246 + i * 70},370 ${224 + i * 70},404`,
          cream,
        ),
      ),
      flat(disc(250, 500, 16, yolk)),
      flat(disc(350, 506, 16, yolk)),
    ],
  },
  'frog-and-toad-are-friends': {
    ground: '#2d5b57',
    sheets: [
      snip('300,560 470,470 500,560 460,640 330,680 180,660 100,590 130,500 250,440 340,440', leaf),
      disc(220, 570, 44, cream),
      disc(360, 600, 36, yolk),
      ...times(4, (i) => flat(disc(206 + (i % 2) * 28, 556 + Math.floor(i / 2) * 28, 6, ink))),
      ...times(2, (i) => flat(disc(348 + i * 24, 600, 6, ink))),
    ],
  },
  'last-stop-on-market-street': {
    ground: '#e7a35b',
    dark: true,
    sheets: [
      slab(70, 400, 460, 220, brick),
      ...times(4, (i) => slab(96 + i * 92, 430, 72, 80, egg)),
      slab(464, 430, 46, 150, cream),
      flat(slab(70, 560, 380, 16, yolk)),
      disc(170, 630, 46, ink),
      disc(420, 630, 46, ink),
      flat(disc(170, 630, 17, cream)),
      flat(disc(420, 630, 17, cream)),
    ],
  },
  watercress: {
    ground: '#cbd9c4',
    dark: true,
    sheets: [
      ...times(5, (i) => strip(140 + i * 80, 690, 120 + i * 90, 400 + (i % 2) * 60, 9, moss)),
      ...times(5, (i) => disc(120 + i * 90, 396 + (i % 2) * 60, 40, leaf, 34)),
      ...times(5, (i) => disc(150 + i * 82, 500 + (i % 2) * 40, 28, moss, 24)),
      snip('0,620 120,604 260,626 420,600 600,622 600,700 0,700', sea),
    ],
  },
  'alma-and-how-she-got-her-name': {
    ground: cream,
    dark: true,
    sheets: [
      strip(60, 420, 330, 560, 6, ink),
      strip(330, 560, 550, 400, 6, ink),
      ...[brick, yolk, sea, moss, plum, violet].map((fill, i) =>
        disc(90 + i * 86, [436, 480, 526, 550, 490, 430][i]!, 40, fill),
      ),
    ],
  },
  'dory-fantasmagory': {
    ground: violet,
    sheets: [
      snip('190,500 160,390 250,460', yolk),
      snip('410,500 440,390 350,460', yolk),
      disc(300, 560, 150, moss, 124),
      flat(disc(248, 530, 30, paper)),
      flat(disc(352, 530, 30, paper)),
      flat(disc(254, 536, 13, ink)),
      flat(disc(346, 536, 13, ink)),
      snip('60,690 60,610 200,590 400,610 540,590 540,690', brick),
    ],
  },
  'charlotte-s-web': {
    ground: '#41505b',
    sheets: [
      ...times(6, (i) =>
        flat(
          strip(
            300 - 250 * Math.cos((i * Math.PI) / 6),
            510 - 180 * Math.sin((i * Math.PI) / 6),
            300 + 250 * Math.cos((i * Math.PI) / 6),
            510 + 180 * Math.sin((i * Math.PI) / 6),
            4,
            snow,
          ),
        ),
      ),
      ...[1, 2, 3].flatMap((ring) =>
        times(12, (i) => flat(strip(...threadAt(ring, i), ...threadAt(ring, i + 1), 4, snow))),
      ),
      disc(336, 476, 22, ink),
      disc(360, 456, 14, ink),
    ],
  },
  'ramona-quimby-age-8': {
    ground: '#d97c52',
    dark: true,
    sheets: [
      disc(300, 590, 190, paper, 90),
      disc(320, 580, 66, yolk, 58),
      snip('110,470 130,380 200,340 270,390 280,470 240,440 210,474 170,440', cream),
      snip('360,440 400,480 440,444 480,484 520,430 490,360 420,350', cream),
    ],
  },
  'the-wild-robot': {
    ground: '#7fa7a0',
    dark: true,
    sheets: [
      ...times(8, (i) =>
        strip(
          300,
          480,
          300 + 130 * Math.cos((i * Math.PI) / 4),
          480 + 130 * Math.sin((i * Math.PI) / 4),
          46,
          '#5c6d77',
        ),
      ),
      disc(300, 480, 104, '#5c6d77'),
      flat(disc(300, 480, 62, cream)),
      disc(300, 484, 34, paper, 44),
      snip('150,600 450,600 400,690 200,690', bark),
      ...times(5, (i) => strip(150 + i * 60, 640 - (i % 2) * 20, 250 + i * 50, 610 + (i % 2) * 40, 9, kraft)),
    ],
  },
  'el-deafo': {
    ground: '#2f6f8f',
    sheets: [
      snip('170,420 96,690 504,690 430,420', brick),
      strip(262, 480, 196, 384, 9, ink),
      strip(338, 480, 404, 384, 9, ink),
      disc(190, 374, 32, yolk),
      disc(410, 374, 32, yolk),
      slab(214, 464, 172, 200, cream),
      ...times(4, (i) => flat(slab(244, 494 + i * 24, 112, 10, ink))),
      disc(262, 620, 20, ink),
      disc(332, 620, 20, brick),
    ],
  },
  holes: {
    ground: '#e0b86a',
    dark: true,
    sheets: [
      flat(disc(170, 430, 96, bark, 44)),
      flat(disc(430, 500, 112, bark, 50)),
      flat(disc(210, 620, 124, bark, 54)),
      flat(disc(170, 440, 74, ink, 30)),
      flat(disc(430, 512, 88, ink, 34)),
      flat(disc(210, 634, 98, ink, 36)),
      strip(470, 350, 410, 520, 12, kraft),
      snip('390,510 440,524 420,580 384,566', '#5c6d77'),
    ],
  },
  'brown-girl-dreaming': {
    ground: '#7a3b4f',
    sheets: [
      disc(430, 400, 62, yolk),
      snip('300,560 120,500 90,660 300,690', cream),
      snip('300,560 480,500 510,660 300,690', paper),
      ...times(3, (i) => flat(strip(140, 560 + i * 30, 270, 588 + i * 30, 5, kraft))),
      ...times(2, (i) => flat(strip(330, 590 + i * 30, 460, 562 + i * 30, 5, kraft))),
      strip(420, 600, 520, 450, 14, yolk),
    ],
  },
  'new-kid': {
    ground: egg,
    dark: true,
    sheets: [
      ...times(4, (i) => slab(60 + i * 124, 350, 112, 320, i === 2 ? ink : sea)),
      snip('308,350 230,380 230,690 308,670', brick),
      ...[0, 1, 3].map((i) => flat(slab(90 + i * 124, 386, 52, 8, ink))),
      ...[0, 1, 3].map((i) => flat(slab(90 + i * 124, 404, 52, 8, ink))),
      slab(326, 560, 76, 96, yolk),
    ],
  },
  'when-stars-are-scattered': {
    ground: night,
    sheets: [
      ...times(11, (i) =>
        star(60 + ((i * 173) % 500), 340 + ((i * 97) % 190), 9 + (i % 4) * 5, i % 3 ? paper : yolk),
      ),
      snip('20,690 130,560 240,690', kraft),
      snip('200,690 320,540 440,690', cream),
      snip('400,690 490,580 590,690', kraft),
      snip('296,690 320,610 344,690', bark),
    ],
  },
  'american-born-chinese': {
    ground: '#d9a441',
    dark: true,
    sheets: [
      snip(
        '60,690 90,500 140,440 180,520 220,420 270,500 300,390 350,500 400,430 440,520 490,460 540,690',
        '#7a5a34',
      ),
      disc(300, 560, 96, '#e98f73'),
      flat(strip(300, 470, 290, 640, 6, brick)),
      snip('300,470 360,420 430,430 380,480', leaf),
    ],
  },
  'the-book-thief': {
    ground: '#6b7780',
    sheets: [
      ...times(9, (i) => disc(50 + i * 64, 340 + ((i * 61) % 190), 9, snow)),
      snip('0,590 200,560 400,590 600,552 600,700 0,700', snow),
      snip('404,398 424,408 380,664 356,660', cream),
      snip('216,372 404,398 362,664 174,640', ink),
      flat(strip(252, 426, 358, 441, 9, snow)),
      flat(strip(254, 458, 330, 469, 9, snow)),
      flat(strip(226, 366, 392, 389, 18, snow)),
      snip('0,626 150,604 330,640 470,606 600,632 600,700 0,700', snow),
    ],
  },
  'long-way-down': {
    ground: ink,
    sheets: [
      slab(130, 340, 168, 350, '#8fa3af'),
      slab(304, 340, 168, 350, '#8fa3af'),
      flat(slab(292, 340, 16, 350, '#0e1a24')),
      ...times(7, (i) => flat(disc(520, 370 + i * 48, 14, i === 3 ? yolk : '#41505b'))),
    ],
  },
};
