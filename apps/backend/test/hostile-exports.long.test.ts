import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findEntries } from '../src/posts/find-entries.ts';
import type { EntryRead } from '../src/posts/import-entries.ts';
import type { ImportError } from '../src/posts/import-error.ts';
import { isSlug } from '../src/posts/post.ts';
import { temporaryFolder } from './databases.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const options = { defaultDomain: 'thedailynest.example', latest: '2999-12-31' };
const head =
  '<?xml version="1.0"?>\n<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>';
const cdata = (text: string) => `<![CDATA[${text}]]>`;

/** An item of a WordPress export. */
function item(fields: Record<string, string> = {}): string {
  const all = {
    title: 'A night of teeth',
    'content:encoded': '<p>It came at four.</p>',
    'wp:post_id': '7',
    'wp:post_date': '2024-01-02 03:04:05',
    'wp:post_name': 'teeth',
    'wp:status': 'publish',
    'wp:post_type': 'post',
    ...fields,
  };
  const elements = Object.entries(all).map(([name, text]) => `<${name}>${cdata(text)}</${name}>`);
  return `<item>${elements.join('')}</item>`;
}

const wxr = (...items: string[]) => `${head}${items.join('')}</channel></rss>`;

/** A Ghost export of one post. */
function ghost(fields: Record<string, unknown> = {}): string {
  const post = {
    id: '1',
    slug: 'teeth',
    title: 'A night of teeth',
    html: '<p>It came at four.</p>',
    status: 'published',
    published_at: '2024-01-02T03:04:05.000Z',
    ...fields,
  };
  return JSON.stringify({ db: [{ data: { posts: [post] } }] });
}

let files = 0;
async function read(text: string | Buffer): Promise<({ piece: string } & EntryRead)[]> {
  const path = join(folder.path, `export-${(files += 1)}`);
  writeFileSync(path, text);
  const entries = await findEntries([path], options);
  return Promise.all(entries.map(async (entry) => ({ piece: entry.piece ?? '', ...(await entry.read()) })));
}

const refusal = (text: string | Buffer) =>
  read(text).then(
    () => 'it was read',
    (error: unknown) => (error as ImportError).findings.map(({ reason }) => reason).join(),
  );

async function postOf(text: string) {
  const [first] = await read(text);
  if (!first || !('post' in first)) throw new Error(`no post: ${JSON.stringify(first)}`);
  return { ...first.post, losses: first.warnings.map(({ reason }) => reason) };
}

/** Fails if something takes time that grows with the square of its input. */
async function quickly<T>(work: Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work;
  expect(performance.now() - started).toBeLessThan(10_000);
  return result;
}

describe('a hostile export', () => {
  it('cannot define entities, and names no file of this machine', async () => {
    const bomb = '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const local = '<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
    for (const type of [bomb, local, bomb.toLowerCase()]) {
      expect(await refusal(wxr(item()).replace('<rss', `${type}<rss`))).toBe(
        'it declares a document type, which a WordPress export never does',
      );
    }
    const { title } = await postOf(wxr(item()).replace(cdata('A night of teeth'), '&lol9; &amp;amp; &#97;'));
    expect(title).toBe('&lol9; & a');
  });

  it('passes no script, style, frame or address of a script on', async () => {
    const html = [
      '<p onclick="steal()">Before<script>alert(1)</script><style>p{}</style></p>',
      '<iframe src="https://evil.example/x"></iframe><object data="x.swf">o</object>',
      '<svg><script>alert(2)</script><a href="javascript:alert(3)">s</a></svg>',
      '<a href="javascript:alert(4)">a link</a><img src="javascript:alert(5)" onerror="alert(6)">',
      '<div style="display: none">cheap pills</div><p hidden>more pills</p>',
      '&lt;script&gt;alert(7)&lt;/script&gt;',
      '<p>After</p>',
    ].join('');
    for (const text of [wxr(item({ 'content:encoded': html })), ghost({ html })]) {
      const { body, image, losses } = await postOf(text);
      expect(body).toBe('Before\n\na link\n\n<script>alert(7)</script>\n\nAfter');
      expect(image).toBeNull();
      expect(losses).toEqual(
        expect.arrayContaining([
          '<script> is left out',
          'an embed of https://evil.example/x is left out',
          'the link to javascript:alert(4) becomes plain text',
          'the picture javascript:alert(5) is left out: it is no public web address',
          'text that is not shown is left out (2 times)',
        ]),
      );
    }
  });

  it('of 200 MB is refused before it is read', async () => {
    const path = join(folder.path, 'huge');
    writeFileSync(path, head);
    truncateSync(path, 200 * 1024 * 1024);
    const ended = await quickly(findEntries([path], options).catch((error: unknown) => error));
    expect((ended as ImportError).findings).toEqual([
      { file: path, reason: 'it has more than 64 MB: export the blog in parts' },
    ]);
  });

  it('that is nested deeply is refused in time', async () => {
    const deep = '<b>'.repeat(600_000);
    for (const text of [wxr(item({ 'content:encoded': deep })), ghost({ html: deep })]) {
      const [post] = await quickly(read(text));
      expect(post).toMatchObject({
        findings: [{ reason: 'its HTML is nested more than 200 levels deep' }],
      });
    }
    const title = '<b>'.repeat(3000);
    for (const text of [
      wxr(item({ title })),
      wxr(item({ title, 'wp:post_name': '' })),
      wxr(item({ 'excerpt:encoded': title })),
    ]) {
      expect(await read(text)).toMatchObject([{ findings: [{ reason: expect.stringMatching(/nested/) }] }]);
    }
    expect(await quickly(refusal(`${head}${'<item>'.repeat(600_000)}`))).toBe(
      'its elements are nested more than 50 levels deep',
    );
    expect(await quickly(refusal(`{"db":${'['.repeat(600_000)}`))).toBe('it is no export of Ghost');
  });

  it('with endless brackets, comments or spaces is read in time', async () => {
    for (const part of [
      '[',
      '[a ',
      '[a_b c="',
      '<!-- wp:',
      '<',
      '&',
      ' ',
      '\n',
      '# ',
      '[/a]',
      '<p>',
      '<a href="x">',
    ]) {
      const [post] = await quickly(
        read(wxr(item({ 'content:encoded': `Words. ${part.repeat(Math.floor(1_000_000 / part.length))}` }))),
      );
      expect(post).toBeDefined();
    }
  });

  it('names no file outside of its folder with a slug', async () => {
    const slugs = [
      '../../../etc/passwd',
      '..%2F..%2Fetc',
      'C:\\windows\\x',
      '/abs',
      '.',
      '%00',
      '-',
      'ÉTÉ à la mer',
      '日本',
    ];
    for (const typed of slugs) {
      for (const text of [wxr(item({ 'wp:post_name': typed })), ghost({ slug: typed })]) {
        expect((await postOf(text)).slug).toSatisfy(isSlug);
      }
    }
    expect((await postOf(wxr(item({ 'wp:post_name': '../../../etc/passwd' })))).slug).toBe('etc-passwd');
    expect((await postOf(wxr(item({ 'wp:post_name': '日本', title: '日本' })))).slug).toBe('post-7');
  });

  it('has no picture fetched from a private network, from a file or with a password', async () => {
    const addresses = [
      'http://169.254.169.254/latest/meta-data/',
      'http://127.0.0.1:8787/a.jpg',
      'http://0x7f000001/a.jpg',
      'http://[::ffff:10.0.0.1]/a.jpg',
      'http://localhost/a.jpg',
      'http://metadata.google.internal/a.jpg',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      'gopher://a.example/1',
    ];
    for (const address of addresses) {
      const { image, losses } = await postOf(ghost({ feature_image: address }));
      expect(image).toBeNull();
      expect(losses).toContain(`the picture ${address} is left out: it is no public web address`);
    }
    const { image } = await postOf(ghost({ feature_image: 'https://ana:secret@pictures.example/a.jpg' }));
    expect(image).toBeNull();
    const relative = await postOf(ghost({ feature_image: '../../uploads/a.jpg' }));
    expect(relative.image).toBeNull();
    for (const site of ['nonsense', 'javascript:alert(1)', 'http://10.0.0.1', 'file:///etc/']) {
      const base = `<wp:base_blog_url>${site}</wp:base_blog_url>`;
      const html = '<p>Text</p><img src="/passwd"><img src="https://pictures.example/a.jpg">';
      const post = await postOf(wxr(base, item({ 'content:encoded': html })));
      expect(post.image).toBe('https://pictures.example/a.jpg');
    }
  });

  it('that is cut off, packed, of another kind or not UTF-8 is refused in one sentence', async () => {
    expect(await refusal(wxr(item()).slice(0, -20))).toBe('the file is cut off: it does not end with </rss>');
    expect(await refusal(Buffer.from('PK\u0003\u0004...'))).toBe('it is packed: unpack it first');
    expect(await refusal('<rss><channel></channel></rss>')).toBe(
      'it is no export of WordPress: choose Tools, Export, All content there',
    );
    expect(await refusal('{"db": []}')).toBe('it is no export of Ghost');
    expect(await refusal('{"posts": ')).toBe('it is no export of Ghost');
    expect(await refusal(Buffer.concat([Buffer.from(head), Buffer.from([0xff])]))).toBe(
      'it is not UTF-8 text',
    );
  });

  it('cannot reach into our own objects or our terminal', async () => {
    const strange = wxr(
      item({ __proto__: 'x', constructor: 'y', 'wp:post_type': 'constructor' }),
      item({ 'wp:status': 'toString' }),
      item({ 'wp:post_type': '\u001b[2Jpage\u202e', 'wp:post_name': '\u001b]0;x\u0007' }),
    );
    const reads = await read(strange);
    expect(reads).toMatchObject([
      { leftOut: 'it is of the type constructor' },
      { leftOut: 'its state is toString' },
      { piece: ']0;x', leftOut: 'it is of the type [2Jpage' },
    ]);
    const post = await postOf(
      ghost({ title: 'A \u001b[31mred\u0000 title\u202e', feature_image: 'x:\u001b[2J' }),
    );
    expect(JSON.stringify(post)).not.toMatch(/\\u001b|\\u0000|\u202e/);
  });

  it('with wrong fields gets a sentence for each piece', async () => {
    expect(await read(wxr(item({ 'wp:post_date': 'yesterday' }), item({ 'wp:post_id': 'x' })))).toMatchObject(
      [
        { findings: [{ reason: 'wp:post_date must be a date such as 2024-05-01 09:30:00' }] },
        { findings: [{ reason: 'wp:post_id must be a number' }] },
      ],
    );
    const long = 'x'.repeat(2_000_001);
    expect(await read(ghost({ html: long }))).toMatchObject([
      { findings: [{ reason: 'html must have at most 2000000 characters' }] },
    ]);
    expect(await read(ghost({ html: `<p>${'x'.repeat(200_001)}</p>` }))).toMatchObject([
      { findings: [{ reason: 'the body must have at most 200000 characters' }] },
    ]);
    expect(await read(ghost({ published_at: '2024-99-99T00:00:00Z', status: 'published' }))).toMatchObject([
      { findings: [{ reason: 'published_at must be a date such as 2024-05-01T09:30:00.000Z' }] },
    ]);
    expect(await read(wxr(item({ 'wp:post_date': '3999-01-01 00:00:00' })))).toMatchObject([
      { findings: [{ reason: 'date must be a day from 1900-01-01 to 2999-12-31' }] },
    ]);
    expect(await read(ghost({ html: '<img src="https://a.example/b.jpg">' }))).toMatchObject([
      { leftOut: 'nothing is left of its text' },
    ]);
  });
});
