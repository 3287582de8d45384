import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardDrawerOptions, createCardDrawer } from './card-drawer.ts';

const folder = mkdtempSync(join(tmpdir(), 'card-drawer-'));
beforeAll(() => {
  mkdirSync(join(folder, 'pictures/posts'), { recursive: true });
  writeFileSync(
    join(folder, 'pictures/posts/one.svg'),
    '<svg viewBox="0 0 1200 750"><rect width="1200" height="750" fill="#123456"/></svg>',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function start(options: Partial<CardDrawerOptions> = {}) {
  const program = fileURLToPath(new URL('card-thread.ts', import.meta.url));
  const drawer = createCardDrawer({ folder, program, ...options });
  closing.push(drawer.close);
  return drawer;
}

/** Returns a program for the thread with this text. */
function thread(text: string): string {
  const program = join(folder, `${text.length}.mjs`);
  writeFileSync(program, `import { parentPort } from 'node:worker_threads';\n${text}`);
  return program;
}

describe('a post’s card', () => {
  it('contains a photo of ours', async () => {
    const photo = sharp({ create: { width: 1280, height: 800, channels: 3, background: '#c9694a' } });
    await photo.jpeg().toFile(join(folder, 'pictures/rain.jpg'));
    const png = await start().draw({ title: 'One', picture: '/pictures/rain.jpg' });
    const right = await sharp(png)
      .extract({ left: 700, top: 200, width: 9, height: 9 })
      .removeAlpha()
      .raw()
      .toBuffer();
    for (const [place, value] of [0xc9, 0x69, 0x4a].entries())
      expect(Math.abs(right[place]! - value)).toBeLessThan(6);
  });

  it('contains the post’s drawing if it is one of ours, and never a file of another server', async () => {
    const { draw } = start();
    const own = await draw({ title: 'One', picture: '/pictures/posts/one.svg' });
    const elsewhere = await draw({ title: 'One', picture: '/pictures/../secret.svg' });
    const none = await draw({ title: 'One' });
    expect(own.readUInt32BE(16)).toBe(1200);
    expect(own.readUInt32BE(20)).toBe(630);
    expect(elsewhere.equals(none)).toBe(true);
    expect(own.equals(none)).toBe(false);
  });

  it('is drawn outside of the thread that answers readers', async () => {
    const { draw } = start();
    await draw({ title: 'The first one starts the thread' });
    const [whole, main] = [process.cpuUsage(), process.threadCpuUsage()];
    for (let number = 0; number < 5; number += 1) await draw({ title: `How we sleep, part ${number}` });
    const { user: all } = process.cpuUsage(whole);
    const { user: ours } = process.threadCpuUsage(main);
    // Drawn in our thread it would be nearly all. The rest of the process, such as its collector, counts to neither.
    expect(ours / all).toBeLessThan(0.5);
  });
});

describe('a card that cannot be drawn', () => {
  it.each([
    ['never comes', 'parentPort.on("message", () => { for (;;); });', /longer than 500 ms/],
    ['breaks its thread', 'parentPort.on("message", () => { throw new Error("broken"); });', /broken/],
    ['ends its thread', 'parentPort.on("message", () => process.exit(0));', /has ended/],
    [
      'fills the memory',
      'parentPort.on("message", () => { const all = []; for (;;) all.push({ all: [...all] }); });',
      /memory/,
    ],
    [
      'is refused',
      'parentPort.on("message", () => parentPort.postMessage({ error: new Error("no ink") }));',
      /no ink/,
    ],
  ])('because %s is an error without further consequences', async (name, text, message) => {
    const { draw } = start({
      program: thread(text),
      ...(name === 'never comes' && { budgetMs: 500 }),
    });
    await expect(draw({ title: 'One' })).rejects.toThrow(message);
    await expect(draw({ title: 'Another' })).rejects.toThrow(message);
  });

  it('does not affect the next one, which gets a new thread', async () => {
    const text =
      'parentPort.on("message", ({ title }) => { if (title === "bad") throw new Error(title); parentPort.postMessage({ png: Buffer.from(title) }); });';
    const { draw } = start({ program: thread(text) });
    await expect(draw({ title: 'bad' })).rejects.toThrow('bad');
    expect((await draw({ title: 'good' })).toString()).toBe('good');
  });
});
