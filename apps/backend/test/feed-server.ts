import { serveLocally } from '@daily-nest/testing/local-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

const rssHead =
  '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>';

/** Returns an RSS feed of that many items, newest first. */
export function rssOf(outlet: string, count: number, newest = Date.UTC(2026, 10, 19, 12)): string {
  const items = Array.from(
    { length: count },
    (_, index) => `<item>
      <title>${outlet} headline ${index + 1}</title>
      <link>https://${outlet.toLowerCase()}.example/stories/${index + 1}</link>
      <guid isPermaLink="false">${outlet}-${index + 1}</guid>
      <pubDate>${new Date(newest - index * 3_600_000).toUTCString()}</pubDate>
      <description>What happened, in a sentence.</description>
    </item>`,
  );
  return `${rssHead}<title>${outlet}</title><link>https://${outlet.toLowerCase()}.example/</link>${items.join('')}</channel></rss>`;
}

/** Feeds with the peculiarities of real outlets. */
const samples = {
  '/rss': {
    type: 'application/rss+xml; charset=utf-8',
    body: `${rssHead}<title>The Wire</title><link>https://wire.example/</link>
      <item>
        <title>Schools &amp;amp; buses: what&amp;#8217;s new &lt;b&gt;this week&lt;/b&gt;</title>
        <link>https://wire.example/schools?utm_source=rss&amp;id=7</link>
        <description>&lt;p&gt;&lt;img src="https://track.example/pixel.gif"/&gt;First&amp;nbsp;paragraph.&lt;/p&gt;&lt;p&gt;Second.&lt;/p&gt;</description>
        <pubDate>Thu, 19 Nov 2026 09:30:00 EST</pubDate>
      </item>
      <item>
        <title>A link that is a script</title><link>javascript:alert(1)</link>
        <pubDate>Thu, 19 Nov 2026 09:31:00 GMT</pubDate>
      </item>
      <item>
        <title>Only the guid is an address</title>
        <guid>https://wire.example/guid</guid>
        <dc:date>2026-11-18T08:00:00+01:00</dc:date>
      </item>
      <item>
        <title></title><description>A notice without a title.</description>
        <link>/relative/notice</link>
      </item>
      <item>
        <title>From next year</title><link>https://wire.example/future</link>
        <pubDate>Fri, 01 Jan 2100 00:00:00 GMT</pubDate>
      </item></channel></rss>`,
  },
  '/cdata': {
    type: 'text/xml',
    body: `${rssHead}<title><![CDATA[Kitchen & Table]]></title>
      <item>
        <title><![CDATA[Soup <em>again</em> & bread]]></title>
        <link><![CDATA[ https://kitchen.example/soup ]]></link>
        <content:encoded><![CDATA[<style>p{color:red}</style><script>steal()</script><p>Peel &frac12; an onion.<br>Then another.</p>]]></content:encoded>
        <pubDate>Wed, 18 Nov 2026 20:00:00 +0000</pubDate>
      </item></channel></rss>`,
  },
  '/atom': {
    type: 'application/atom+xml',
    body: `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Lab notes</title>
      <entry><id>tag:lab.example,2026:1</id><title>Is 3 &lt; 5?</title>
        <link rel="self" href="https://lab.example/feed/1"/><link rel="alternate" type="text/html" href="https://lab.example/1"/>
        <published>2026-11-17T10:00:00Z</published><updated>2026-11-19T10:00:00Z</updated>
        <summary type="html">&lt;p&gt;Yes, &lt;i&gt;always&lt;/i&gt;.&lt;/p&gt;</summary></entry>
      <entry><id>tag:lab.example,2026:2</id><title type="html">Caf&amp;eacute; &amp;amp; crayons</title>
        <link href="https://lab.example/2"/><updated>2026-11-16T10:00:00Z</updated>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Long <b>story</b>.</p></div></content></entry></feed>`,
  },
  '/json': {
    type: 'application/feed+json',
    body: JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Paper boats',
      items: [
        {
          id: '1',
          url: 'https://boats.example/1',
          title: 'One',
          content_html: '<p>Fold &amp; float.</p>',
          date_published: '2026-11-15T10:00:00-05:00',
        },
        {
          id: '2',
          external_url: 'https://boats.example/2',
          title: 'Two',
          content_text: 'Sink.',
          date_modified: '2026-11-14T10:00:00Z',
        },
      ],
    }),
  },
  '/windows-1252': {
    type: 'text/xml',
    body: Buffer.from(
      '<?xml version="1.0" encoding="windows-1252"?><rss version="2.0"><channel><title>Caf\xe9</title><item><title>\x93Na\xefve\x94 na\xefvet\xe9 \x96 caf\xe9</title><link>https://cafe.example/1</link><pubDate>Mon, 16 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>',
      'latin1',
    ),
  },
  '/header-charset': {
    type: 'application/xml; charset="ISO-8859-1"',
    body: Buffer.from(
      '<rss version="2.0"><channel><title>x</title><item><title>\xdcber uns</title><link>https://ueber.example/1</link></item></channel></rss>',
      'latin1',
    ),
  },
  '/utf-16': {
    type: 'application/xml',
    body: Buffer.from(
      '\ufeff<?xml version="1.0" encoding="utf-16"?><rss version="2.0"><channel><title>x</title><item><title>Wide → load</title><link>https://wide.example/1</link></item></channel></rss>',
      'utf16le',
    ),
  },
  '/broken': {
    type: 'application/rss+xml',
    body: `${rssHead}<title>Half a feed</title><item><title>Cut off</title><link>https://half.example/1</li`,
  },
  '/html': { type: 'text/html', body: '<!doctype html><title>Sign in</title><p>This page moved.' },
  '/empty': { type: 'application/rss+xml', body: '' },
} satisfies Record<string, { type: string; body: string | Buffer }>;

/** Answers by the path of a feed. A test may change them; a function may answer in any way. */
export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** Starts a local server of valid and broken feeds. Counts the requests of each path. */
export async function startFeedServer() {
  const asked = new Map<string, number>();
  const answers = new Map<string, Answer>();
  const notModified = new Map<string, number>();

  const server = await serveLocally((request, response) => {
    const path = new URL(request.url ?? '/', 'http://feeds').pathname;
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const own = answers.get(path);
    if (typeof own === 'function') return own(request, response);
    if (typeof own === 'string') return withValidators(path, own, request, response);
    const sample = samples[path as keyof typeof samples];
    if (sample) return void response.setHeader('content-type', sample.type).end(sample.body);
    return special(path, response);
  });

  function withValidators(path: string, body: string, request: IncomingMessage, response: ServerResponse) {
    const etag = `"${body.length}-${body.slice(-60).length}"`;
    response.setHeader('etag', etag).setHeader('last-modified', 'Thu, 19 Nov 2026 12:00:00 GMT');
    if (request.headers['if-none-match'] === etag) {
      notModified.set(path, (notModified.get(path) ?? 0) + 1);
      response.writeHead(304).end();
    } else response.setHeader('content-type', 'application/rss+xml').end(body);
  }

  return {
    url: (path: string) => `${server.url}${path}`,
    port: server.port,
    answers,
    asked: (path: string) => asked.get(path) ?? 0,
    notModified: (path: string) => notModified.get(path) ?? 0,
    close: () => server.close(),
  };
}

/** Answers with the fault that the path names. */
function special(path: string, response: ServerResponse) {
  const redirect = (location: string) => void response.writeHead(302, { location }).end();
  const [, kind, detail = ''] = path.split('/');
  if (kind === 'hop') return redirect(Number(detail) > 1 ? `/hop/${Number(detail) - 1}` : '/rss');
  if (kind === 'loop') return redirect('/loop');
  if (kind === 'to-private') return redirect('http://10.1.2.3/feed');
  if (kind === 'to-metadata') return redirect('http://169.254.169.254/latest/meta-data/');
  if (kind === 'to-mapped') return redirect('http://[::ffff:192.168.0.1]/feed');
  if (kind === 'to-file') return redirect('file:///etc/passwd');
  if (kind === 'gzip') {
    response.setHeader('content-encoding', 'gzip').setHeader('content-type', 'text/xml');
    return void response.end(gzipSync(rssOf('Packed', 3)));
  }
  if (kind === 'bomb') {
    response.setHeader('content-encoding', 'gzip');
    return void response.end(gzipSync(Buffer.alloc(200 * 1024 * 1024, ' ')));
  }
  const encodings = {
    'packed-twice': 'gzip, gzip',
    'packed-300-times': 'br,'.repeat(300),
    'packed-by-a-method': 'constructor',
  };
  if (kind !== undefined && kind in encodings) {
    response.setHeader('content-encoding', encodings[kind as keyof typeof encodings]);
    return void response.end(gzipSync(gzipSync(rssOf('Packed', 3))));
  }
  if (kind === 'five-megabytes') return pour(response, 5 * 1024 * 1024);
  if (kind === 'says-five-megabytes') {
    response.writeHead(200, { 'content-length': 5 * 1024 * 1024 });
    return void response.write('<rss>');
  }
  // Sends the first bytes and never the rest.
  if (kind === 'hanging') return void response.writeHead(200).write('<?xml version="1.0"?>');
  if (kind === 'silent') return undefined;
  if (kind === 'later') return void response.writeHead(503, { 'retry-after': '7200' }).end();
  return void response.writeHead(404).end();
}

/** Writes that many bytes as fast as the client reads, without a Content-Length. */
function pour(response: ServerResponse, bytes: number) {
  const part = Buffer.alloc(64 * 1024, '<item>');
  Readable.from(Array.from({ length: Math.ceil(bytes / part.length) }, () => part)).pipe(response);
}
