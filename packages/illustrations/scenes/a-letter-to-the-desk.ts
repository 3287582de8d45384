import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const page = 'translate(700 560) rotate(-4)';
const pencil = 'translate(600 330) rotate(28)';
const envelope = 'translate(1420 850) rotate(-13)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A large sheet of writing paper, empty but for the first words of a letter, and a short pencil that has just been put down',
  focus: [0.44, 0.42],
  layers: [
    ground('#1b5158'),
    sheet('#225d63', rect(-20, -20, 330, 1040) + rect(640, -20, 330, 1040) + rect(1300, -20, 330, 1040), 1),
    // The page has been folded in three, and opened again.
    sheet('#ecd9b0', placed(rect(-600, -500, 1200, 1100, 3), page), 14, {
      torn: 3,
      marks: placed(
        line('M-600 -150H600M-600 214H600', 5, '#c9ac78') +
          printed(rect(-600, -146, 1200, 358), '#fff7e026') +
          line(
            'M-440 -300c34 -66 -26 -66 -14 0s36 6 46 -2c38 -34 -26 -34 -14 0s36 6 46 -2c42 -36 -26 -36 -14 0s36 6 46 -2c34 -60 -26 -60 -14 0s36 6 46 -2c38 -34 -26 -34 -14 0s36 6 46 -2c42 -70 -26 -70 -14 0s36 6 46 -2c34 -32 -26 -32 -14 0s36 6 46 -2c38 -36 -26 -36 -14 0s36 6 46 -2c42 -34 -26 -34 -14 0s36 6 46 -2',
            8,
            palette.navy,
          ),
        page,
      ),
    }),
    // The pencil, put down in the middle of a word.
    sheet('#f0cf9c', placed(path('M0 0L74 -24V24Z'), pencil), 9),
    sheet(palette.ink, placed(path('M0 0L26 -8.500V8.500Z'), pencil), 2),
    sheet(palette.yolk, placed(path('M70 -25H300V25H70L82 8L70 -8Z'), pencil), 9, {
      marks: placed(line('M74 -9H300M74 9H300', 3, '#c8981e'), pencil),
    }),
    sheet('#9fb2b8', placed(rect(296, -26, 34, 52, 3), pencil), 4, {
      marks: placed(line('M308 -26V26M318 -26V26', 3, '#6f858c'), pencil),
    }),
    sheet(palette.coral, placed(rect(326, -24, 50, 48, 14), pencil), 6),
    // At the rim: where it will go, our egg on its seal.
    sheet('#c89b66', placed(rect(-300, -190, 600, 400, 6), envelope), 16, {
      marks: placed(line('M-300 -190L0 40L300 -190', 5, '#9d7442'), envelope),
    }),
    sheet(palette.brick, placed(circle(0, 36, 62), envelope), 5),
    sheet('#b8503a', placed(circle(0, 36, 46), envelope), 2),
    sheet('#f3dcc0', placed(ellipse(0, 24, 18, 24, 8), envelope), 3),
    sheet('#7f2c19', placed(path('M-32 38Q0 60 32 38Q28 66 0 66Q-28 66 -32 38Z'), envelope), 3),
  ],
};
