import { serveLocally } from '@daily-nest/testing/local-server';
import type { ServerResponse } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const red = '#d7263d';

/** Returns a grey picture of 1000 × 1500 px with a red ball near its upper right corner. */
async function wall() {
  const ball = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="100" fill="${red}"/></svg>`,
  );
  return sharp({ create: { width: 1000, height: 1500, channels: 3, background: '#8c959d' } })
    .composite([{ input: ball, left: 700, top: 200 }])
    .withExif({ IFD0: { Artist: 'Somebody at home' } });
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } });

async function samples() {
  const jpeg = await (await wall()).jpeg().toBuffer();
  // Rotated as cameras store it: 600 × 300 px that are shown as 300 × 600.
  const turned = await plain(600, 300).flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return {
    '/wall.jpg': { type: 'image/jpeg', body: jpeg },
    '/same-wall.jpg': { type: 'image/jpeg', body: jpeg },
    '/glass.png': { type: 'image/png', body: await plain(736, 460).png().toBuffer() },
    '/turned.jpg': { type: 'image/jpeg', body: turned },
    '/large.webp': { type: 'image/webp', body: await plain(3000, 2000).webp().toBuffer() },
    '/unlabelled': { type: undefined, body: await plain(320, 200).avif({ effort: 0 }).toBuffer() },
    '/pixel.gif': { type: 'image/gif', body: await plain(1, 1).gif().toBuffer() },
    '/bomb.png': { type: 'image/png', body: bomb(30_000) },
    '/half.jpg': { type: 'image/jpeg', body: jpeg.subarray(0, jpeg.length / 2) },
    '/page-that-says-jpeg.jpg': { type: 'image/jpeg', body: '<!doctype html><title>Sign in</title>' },
    '/drawing-that-says-png.png': { type: 'image/png', body: drawing },
    '/drawing.svg': { type: 'image/svg+xml', body: drawing },
    '/page.html': { type: 'text/html', body: '<!doctype html><title>Sign in</title>' },
    '/empty.jpg': { type: 'image/jpeg', body: '' },
  } satisfies Record<string, { type: string | undefined; body: Buffer | string }>;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.byteLength);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Returns a PNG of a hundred kilobytes with that many black pixels on each side. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = Buffer.alloc((side / 8 + 1) * side);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><script>steal()</script><image href="http://10.1.2.3/" width="9" height="9"/></svg>';

/** Starts a local server of valid and broken pictures. Counts the requests of each path. */
export async function startPictureServer() {
  const asked = new Map<string, number>();
  const answers = new Map<string, (response: ServerResponse) => void>();
  const known: Record<string, { type: string | undefined; body: Buffer | string }> = await samples();

  const server = await serveLocally((request, response) => {
    const path = request.url ?? '/';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const own = answers.get(path);
    if (own) return own(response);
    const redirect = (location: string) => void response.writeHead(302, { location }).end();
    if (path === '/to-wall') return redirect('/wall.jpg');
    if (path === '/to-private') return redirect('http://10.1.2.3/a.jpg');
    if (path === '/to-metadata') return redirect('http://169.254.169.254/a.jpg');
    if (path === '/round-and-round') return redirect('/round-and-round');
    if (path === '/endless.jpg') {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      const part = Buffer.alloc(256 * 1024);
      const more = (): unknown => !response.destroyed && response.write(part, () => setImmediate(more));
      return void more();
    }
    // Sends the first byte and never the rest.
    if (path === '/slow.jpg')
      return void response.writeHead(200, { 'content-type': 'image/jpeg' }).write('\xff');
    const sample = known[path];
    if (!sample) return void response.writeHead(404).end();
    if (sample.type !== undefined) response.setHeader('content-type', sample.type);
    response.end(sample.body);
  });
  return {
    url: (path: string) => `${server.url}${path}`,
    /** Sets the answer of a path; without a function restores the default. */
    answer(path: string, how?: (response: ServerResponse) => void) {
      if (how) answers.set(path, how);
      else answers.delete(path);
    },
    asked: (path: string) => asked.get(path) ?? 0,
    close: () => server.close(),
  };
}
