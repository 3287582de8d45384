import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** Starts a blog without mirrored copies, in which every post has this picture. */
export async function startForeignBlog(picture: string) {
  const answer = { metaTitle: 'A post', metaDescription: '', blog: 'Words.', pinterestImageLink: picture };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  return listening(server);
}

/**
 * Starts a picture server of another origin. `/missing.jpg` does not exist, everything else is an upright
 * photo.
 */
export async function startPictureHost() {
  const asked: string[] = [];
  const photo = await sharp({
    create: { width: 1200, height: 1800, channels: 3, background: '#35618e' },
  })
    .jpeg()
    .toBuffer();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/missing.jpg') response.writeHead(404).end();
    else response.setHeader('content-type', 'image/jpeg').end(photo);
  });
  const host = await listening(server);
  return { url: (path: string) => `${host.url}${path}`, asked, close: () => host.close() };
}

async function listening(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
