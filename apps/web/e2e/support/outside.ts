import { serveLocally } from '@daily-nest/testing/local-server';
import sharp from 'sharp';

/** Starts a blog without mirrored copies, in which every post has this picture. */
export async function startForeignBlog(picture: string) {
  const answer = { metaTitle: 'A post', metaDescription: '', blog: 'Words.', pinterestImageLink: picture };
  return serveLocally((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
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
  const host = await serveLocally((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/missing.jpg') response.writeHead(404).end();
    else response.setHeader('content-type', 'image/jpeg').end(photo);
  });
  return { url: (path: string) => `${host.url}${path}`, asked, close: () => host.close() };
}
