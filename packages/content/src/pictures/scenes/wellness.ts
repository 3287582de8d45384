import {
  arch, at, baby, ball, bear, bed, bicycle, block, bowl, circle, cloud, cream, crib, curtain, ellipse, figure, flower, grass, hairs,
  heart, hill, ink, leaf, leafDark, leafGreen, line, moon, openBook, p, palettes, paper, path, picture, potted, raindrops, rect, rug,
  sky, skins, sprig, spoon, star, stars, sun, times, tree, windowFrame, wood, woodDark, cup, bust, pine,
} from '../kit/index.ts';

const { health, night, dusk, sports, food, lifestyle, family } = palettes;

/** Drawings of the health and wellness articles by served name; see ../index.ts. */
export const wellnessPictures: Record<string, string> = {
  'sleep-regressions-explained': picture(
    sky(night.sky),
    circle(600, 300, 420, night.far),
    line('M600 0V120M600 120Q420 150 400 250M600 120Q780 150 800 230M600 120V190', night.accent, 5),
    moon(596, 260, 84, night.accent),
    star(400, 280, 40, cream), star(800, 262, 46, night.main),
    rect(0, 640, 1200, 110, night.near),
    rect(330, 560, 540, 60, cream),
    at(600, 470, circle(0, 0, 62, skins[2]) + path('M-62 0a62 62 0 0 1 124 0q-50 -40 -62 -40t-62 40z', hairs[0]) + circle(-22, 8, 9, cream) + circle(22, 8, 9, cream) + circle(-21, 6, 5, ink) + circle(23, 6, 5, ink) + ellipse(0, 32, 9, 7, '#7a3b30')),
    path('M490 620V570Q500 530 600 530T710 570V620z', night.main),
    times(9, (i) => rect(330 + i * 65, 400, 16, 290, wood, 6)), rect(316, 384, 564, 28, wood, 12), rect(316, 636, 564, 26, woodDark, 10),
    rect(322, 384, 28, 340, woodDark, 8), rect(846, 384, 28, 340, woodDark, 8),
    stars(10, 5, cream, 330),
  ),

  'bedtime-in-four-steps': picture(
    sky(night.sky),
    moon(1000, 150, 80, night.accent), stars(18, 2, cream, 260),
    hill(520, 470, 330, night.far), hill(620, 560, 430, night.mid),
    path('M90 560H330Q326 640 280 640H140Q96 640 90 560z', cream), rect(80, 548, 260, 20, paper, 8), circle(150, 536, 20, '#8ec6d6'), circle(200, 528, 26, '#8ec6d6'), circle(256, 538, 18, '#8ec6d6'),
    openBook(520, 570, 190, night.main),
    bed(930, 470, 330, night.main, wood),
    at(820, 402, circle(0, 0, 28, skins[0]) + path('M-28 0a28 28 0 0 1 56 0q-28 -18 -56 0z', hairs[1]) + line('M-13 6q4 4 8 0M6 6q4 4 8 0', ink, 3)),
    hill(720, 700, 600, night.near),
    times(4, (i) => ellipse(260 + i * 200, 690 - i * 40 + (i % 2) * 16, 74, 22, [night.accent, night.main, cream, night.accent][i] as string)),
    figure(180, 712, 210, { skin: skins[0], hair: hairs[1], top: night.accent, bottom: night.far, walking: true, arms: [20, 60] }),
    tree(1130, 450, 140, '#3f5a6b', '#2b4152'),
  ),

  'baby-blues-or-depression': picture(
    sky('#d6dde6'),
    rect(560, 60, 520, 430, '#b6c4d2'),
    circle(920, 230, 110, health.accent), cloud(880, 300, 190, '#e9eef2'), cloud(720, 200, 110, '#e9eef2'),
    raindrops(590, 320, 460, 130, '#6f8aa6', 20),
    windowFrame(560, 60, 520, 430, cream),
    curtain(500, 30, 190, 560, health.main), curtain(1150, 30, 170, 560, health.main, true),
    rect(0, 620, 1200, 130, health.near),
    path('M130 720V360q0 -70 70 -70h150q70 0 70 70v360z', health.mid), rect(96, 520, 70, 200, health.far, 30), rect(384, 520, 70, 200, health.far, 30),
    bust(276, 640, 420, { skin: skins[4], hair: hairs[0], top: cream, style: 'long', eyes: 'closed' }),
    path('M180 720V620q0 -30 40 -30h120q40 0 40 30v100z', ink),
    baby(300, 590, 190, { skin: skins[4], hair: hairs[0], wrap: health.accent, turn: 6 }),
    line('M160 520Q160 620 260 622', cream, 46), line('M394 520Q410 600 350 628', cream, 46), circle(262, 622, 22, skins[4]),
    potted(1080, 700, 200, health.main),
  ),

  'a-worried-child': picture(
    sky(lifestyle.sky),
    circle(340, 330, 250, '#eed9c8'),
    rect(0, 640, 1200, 110, lifestyle.mid),
    figure(330, 700, 330, { skin: skins[1], hair: hairs[0], top: lifestyle.accent, bottom: lifestyle.near, style: 'short', arms: [20, 76] }),
    line('M430 480C560 300 380 200 520 180S660 330 540 400 400 250 590 240 690 420 580 440 470 330 620 310', lifestyle.near, 9),
    line('M620 310C700 300 740 420 800 440H900', lifestyle.near, 9),
    figure(960, 706, 560, { skin: skins[1], hair: hairs[2], top: lifestyle.main, style: 'long', skirt: true, arms: [60, 24] }),
    sun(1080, 150, 66, lifestyle.accent), bear(130, 708, 150),
  ),

  'an-hour-a-day-of-moving': picture(
    sky(sports.sky),
    sun(1020, 140, 74, sports.accent), cloud(240, 150, 100),
    circle(600, 900, 620, sports.near), circle(600, 900, 575, sports.mid),
    times(13, (i) => {
      const a = ((i - 6) * 14 * Math.PI) / 180;
      return line(p`M${600 + Math.sin(a) * 560} ${900 - Math.cos(a) * 560}L${600 + Math.sin(a) * (i % 3 === 0 ? 480 : 520)} ${900 - Math.cos(a) * (i % 3 === 0 ? 480 : 520)}`, cream, i % 3 === 0 ? 16 : 9);
    }),
    line('M600 900L600 480M600 900L790 600', cream, 18),
    at(270, 380, figure(0, 0, 220, { skin: skins[3], hair: hairs[0], top: sports.main, bottom: ink, style: 'curly', arms: [60, 120], walking: true }), { turn: -28 }),
    figure(585, 240, 215, { skin: skins[0], hair: hairs[3], top: sports.accent, bottom: palettes.health.near, style: 'bun', arms: [140, 140], walking: true }),
    at(925, 380, bicycle(0, 0, 230, sports.main) + figure(-6, -66, 190, { skin: skins[1], hair: hairs[1], top: cream, bottom: ink, style: 'cap', arms: [20, 52] }), { turn: 28 }),
  ),

  'tummy-time-from-day-one': picture(
    sky(health.sky),
    arch(900, 640, 380, 520, health.far), arch(900, 640, 250, 400, cream),
    rect(0, 600, 1200, 150, '#cfe0d3'),
    ellipse(560, 670, 520, 76, health.near), ellipse(560, 664, 430, 58, health.mid), ellipse(560, 658, 330, 40, health.far),
    path('M250 640Q240 540 350 530Q480 520 560 580L600 650H300z', health.accent), ellipse(262, 640, 50, 26, skins[3]), ellipse(330, 654, 46, 24, skins[3]),
    line('M560 600L640 655', health.accent, 44), circle(652, 656, 22, skins[3]),
    at(620, 500, circle(0, 0, 84, skins[3]) + path('M-84 4a84 84 0 0 1 168 -10q-60 -50 -100 -44t-68 54z', hairs[0]) + circle(20, 6, 8, ink) + circle(64, 2, 8, ink) + line('M32 42q14 10 28 -2', ink, 7)),
    block(800, 668, 90, health.main), ball(900, 676, 42, health.accent), bear(1010, 680, 130), at(1100, 690, sprig(0, 0, 120)),
  ),

  'iron-in-the-first-two-years': picture(
    sky(food.sky),
    sun(960, 190, 110, food.far),
    hill(560, 480, 540, food.far), hill(640, 590, 620, food.mid),
    at(420, 660, line('M0 0V-330', '#b9b2a6', 34) + ellipse(0, -420, 92, 140, '#cfc8bb') + ellipse(-8, -430, 64, 106, '#b9b2a6')),
    times(7, (i) => ellipse(560 + i * 44 + (i % 2) * 10, 640 - (i % 3) * 34, 40, 25, ['#8a3b2c', '#a24a35', '#6f2c22'][i % 3] as string, { transform: p`rotate(${i * 29 - 40} ${560 + i * 44} ${640 - (i % 3) * 34})` })),
    sprig(160, 680, 240), sprig(260, 690, 180),
    rect(880, 520, 230, 150, food.near, 20), rect(860, 500, 270, 30, ink, 12), line('M860 560h-36M1130 560h36', ink, 20), line('M960 470q16 -26 0 -52M1020 470q16 -26 0 -52', cream, 9),
    hill(720, 690, 710, food.near), leaf(620, 740, 90, -40), leaf(650, 742, 80, 30), leaf(690, 744, 70, 60),
    figure(820, 690, 140, { skin: skins[1], hair: hairs[1], top: food.main, bottom: ink, arms: [60, 130] }),
  ),

  'water-milk-and-nothing-fancy': picture(
    sky('#e5eef0'),
    rect(60, 70, 400, 430, '#bcdbe3'), cloud(200, 250, 90), cloud(340, 360, 80), windowFrame(60, 70, 400, 430, cream),
    rect(0, 620, 1200, 130, food.mid), rect(0, 600, 1200, 26, food.near),
    path('M540 190H790L764 600H566z', '#f4fbfc'), path('M549 320H781L764 600H566z', '#7fbfd0'), path('M549 320q60 -26 116 0t116 0v30H551z', '#a7d6e0'), line('M584 360l10 190', cream, 14),
    path('M850 140H1110L1084 600H876z', '#fffaf0'), path('M858 260H1102L1084 600H876z', '#fffdf8'), ellipse(980, 260, 122, 20, '#f3e9d6'), line('M896 320l12 220', '#efe4cf', 14),
    circle(640, 440, 12, cream), circle(700, 500, 9, cream), circle(680, 400, 7, cream),
    sprig(490, 600, 110), heart(980, 440, 70, '#f0d9c0'),
    figure(170, 700, 150, { skin: skins[2], hair: hairs[0], top: food.accent, style: 'curly', bottom: ink, arms: [40, 140] }),
  ),
};
