import {
  circle,
  line,
  palette,
  path,
  placed,
  profile,
  profileHair,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const head = 'translate(540 430) scale(-1.2 1.2)';
const ring = 'translate(800 300)';
const hair = '#231d1c';

/** A point on a circle around 0 0. */
function point(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}

/** A piece of the ring, from one angle to another. */
function band(from: number): string {
  const to = from + 40;
  return path(
    `M${point(from, 300)}A300 300 0 0 1 ${point(to, 300)}L${point(to, 158)}A158 158 0 0 0 ${point(from, 158)}Z`,
  );
}

export const scene: Scene = {
  kind: 'portrait',
  alt: 'A bearded man in profile before a wall of planks on which a life ring hangs',
  focus: [0.5, 0.45],
  layers: [
    sheet(palette.robin, rect(-20, -20, 1040, 1040), 0, {
      marks: line('M-20 176H1020M-20 372H1020M-20 568H1020M-20 764H1020', 8, '#1b515838'),
    }),
    sheet(palette.sand, strip('M800 -20Q660 120 560 420', 24), 6),
    sheet(
      palette.paper,
      placed(
        '<path d="M0 -300A300 300 0 1 1 -.1 -300ZM0 -158A158 158 0 1 0 .1 -158Z" fill-rule="evenodd"/>',
        ring,
      ),
      14,
    ),
    ...[70, 160, 250, 340].map((from) => sheet(palette.brick, placed(band(from), ring), 4)),
    ...profile(head, palette.skin2, hair, { nose: 10, tip: -4, chin: 4 }),
    // The beard follows the jaw and leaves the mouth free; the hair is short.
    sheet(
      hair,
      placed(
        path(
          'M-66 44C-30 60 -22 104 10 126C50 146 92 108 140 102L150 104C148 112 140 116 126 118C118 136 128 158 150 164C150 184 160 204 148 224C124 250 70 246 30 228C-30 206 -86 160 -66 44Z',
        ),
        head,
      ),
      4,
    ),
    profileHair(head, hair, 'short', 7),
    // A navy jacket with its collar up.
    sheet(
      palette.navy,
      path('M160 1020C176 850 270 790 410 766Q550 830 690 764C850 800 960 870 990 1020Z'),
      13,
    ),
    sheet(palette.paper, path('M420 742Q540 820 680 742L700 800Q550 890 404 800Z'), 6),
    sheet(
      palette.dusk,
      path('M396 744C360 800 380 880 470 970L540 890Q450 830 396 744Z') +
        path('M700 744C752 800 730 890 640 970L556 890Q640 830 700 744Z'),
      8,
    ),
    sheet(palette.amber, rect(250, 900, 120, 44, 6, -6), 4),
    sheet(palette.yolk, circle(548, 960, 16), 4),
  ],
};
