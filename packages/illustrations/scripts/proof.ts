import sharp, { type OverlayOptions } from 'sharp';
import { draw } from '../src/paper/index.ts';
import type { Scene, SceneKind } from '../src/scene.ts';

const day = '#fdfdfa';
const night = '#0e1a24';
const gap = 20;

/** The sizes in px of pictures on pages: as a lead, and beside other pictures. */
const sizes: Record<SceneKind, { lead: { width: number; height: number }; small: number[] }> = {
  scene: { lead: { width: 1280, height: 800 }, small: [116] },
  disc: { lead: { width: 400, height: 400 }, small: [148, 92] },
  portrait: { lead: { width: 400, height: 400 }, small: [176, 96] },
};

/**
 * Draws a scene as pages show it, for reviewing: large, and at its smallest in light and dark.
 *
 * @param scale of the drawing: .5 is fast and a little blurred.
 * @returns a PNG.
 */
export async function proof(scene: Scene, name: string, scale: number): Promise<Buffer> {
  const { lead, small } = sizes[scene.kind];
  const drawn = await drawPng(scene, name, Math.round(lead.width * scale));
  const column = { width: Math.max(...small) + 2 * gap, height: lead.height + 2 * gap };
  const left = lead.width + 2 * gap;
  const parts: OverlayOptions[] = [
    { input: await cutTo(drawn, scene, lead), left: gap, top: gap },
    {
      input: await sharp({ create: { ...column, channels: 3, background: night } })
        .png()
        .toBuffer(),
      left: left + column.width,
      top: 0,
    },
  ];
  let top = gap;
  for (const side of small) {
    const square = await cutTo(drawn, scene, { width: side, height: side });
    const dimmed = await sharp(square).modulate({ brightness: 0.8, saturation: 0.9 }).png().toBuffer();
    parts.push({ input: square, left: left + gap, top });
    parts.push({ input: dimmed, left: left + column.width + gap, top });
    top += side + gap;
  }
  return sharp({
    create: {
      width: left + 2 * column.width,
      height: column.height,
      channels: 3,
      background: day,
    },
  })
    .composite(parts)
    .png()
    .toBuffer();
}

/** Draws many scenes side by side, small, in rows of four. */
export async function proofSheet(scenes: Iterable<[name: string, scene: Scene]>): Promise<Buffer> {
  const tile = { width: 400, height: 250 };
  const parts: OverlayOptions[] = [];
  for (const [name, scene] of scenes) {
    const box = scene.kind === 'scene' ? tile : { width: tile.height, height: tile.height };
    const input = await cutTo(await drawPng(scene, name, 400), scene, box);
    const at = parts.length;
    parts.push({
      input,
      left: gap + (at % 4) * (tile.width + gap),
      top: gap + Math.floor(at / 4) * (tile.height + gap),
    });
  }
  const rows = Math.ceil(parts.length / 4);
  return sharp({
    create: {
      width: 4 * (tile.width + gap) + gap,
      height: rows * (tile.height + gap) + gap,
      channels: 3,
      background: day,
    },
  })
    .composite(parts)
    .png()
    .toBuffer();
}

function drawPng(scene: Scene, name: string, width: number): Promise<Buffer> {
  const { pixels, ...size } = draw(scene, name, width);
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
}

/** Crops a picture to a box around its focus, as `object-fit: cover` does, and a disc to its circle. */
async function cutTo(
  png: Buffer,
  { kind, focus }: Scene,
  box: { width: number; height: number },
): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const factor = Math.max(box.width / width, box.height / height);
  const full = { width: Math.round(width * factor), height: Math.round(height * factor) };
  const cut = sharp(await sharp(png).resize(full).png().toBuffer()).extract({
    ...box,
    left: Math.round((full.width - box.width) * focus[0]),
    top: Math.round((full.height - box.height) * focus[1]),
  });
  if (kind === 'disc') cut.composite([{ input: circleOf(box.width), blend: 'dest-in' }]);
  return cut.png().toBuffer();
}

function circleOf(side: number): Buffer {
  return Buffer.from(`<svg width="${side}" height="${side}"><circle cx="50%" cy="50%" r="50%"/></svg>`);
}
