import { arch, at, circle, ellipse, line, p, path, rect, times } from './shape.ts';
import { cream, ink, leafDark, leafGreen, paper, wood, woodDark } from './palette.ts';

/* Play */

/** A wooden block standing on y, with a lighter top edge and an optional mark in its middle. */
export const block = (x: number, y: number, size: number, fill: string, mark = '') =>
  rect(x - size / 2, y - size, size, size, fill, size * 0.06) +
  rect(x - size / 2 + size * 0.12, y - size + size * 0.12, size * 0.76, size * 0.76, cream, size * 0.04) +
  (mark || circle(x, y - size / 2, size * 0.22, fill));

/** An arch block of a toy set, standing on y. */
export const archBlock = (x: number, y: number, width: number, fill: string) =>
  path(
    p`M${x - width / 2} ${y}V${y - width * 0.55}H${x + width / 2}V${y}H${x + width * 0.26}a${width * 0.26} ${width * 0.26} 0 0 0 ${-width * 0.52} 0z`,
    fill,
  );

/** A folded paper boat whose keel is at y. */
export const boat = (x: number, y: number, size: number, light = cream, shade = '#e2d5bd') =>
  path(p`M${x - size} ${y - size * 0.42}H${x + size}L${x + size * 0.6} ${y}H${x - size * 0.6}z`, light) +
  path(p`M${x} ${y - size * 1.05}L${x + size * 0.52} ${y - size * 0.42}H${x}z`, shade) +
  path(p`M${x} ${y - size * 1.05}L${x - size * 0.52} ${y - size * 0.42}H${x}z`, light) +
  path(
    p`M${x - size} ${y - size * 0.42}L${x} ${y - size * 0.12}L${x + size} ${y - size * 0.42}L${x + size * 0.6} ${y}H${x - size * 0.6}z`,
    shade,
  );

export const kite = (x: number, y: number, size: number, a: string, b: string, tail: string, turn = 20) =>
  at(
    x,
    y,
    path(p`M0 ${-size}L${size * 0.65} 0H${-size * 0.65}z`, a) +
      path(p`M0 ${size * 1.2}L${size * 0.65} 0H${-size * 0.65}z`, b) +
      line(
        p`M0 ${size * 1.2}q${size * 0.3} ${size * 0.4} 0 ${size * 0.8}t0 ${size * 0.8}`,
        tail,
        size * 0.05,
      ) +
      times(2, (i) =>
        path(
          p`M${-size * 0.16} ${size * (1.75 + i * 0.6)}l${size * 0.32} ${size * 0.16}v${-size * 0.16}l${-size * 0.32} ${size * 0.16}z`,
          tail,
        ),
      ),
    { turn },
  );

export const ball = (x: number, y: number, r: number, fill: string, band = cream) =>
  circle(x, y - r, r, fill) +
  path(
    p`M${x - r} ${y - r}Q${x} ${y - r * 1.5} ${x + r} ${y - r}Q${x} ${y - r * 0.6} ${x - r} ${y - r}z`,
    band,
  );

export const balloon = (x: number, y: number, size: number, fill: string, toX: number, toY: number) =>
  line(p`M${x} ${y + size}Q${x + (toX - x) * 0.1} ${(y + toY) / 2} ${toX} ${toY}`, ink, 3) +
  ellipse(x, y, size * 0.8, size, fill) +
  path(p`M${x - 9} ${y + size + 10}L${x} ${y + size - 4}L${x + 9} ${y + size + 10}z`, fill);

/** Arches of a toy rainbow, outermost first. */
export const rainbow = (x: number, y: number, width: number, colors: string[]) =>
  colors
    .map((fill, i) =>
      arch(
        x,
        y,
        width - (i * width) / (colors.length + 0.5),
        width / 2 - (i * width) / (2 * (colors.length + 0.5)),
        fill,
      ),
    )
    .join('');

export const bear = (x: number, y: number, size: number, fill = wood, belly = '#e6c79c') =>
  circle(x - size * 0.26, y - size * 0.95, size * 0.13, fill) +
  circle(x + size * 0.26, y - size * 0.95, size * 0.13, fill) +
  ellipse(x - size * 0.36, y - size * 0.36, size * 0.11, size * 0.2, fill, {
    transform: p`rotate(25 ${x - size * 0.36} ${y - size * 0.36})`,
  }) +
  ellipse(x + size * 0.36, y - size * 0.36, size * 0.11, size * 0.2, fill, {
    transform: p`rotate(-25 ${x + size * 0.36} ${y - size * 0.36})`,
  }) +
  ellipse(x, y - size * 0.3, size * 0.33, size * 0.32, fill) +
  ellipse(x, y - size * 0.27, size * 0.2, size * 0.2, belly) +
  circle(x, y - size * 0.74, size * 0.31, fill) +
  ellipse(x, y - size * 0.67, size * 0.14, size * 0.11, belly) +
  circle(x - size * 0.11, y - size * 0.8, size * 0.03, ink) +
  circle(x + size * 0.11, y - size * 0.8, size * 0.03, ink) +
  circle(x, y - size * 0.7, size * 0.035, ink) +
  ellipse(x - size * 0.22, y - size * 0.06, size * 0.15, size * 0.1, fill) +
  ellipse(x + size * 0.22, y - size * 0.06, size * 0.15, size * 0.1, fill);

/* Table and kitchen */

/** A cup standing on y; `steam` draws three threads. */
export const cup = (x: number, y: number, size: number, fill: string, steam?: string) =>
  line(
    p`M${x + size * 0.42} ${y - size * 0.68}a${size * 0.2} ${size * 0.2} 0 1 1 ${-size * 0.04} ${size * 0.4}`,
    fill,
    size * 0.1,
  ) +
  path(
    p`M${x - size * 0.5} ${y - size * 0.85}H${x + size * 0.5}L${x + size * 0.38} ${y}H${x - size * 0.38}z`,
    fill,
  ) +
  ellipse(x, y - size * 0.85, size * 0.5, size * 0.09, cream) +
  (steam
    ? line(
        times(
          3,
          (i) =>
            p`M${x - size * 0.25 + i * size * 0.25} ${y - size * 1.05}q${size * 0.12} ${-size * 0.16} 0 ${-size * 0.3}t0 ${-size * 0.3}`,
        ),
        steam,
        size * 0.05,
      )
    : '');

export const bowl = (x: number, y: number, width: number, fill: string, content: string) =>
  ellipse(x, y - width * 0.38, width / 2, width * 0.1, content) +
  path(
    p`M${x - width / 2} ${y - width * 0.38}H${x + width / 2}Q${x + width * 0.42} ${y} ${x} ${y}T${x - width / 2} ${y - width * 0.38}z`,
    fill,
  );

/** A plate seen from above. */
export const plate = (x: number, y: number, r: number, rim: string, content: string) =>
  circle(x, y, r, rim) + circle(x, y, r * 0.76, cream) + content;

export const spoon = (x: number, y: number, length: number, fill: string, turn = 0) =>
  at(
    x,
    y,
    line(p`M0 0V${-length * 0.7}`, fill, length * 0.06) +
      ellipse(0, -length * 0.82, length * 0.11, length * 0.18, fill),
    { turn },
  );

export const apple = (x: number, y: number, size: number, fill: string) =>
  circle(x - size * 0.2, y - size * 0.42, size * 0.38, fill) +
  circle(x + size * 0.2, y - size * 0.42, size * 0.38, fill) +
  line(p`M${x} ${y - size * 0.7}q0 ${-size * 0.2} ${size * 0.1} ${-size * 0.3}`, woodDark, size * 0.07) +
  leaf2(x + size * 0.06, y - size * 0.82, size * 0.36, 62);

export const carrot = (x: number, y: number, size: number, turn = 0, fill = '#e8823c') =>
  at(
    x,
    y,
    path(
      p`M${-size * 0.2} ${-size * 0.7}Q0 ${-size * 0.85} ${size * 0.2} ${-size * 0.7}L${size * 0.03} 0h${-size * 0.06}z`,
      fill,
    ) +
      leaf2(0, -size * 0.72, size * 0.45, -18) +
      leaf2(0, -size * 0.72, size * 0.45, 18),
    { turn },
  );

export const bottle = (x: number, y: number, height: number, milk: string, cap: string) =>
  rect(x - height * 0.2, y - height * 0.7, height * 0.4, height * 0.7, cream, height * 0.09) +
  rect(x - height * 0.2, y - height * 0.45, height * 0.4, height * 0.45, milk, height * 0.09) +
  rect(x - height * 0.17, y - height * 0.8, height * 0.34, height * 0.13, cap, 4) +
  path(
    p`M${x - height * 0.1} ${y - height * 0.8}Q${x - height * 0.05} ${y - height} ${x} ${y - height}T${x + height * 0.1} ${y - height * 0.8}z`,
    '#e9c9a0',
  );

/** A table top from edge to edge or of a width, with two legs. */
export const table = (x: number, y: number, width: number, fill = wood, leg = woodDark, height = 200) =>
  rect(x - width * 0.42, y, 22, height, leg) +
  rect(x + width * 0.42 - 22, y, 22, height, leg) +
  rect(x - width / 2, y, width, 26, fill, 6);

/* House */

/** A front with a pitched roof, standing on y. */
export const house = (x: number, y: number, width: number, wall: string, roof: string, lit = cream) =>
  rect(x - width / 2, y - width * 0.7, width, width * 0.7, wall) +
  path(
    p`M${x - width * 0.6} ${y - width * 0.68}L${x} ${y - width * 1.2}L${x + width * 0.6} ${y - width * 0.68}z`,
    roof,
  ) +
  arch(x, y, width * 0.22, width * 0.4, roof) +
  rect(x - width * 0.37, y - width * 0.5, width * 0.17, width * 0.2, lit) +
  rect(x + width * 0.2, y - width * 0.5, width * 0.17, width * 0.2, lit);

/** A window with a cross bar; what shows in it is drawn before. */
export const windowFrame = (x: number, y: number, width: number, height: number, frame: string) =>
  el4(x, y, width, height, frame) +
  line(p`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, frame, 10) +
  rect(x - 22, y + height, width + 44, 20, frame, 4);

export const curtain = (x: number, y: number, width: number, height: number, fill: string, flip = false) =>
  at(x, y, path(p`M0 0H${width}Q${width * 0.9} ${height * 0.55} ${width * 0.35} ${height}H0z`, fill), {
    flip,
  });

export const lamp = (x: number, y: number, height: number, shade: string, foot: string, glow?: string) =>
  (glow
    ? path(
        p`M${x - height * 0.3} ${y - height * 0.6}L${x - height * 0.75} ${y}H${x + height * 0.75}L${x + height * 0.3} ${y - height * 0.6}z`,
        glow,
        { opacity: 0.35 },
      )
    : '') +
  rect(x - 5, y - height * 0.65, 10, height * 0.65, foot) +
  rect(x - height * 0.17, y - 12, height * 0.34, 12, foot, 6) +
  path(
    p`M${x - height * 0.16} ${y - height}H${x + height * 0.16}L${x + height * 0.32} ${y - height * 0.6}H${x - height * 0.32}z`,
    shade,
  );

/** A bed from the side: head at the left. */
export const bed = (x: number, y: number, width: number, blanket: string, frame = wood) =>
  rect(x - width / 2, y - width * 0.42, 26, width * 0.42, frame, 8) +
  rect(x + width / 2 - 26, y - width * 0.28, 26, width * 0.28, frame, 8) +
  rect(x - width / 2, y - width * 0.18, width, width * 0.1, frame) +
  rect(x - width / 2 + 26, y - width * 0.26, width - 52, width * 0.1, cream, 12) +
  path(
    p`M${x - width * 0.2} ${y - width * 0.17}V${y - width * 0.25}Q${x} ${y - width * 0.33} ${x + width / 2 - 26} ${y - width * 0.27}V${y - width * 0.1}H${x - width * 0.2}z`,
    blanket,
  );

/** A crib with bars, from the side. */
export const crib = (x: number, y: number, width: number, frame: string, mattress = cream) =>
  rect(x - width / 2, y - width * 0.24, width, width * 0.1, mattress) +
  times(8, (i) => rect(x - width / 2 + (i * (width - 14)) / 7, y - width * 0.6, 14, width * 0.5, frame, 6)) +
  rect(x - width / 2 - 8, y - width * 0.64, width + 16, 22, frame, 10) +
  rect(x - width / 2 - 8, y - width * 0.14, width + 16, 22, frame, 8) +
  rect(x - width / 2, y - width * 0.14, 22, width * 0.14, frame) +
  rect(x + width / 2 - 22, y - width * 0.14, 22, width * 0.14, frame);

export const clock = (x: number, y: number, r: number, rim: string, hour: number, minute: number) => {
  const hand = (turn: number, length: number, width: number) =>
    line(
      p`M${x} ${y}L${x + Math.sin((turn * Math.PI) / 180) * length} ${y - Math.cos((turn * Math.PI) / 180) * length}`,
      ink,
      width,
    );
  return (
    circle(x, y, r, rim) +
    circle(x, y, r * 0.82, cream) +
    times(12, (i) =>
      circle(
        x + Math.sin((i * Math.PI) / 6) * r * 0.68,
        y - Math.cos((i * Math.PI) / 6) * r * 0.68,
        r * 0.035,
        ink,
      ),
    ) +
    hand(hour * 30 + minute / 2, r * 0.42, r * 0.07) +
    hand(minute * 6, r * 0.6, r * 0.05) +
    circle(x, y, r * 0.06, ink)
  );
};

/** A potted plant standing on y. */
export const potted = (
  x: number,
  y: number,
  height: number,
  pot: string,
  fill = leafGreen,
  vein = leafDark,
) =>
  times(5, (i) => leaf2(x, y - height * 0.34, height * 0.62, -60 + i * 30, fill, vein)) +
  path(
    p`M${x - height * 0.2} ${y - height * 0.36}H${x + height * 0.2}L${x + height * 0.14} ${y}H${x - height * 0.14}z`,
    pot,
  );

export const rug = (x: number, y: number, width: number, fill: string, stripe: string) =>
  ellipse(x, y, width / 2, width * 0.1, fill) +
  ellipse(x, y, width * 0.4, width * 0.075, stripe) +
  ellipse(x, y, width * 0.3, width * 0.05, fill);

/* Paper and screens */

/** An open book whose spine's foot is at x,y. */
export const openBook = (x: number, y: number, width: number, cover: string, lines = '#d9c7ab') =>
  path(
    p`M${x - width / 2 - 10} ${y - width * 0.3}H${x + width / 2 + 10}V${y + 10}H${x - width / 2 - 10}z`,
    cover,
  ) +
  path(
    p`M${x} ${y}Q${x - width * 0.25} ${y - width * 0.1} ${x - width / 2} ${y - width * 0.02}V${y - width * 0.36}Q${x - width * 0.25} ${y - width * 0.44} ${x} ${y - width * 0.34}Q${x + width * 0.25} ${y - width * 0.44} ${x + width / 2} ${y - width * 0.36}V${y - width * 0.02}Q${x + width * 0.25} ${y - width * 0.1} ${x} ${y}z`,
    cream,
  ) +
  line(p`M${x} ${y}V${y - width * 0.34}`, lines, 4) +
  times(3, (i) =>
    line(
      p`M${x - width * 0.42} ${y - width * (0.29 - i * 0.07)}q${width * 0.16} ${-width * 0.04} ${width * 0.34} ${width * 0.01}M${x + width * 0.08} ${y - width * (0.28 - i * 0.07)}q${width * 0.16} ${-width * 0.05} ${width * 0.34} ${-width * 0.01}`,
      lines,
      5,
    ),
  );

/** Standing books, their spines in the given colors, from x to the right on y. */
export const spines = (x: number, y: number, height: number, colors: string[]) =>
  colors
    .map(
      (fill, i) =>
        rect(
          x + i * height * 0.24,
          y - height * (0.82 + ((i * 7) % 5) * 0.045),
          height * 0.22,
          height * (0.82 + ((i * 7) % 5) * 0.045),
          fill,
          3,
        ) +
        rect(x + i * height * 0.24 + height * 0.05, y - height * 0.66, height * 0.12, height * 0.05, cream),
    )
    .join('');

export const sheet = (
  x: number,
  y: number,
  width: number,
  height: number,
  turn = 0,
  lines = '#b8ab95',
  fill = cream,
  rows = 4,
) =>
  at(
    x,
    y,
    rect(-width / 2, -height / 2, width, height, fill, 4) +
      times(rows, (i) =>
        line(
          p`M${-width * 0.36} ${-height * 0.3 + (i * height * 0.62) / rows}h${width * (i === rows - 1 ? 0.45 : 0.72)}`,
          lines,
          Math.max(4, height * 0.025),
        ),
      ),
    { turn },
  );

export const newspaper = (x: number, y: number, width: number, head: string, turn = 0) =>
  at(
    x,
    y,
    rect(-width / 2, -width * 0.62, width, width * 1.24, cream, 4) +
      rect(-width * 0.42, -width * 0.54, width * 0.84, width * 0.13, head) +
      rect(-width * 0.42, -width * 0.33, width * 0.4, width * 0.36, '#d9c7ab') +
      times(4, (i) =>
        line(p`M${width * 0.05} ${-width * 0.3 + i * width * 0.1}h${width * 0.35}`, '#b8ab95', 5),
      ) +
      times(4, (i) =>
        line(p`M${-width * 0.4} ${width * 0.14 + i * width * 0.1}h${width * 0.8}`, '#b8ab95', 5),
      ),
    { turn },
  );

export const envelope = (x: number, y: number, width: number, fill: string, flap: string, turn = 0) =>
  at(
    x,
    y,
    rect(-width / 2, -width * 0.32, width, width * 0.64, fill, 6) +
      path(p`M${-width / 2} ${-width * 0.3}L0 ${width * 0.08}L${width / 2} ${-width * 0.3}z`, flap),
    { turn },
  );

export const phone = (x: number, y: number, height: number, body: string, screen: string, turn = 0) =>
  at(
    x,
    y,
    rect(-height * 0.26, -height / 2, height * 0.52, height, body, height * 0.07) +
      rect(-height * 0.22, -height * 0.42, height * 0.44, height * 0.78, screen, 4) +
      circle(0, height * 0.43, height * 0.03, screen),
    { turn },
  );

export const laptop = (x: number, y: number, width: number, body: string, screen: string) =>
  rect(x - width * 0.4, y - width * 0.56, width * 0.8, width * 0.52, body, 10) +
  rect(x - width * 0.36, y - width * 0.52, width * 0.72, width * 0.43, screen) +
  path(
    p`M${x - width / 2} ${y}L${x - width * 0.44} ${y - width * 0.06}H${x + width * 0.44}L${x + width / 2} ${y}z`,
    body,
  );

/* Street */

export const car = (x: number, y: number, width: number, fill: string, glass: string) =>
  path(
    p`M${x - width * 0.28} ${y - width * 0.28}Q${x - width * 0.2} ${y - width * 0.46} ${x - width * 0.08} ${y - width * 0.46}H${x + width * 0.12}Q${x + width * 0.22} ${y - width * 0.46} ${x + width * 0.32} ${y - width * 0.28}z`,
    fill,
  ) +
  path(
    p`M${x - width * 0.22} ${y - width * 0.28}Q${x - width * 0.16} ${y - width * 0.41} ${x - width * 0.07} ${y - width * 0.41}H0z`.replace(
      'H0z',
      p`H${x}V${y - width * 0.28}z`,
    ),
    glass,
  ) +
  path(
    p`M${x + width * 0.03} ${y - width * 0.41}H${x + width * 0.11}Q${x + width * 0.18} ${y - width * 0.41} ${x + width * 0.25} ${y - width * 0.28}H${x + width * 0.03}z`,
    glass,
  ) +
  path(
    p`M${x - width / 2} ${y - width * 0.1}V${y - width * 0.2}Q${x - width / 2} ${y - width * 0.29} ${x - width * 0.38} ${y - width * 0.29}H${x + width * 0.4}Q${x + width / 2} ${y - width * 0.27} ${x + width / 2} ${y - width * 0.1}z`,
    fill,
  ) +
  wheel(x - width * 0.27, y, width * 0.1) +
  wheel(x + width * 0.27, y, width * 0.1) +
  circle(x + width * 0.46, y - width * 0.19, width * 0.025, cream);

export const bus = (x: number, y: number, width: number, fill: string, glass: string) =>
  rect(x - width / 2, y - width * 0.52, width, width * 0.44, fill, width * 0.06) +
  times(4, (i) =>
    rect(x - width * 0.44 + i * width * 0.19, y - width * 0.45, width * 0.15, width * 0.15, glass, 6),
  ) +
  rect(x + width * 0.33, y - width * 0.45, width * 0.12, width * 0.34, glass, 6) +
  rect(x - width / 2, y - width * 0.24, width * 0.8, width * 0.03, ink) +
  wheel(x - width * 0.28, y, width * 0.09) +
  wheel(x + width * 0.24, y, width * 0.09);

export const bicycle = (x: number, y: number, width: number, frame: string) => {
  const r = width * 0.25;
  const ring = (cx: number) => circle(cx, y - r, r - 5, 'none', { stroke: ink, 'stroke-width': 8 });
  return (
    ring(x - width * 0.3) +
    ring(x + width * 0.3) +
    line(
      p`M${x - width * 0.3} ${y - r}L${x - width * 0.12} ${y - r * 2.2}H${x + width * 0.2}L${x} ${y - r}H${x - width * 0.3}M${x} ${y - r}L${x - width * 0.14} ${y - r * 2.5}M${x + width * 0.3} ${y - r}L${x + width * 0.17} ${y - r * 2.7}h${width * 0.1}M${x - width * 0.21} ${y - r * 2.5}h${width * 0.14}`,
      frame,
      10,
    )
  );
};

export const stroller = (x: number, y: number, size: number, hood: string, basket: string) =>
  path(
    p`M${x - size * 0.4} ${y - size * 0.62}H${x + size * 0.4}Q${x + size * 0.34} ${y - size * 0.24} ${x} ${y - size * 0.24}T${x - size * 0.4} ${y - size * 0.62}z`,
    basket,
  ) +
  path(
    p`M${x - size * 0.4} ${y - size * 0.62}a${size * 0.4} ${size * 0.4} 0 0 1 ${size * 0.4} ${-size * 0.4}V${y - size * 0.62}z`,
    hood,
  ) +
  line(
    p`M${x + size * 0.38} ${y - size * 0.6}L${x + size * 0.62} ${y - size * 0.9}h${size * 0.1}M${x - size * 0.25} ${y - size * 0.14}L${x + size * 0.15} ${y - size * 0.28}M${x + size * 0.25} ${y - size * 0.14}L${x - size * 0.15} ${y - size * 0.28}`,
    ink,
    size * 0.05,
  ) +
  wheel(x - size * 0.26, y, size * 0.12) +
  wheel(x + size * 0.26, y, size * 0.12);

export const fence = (x: number, y: number, width: number, fill: string, height = 80) =>
  times(Math.floor(width / 44), (i) =>
    path(p`M${x + i * 44} ${y}V${y - height * 0.8}l14 ${-height * 0.2}l14 ${height * 0.2}V${y}z`, fill),
  ) +
  rect(x - 6, y - height * 0.62, width, 10, fill) +
  rect(x - 6, y - height * 0.28, width, 10, fill);

export const flag = (x: number, y: number, height: number, fill: string, pole = ink) =>
  rect(x - 4, y - height, 8, height, pole) +
  path(
    p`M${x + 4} ${y - height}q${height * 0.18} ${-height * 0.06} ${height * 0.34} 0t${height * 0.3} 0V${y - height * 0.66}q${-height * 0.15} ${height * 0.06} ${-height * 0.3} 0t${-height * 0.34} 0z`,
    fill,
  );

/** Bunting between two points. */
export const bunting = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colors: string[],
  sag = 60,
  count = 9,
) => {
  const midX = (x1 + x2) / 2;
  const midY = (y1 + y2) / 2 + sag;
  const onCurve = (t: number) =>
    [
      (1 - t) ** 2 * x1 + 2 * (1 - t) * t * midX + t * t * x2,
      (1 - t) ** 2 * y1 + 2 * (1 - t) * t * midY + t * t * y2,
    ] as const;
  return (
    line(p`M${x1} ${y1}Q${midX} ${midY} ${x2} ${y2}`, ink, 4) +
    times(count, (i) => {
      const [bx, by] = onCurve((i + 0.5) / count);
      return path(p`M${bx - 22} ${by - 1}h44l-22 46z`, colors[i % colors.length] as string);
    })
  );
};

export const umbrella = (x: number, y: number, width: number, fill: string, shade: string) =>
  line(
    p`M${x} ${y - width * 0.45}V${y}a${width * 0.06} ${width * 0.06} 0 0 0 ${width * 0.12} 0`,
    ink,
    width * 0.025,
  ) +
  path(
    p`M${x - width / 2} ${y - width * 0.4}a${width / 2} ${width / 2} 0 0 1 ${width} 0q${-width * 0.125} ${-width * 0.1} ${-width * 0.25} 0q${-width * 0.125} ${-width * 0.1} ${-width * 0.25} 0q${-width * 0.125} ${-width * 0.1} ${-width * 0.25} 0q${-width * 0.125} ${-width * 0.1} ${-width * 0.25} 0z`,
    fill,
  ) +
  path(
    p`M${x} ${y - width * 0.9}Q${x + width * 0.25} ${y - width * 0.7} ${x + width * 0.25} ${y - width * 0.4}q${-width * 0.125} ${-width * 0.1} ${-width * 0.25} 0z`,
    shade,
  );

/* Small marks */

export const heart = (x: number, y: number, size: number, fill: string) =>
  path(
    p`M${x} ${y + size * 0.5}C${x - size * 0.9} ${y - size * 0.1} ${x - size * 0.5} ${y - size * 0.75} ${x} ${y - size * 0.25}C${x + size * 0.5} ${y - size * 0.75} ${x + size * 0.9} ${y - size * 0.1} ${x} ${y + size * 0.5}z`,
    fill,
  );

/** A speech bubble with an optional drawing in it, its tail to the lower left (or right when flipped). */
export const bubble = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  flip = false,
  content = '',
) =>
  at(
    x,
    y,
    rect(-width / 2, -height / 2, width, height, fill, height * 0.28) +
      path(
        p`M${-width * 0.28} ${height * 0.4}l${-width * 0.12} ${height * 0.42}l${width * 0.3} ${-height * 0.36}z`,
        fill,
      ),
    { flip },
  ) + content;

export const globe = (x: number, y: number, r: number, sea: string, land: string) =>
  circle(x, y, r, sea) +
  path(
    p`M${x - r * 0.7} ${y - r * 0.5}q${r * 0.4} ${-r * 0.45} ${r * 0.75} ${-r * 0.2}q${r * 0.2} ${r * 0.3} ${-r * 0.2} ${r * 0.4}q${-r * 0.1} ${r * 0.4} ${-r * 0.4} ${r * 0.2}q${-r * 0.3} ${-r * 0.1} ${-r * 0.15} ${-r * 0.4}z`,
    land,
  ) +
  path(
    p`M${x + r * 0.15} ${y + r * 0.1}q${r * 0.4} ${-r * 0.2} ${r * 0.6} ${r * 0.1}q${-r * 0.05} ${r * 0.5} ${-r * 0.45} ${r * 0.6}q${-r * 0.3} ${-r * 0.3} ${-r * 0.15} ${-r * 0.7}z`,
    land,
  );

export const coin = (x: number, y: number, r: number, fill: string, shade: string) =>
  circle(x, y, r, shade) +
  circle(x - r * 0.08, y - r * 0.08, r * 0.84, fill) +
  rect(x - r * 0.12, y - r * 0.5, r * 0.14, r * 0.85, shade, 3);

export const thermometer = (x: number, y: number, height: number, fill: string, level: number, turn = 0) =>
  at(
    x,
    y,
    rect(-height * 0.07, -height, height * 0.14, height * 0.86, cream, height * 0.07) +
      circle(0, -height * 0.1, height * 0.12, cream) +
      circle(0, -height * 0.1, height * 0.085, fill) +
      rect(-height * 0.03, -height * (0.15 + level * 0.75), height * 0.06, height * level * 0.75, fill, 4) +
      times(5, (i) => rect(height * 0.015, -height * (0.85 - i * 0.13), height * 0.045, 4, ink)),
    { turn },
  );

export const note = (x: number, y: number, size: number, fill: string) =>
  ellipse(x, y, size * 0.26, size * 0.19, fill, { transform: p`rotate(-20 ${x} ${y})` }) +
  line(
    p`M${x + size * 0.22} ${y}V${y - size}q${size * 0.1} ${size * 0.25} ${size * 0.36} ${size * 0.3}`,
    fill,
    size * 0.09,
  );

export const pencil = (x: number, y: number, length: number, fill: string, turn = 0) =>
  at(
    x,
    y,
    rect(-length * 0.05, -length, length * 0.1, length * 0.85, fill) +
      rect(-length * 0.05, -length, length * 0.1, length * 0.08, '#e8a0a0') +
      path(p`M${-length * 0.05} ${-length * 0.15}H${length * 0.05}L0 0z`, '#f0d3a8') +
      path(p`M${-length * 0.017} ${-length * 0.05}H${length * 0.017}L0 0z`, ink),
    { turn },
  );

export const check = (x: number, y: number, size: number, stroke: string) =>
  line(
    p`M${x - size * 0.5} ${y}l${size * 0.35} ${size * 0.38}l${size * 0.65} ${-size * 0.8}`,
    stroke,
    size * 0.2,
  );

export const basket = (x: number, y: number, width: number, fill: string, shade: string) =>
  line(
    p`M${x - width * 0.4} ${y - width * 0.4}q${width * 0.4} ${-width * 0.5} ${width * 0.8} 0`,
    shade,
    width * 0.06,
  ) +
  path(
    p`M${x - width / 2} ${y - width * 0.42}H${x + width / 2}L${x + width * 0.4} ${y}H${x - width * 0.4}z`,
    fill,
  ) +
  times(3, (i) =>
    line(
      p`M${x - width * (0.47 - i * 0.025)} ${y - width * (0.32 - i * 0.1)}h${width * (0.94 - i * 0.05)}`,
      shade,
      5,
    ),
  );

function wheel(x: number, y: number, r: number): string {
  return circle(x, y - r, r, ink) + circle(x, y - r, r * 0.45, paper);
}

function leaf2(x: number, y: number, size: number, turn: number, fill = leafGreen, vein = leafDark): string {
  return at(
    x,
    y,
    path(
      p`M0 0C${-size * 0.45} ${-size * 0.35} ${-size * 0.3} ${-size * 0.85} 0 ${-size}C${size * 0.3} ${-size * 0.85} ${size * 0.45} ${-size * 0.35} 0 0z`,
      fill,
    ) + line(p`M0 0V${-size * 0.7}`, vein, Math.max(2, size * 0.04)),
    { turn },
  );
}

function el4(x: number, y: number, width: number, height: number, stroke: string): string {
  return path(p`M${x} ${y}h${width}v${height}h${-width}z`, 'none', { stroke, 'stroke-width': 16 });
}
