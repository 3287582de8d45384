import { describe, expect, it } from 'vitest';
import type { Photo } from '../src/types.ts';
import { compileArticle, compileWellnessArticle, readTimeOf, type Surroundings } from './compile.ts';
import { sampleFile, words } from './sample.ts';

const photo: Photo = {
  src: '/pictures/rain.jpg',
  width: 1280,
  height: 853,
  files: '/pictures/rain',
  widths: { avif: [480], webp: [480] },
  color: '#68737b',
};
const pictures = new Map<string, Photo>([
  ['/pictures/sample.jpg', { ...photo, src: '/pictures/sample.jpg' }],
  ['/pictures/rain.jpg', photo],
  ['/pictures/scene.jpg', { ...photo, src: '/pictures/scene.jpg', alt: 'A paper window with paper rain' }],
]);

const around: Surroundings = {
  isInternalPath: (path) => path === '/faq',
  pictureOf: (src) => pictures.get(src),
  authors: ['Maya Okafor'],
  invented: ['Maya Okafor'],
};

async function compile(source: string, file = 'articles/sample.md') {
  return compileArticle({ file, source }, around);
}

async function problemsOf(source: string, file?: string) {
  const compiled = await compile(source, file);
  return 'problems' in compiled ? compiled.problems.map(({ line, reason }) => `${line}: ${reason}`) : [];
}

describe('a valid article', () => {
  it('has its id, address, section, picture and read time computed from the file', async () => {
    const compiled = await compile(sampleFile());

    expect(compiled).toMatchObject({
      item: {
        id: 'article-sample',
        slug: 'sample',
        section: 'child',
        image: '/pictures/sample.jpg',
        words: 600,
        readTime: '3 min read',
        keywords: [],
        sources: [{ title: 'CDC', url: 'https://www.cdc.gov/' }],
      },
    });
  });

  it('keeps the source and date of its advice', async () => {
    const compiled = await compile(sampleFile({ asOf: '{ date: 2026-11-22, source: CDC and AAP }' }));

    expect(compiled).toMatchObject({ item: { asOf: { date: '2026-11-22', source: 'CDC and AAP' } } });
  });

  it('has its ages, its place in a series and the day of its update', async () => {
    const series = '{ slug: learning-to-get-along, part: 2 }';
    const compiled = await compile(sampleFile({ updated: '2026-06-01', ages: '[1-to-3, teens]', series }));

    expect(compiled).toMatchObject({
      item: {
        updated: '2026-06-01',
        ages: ['1-to-3', 'teens'],
        series: { slug: 'learning-to-get-along', part: 2 },
      },
    });
  });

  it('keeps the picture that its editor chose', async () => {
    const compiled = await compile(sampleFile({ image: '/pictures/rain.jpg' }));

    expect(compiled).toMatchObject({ item: { image: '/pictures/rain.jpg' } });
  });

  it("has the editor's text alternative for a photo, and the scene's own for a scene", async () => {
    const ofPhoto = await compile(sampleFile());
    const ofScene = await compile(sampleFile({ image: '/pictures/scene.jpg', imageAlt: undefined }));

    expect(ofPhoto).toMatchObject({ item: { imageAlt: 'A child looks out of a window at the rain' } });
    expect(ofScene).toMatchObject({ item: { imageAlt: 'A paper window with paper rain' } });
  });

  it('has its parts and its pulled sentences', async () => {
    const body = `## It's *fine*\n\nWords. They have "opinions" about Thursdays.\n\n### Deeper\n\n${words(600)}`;
    const pulled = `['They have "opinions" about Thursdays.']`;
    const compiled = await compile(sampleFile({ pulled }, body));

    expect(compiled).toMatchObject({
      item: {
        headings: [{ id: 'its-fine', title: 'It’s fine' }],
        pulled: ['They have “opinions” about Thursdays.'],
      },
    });
  });

  it.each([
    [
      'an ampersand',
      'Rain & puddles are no reason to stay in.',
      'Rain &#x26; puddles are no reason to stay in.',
    ],
    [
      'emphasis',
      'They *really* have **opinions** about Thursdays.',
      'They really have opinions about Thursdays.',
    ],
    ['a link', 'Ask [the FAQ](/faq) before you ask a neighbor.', 'Ask the FAQ before you ask a neighbor.'],
  ])(
    'accepts a pulled sentence with %s, copied from the Markdown or from the page',
    async (_, written, read) => {
      const asText = written.replaceAll(/\*|\[|\]\(\/faq\)/g, '');
      for (const sentence of [written, asText]) {
        const compiled = await compile(
          sampleFile({ pulled: `['${sentence}']` }, `Words. ${written}\n\n${words(600)}`),
        );

        expect(compiled).toMatchObject({ item: { pulled: [read] } });
      }
    },
  );

  it('links the numbers of help lines for calls and texts, in any formatting', async () => {
    const body = `## Call 911\n\nCall or text **988** or [988](/faq), or call *1-800-222-1222*.\n\n${words(600)}`;
    const compiled = await compile(sampleFile({}, body));

    const html = 'item' in compiled ? compiled.item.html : '';
    expect(html).toContain('<h2 id="call-911">Call <a href="tel:911">911</a></h2>');
    expect(html).toContain(
      '<p>Call or <a href="sms:988" aria-label="text 988">text</a> <strong><a href="tel:988">988</a></strong> ' +
        'or <a href="/faq">988</a>, or call <em><a href="tel:+18002221222">1-800-222-1222</a></em>.</p>',
    );
  });

  it('says at its end that phone numbers are American, if it contains any', async () => {
    const withNumber = await compile(sampleFile({}, `Call 911.\n\n${words(600)}`));
    const without = await compile(sampleFile({}, words(600)));

    const html = 'item' in withNumber ? withNumber.item.html : '';
    expect(html).toMatch(/American\. Elsewhere it is 112 .+<\/p>$/);
    expect(html).toContain('<a href="https://findahelpline.com/" target="_blank" rel="external noopener">');
    expect('item' in without ? without.item.html : 'American').not.toContain('American');
  });

  it('does not join text of two paragraphs or of code', async () => {
    const compiled = await compile(
      sampleFile({}, `They call\n\n911 miles far, or call \`911\`.\n\n${words(600)}`),
    );

    expect('item' in compiled ? compiled.item.html : 'tel:').not.toContain('tel:');
  });

  it('shows a photo of its body in all formats, with its size and its caption', async () => {
    const body = `![Rain on a "window"](/pictures/rain.jpg "It's raining")\n\n${words(600)}`;
    const compiled = await compile(sampleFile({}, body));

    const html = 'item' in compiled ? compiled.item.html : '';
    expect(html).toContain(
      '<figure><picture><source type="image/avif" srcset="/pictures/rain.480.avif 480w" ' +
        'sizes="auto, (min-width: 48rem) 42rem, 100vw">' +
        '<source type="image/webp" srcset="/pictures/rain.480.webp 480w" ' +
        'sizes="auto, (min-width: 48rem) 42rem, 100vw">' +
        '<img src="/pictures/rain.jpg" alt="Rain on a “window”" width="1280" height="853" loading="lazy" ' +
        'decoding="async"></picture><figcaption>It’s raining</figcaption></figure>',
    );
    expect(html).not.toContain('<p><figure');
  });

  it('shows a drawn step as shapes, with its own text alternative, also without our styles', async () => {
    const body = `![](/drawn/car-seat "It's snug")\n\n${words(600)}`;
    const compiled = await compile(sampleFile({}, body));
    const html = 'item' in compiled ? compiled.item.html : '';
    expect(html).toMatch(
      /<figure><svg data-drawing="" role="img" aria-label="A child in a car seat\..+" viewBox="30 0 290 230" .*stroke="#14212b"/,
    );
    expect(html).toContain('<g class="limb" stroke="#fff"><path d="M');
    expect(html).toMatch(
      /<\/svg><figcaption>It’s snug The drawing was checked against: <a href="https:.+" target="_blank" rel="external noopener">.+; <a .+<\/figcaption><\/figure>/,
    );
  });

  it('has curly quotes, dashes and headings with anchors', async () => {
    const body = `## It's "fine"\n\nHe said "no" -- twice.\n\n${words(600)}`;
    const compiled = await compile(sampleFile({ title: `'"No" Isn''t the End'` }, body));

    expect(compiled).toMatchObject({ item: { title: '“No” Isn’t the End' } });
    const html = 'item' in compiled ? compiled.item.html : '';
    expect(html).toContain('<h2 id="its-fine">It’s “fine”</h2>');
    expect(html).toContain('<p>He said “no” – twice.</p>');
  });

  it('marks links to other sites and does not change our own', async () => {
    const body = `[CDC](https://www.cdc.gov/) and [our FAQ](/faq?q=fever#fever).\n\n${words(600)}`;
    const compiled = await compile(sampleFile({}, body));

    const html = 'item' in compiled ? compiled.item.html : '';
    expect(html).toContain('<a href="https://www.cdc.gov/" target="_blank" rel="external noopener">CDC</a>');
    expect(html).toContain('<a href="/faq?q=fever#fever">our FAQ</a>');
  });

  it('may have tables and footnotes, with working links', async () => {
    const body = `| Age | Hours |\n| --- | --- |\n| 1 | 11 |\n\nAs studied.[^1]\n\n[^1]: In a study.\n\n${words(600)}`;
    const compiled = await compile(sampleFile({}, body));

    const html = 'item' in compiled ? compiled.item.html : '';
    expect(html).toContain('<th scope="col">Hours</th>');
    expect(html).toContain('<th scope="row">1</th>');
    expect(html).toContain('<td>11</td>');
    expect(html).toContain('<table tabindex="0">');
    const target = /href="#(user-content-fn-1)"/.exec(html)?.[1];
    expect(html).toContain(`id="${target}"`);
  });
});

/** Returns the HTML of an article that begins with a table of these columns. */
async function tableOf(heads: string[]): Promise<string> {
  const rows = [heads, heads.map(() => '---'), heads.map((_, place) => String(place))];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const compiled = await compile(sampleFile({}, `${table}\n\n${words(600)}`));
  return 'item' in compiled ? compiled.item.html : '';
}

describe('a table', () => {
  it('of four columns has their names in its cells, for a phone', async () => {
    const html = await tableOf(['Name', 'What', 'Crying', 'Asks']);
    expect(html.match(/<t[hd][^<]*0<[^]*?<\/tr>/)?.[0].replaceAll('\n', '')).toBe(
      '<th scope="row">0</th><td data-label="What">1</td><td data-label="Crying">2</td><td data-label="Asks">3</td></tr>',
    );
  });

  it('of three columns fits without them', async () => {
    expect(await tableOf(['Name', 'What', 'Crying'])).not.toContain('data-label');
  });
});

describe('an invalid article is reported with its line', () => {
  it.each<[string, string, string]>([
    ['a missing field, where the fields begin', sampleFile({ title: undefined }), '2: title: is missing'],
    ['a missing source', sampleFile({ sources: '[]' }), '8: sources: must name at least one source'],
    ['a field that does not exist', sampleFile({ colour: 'red' }), '10: colour: is not a known field'],
    ['a date in words', sampleFile({ date: 'May 4' }), '6: date: must be a day such as 2026-05-04'],
    ['a day that never was', sampleFile({ date: '2026-02-30' }), '6: date: must be a day such as 2026-05-04'],
    [
      'a pulled sentence that the body does not have',
      sampleFile({ pulled: '[Nobody ever said this here.]' }),
      '10: pulled: "Nobody ever said this here." is in no paragraph',
    ],
    ['advice of nobody', sampleFile({ asOf: '\n  date: 2026-11-22' }), '10: asOf.source: is missing'],
    [
      'an author of no masthead',
      sampleFile({ author: 'Nobody' }),
      '5: author: Nobody is not in src/staff.ts',
    ],
    [
      'a source without https',
      sampleFile({ sources: '\n  - title: CDC\n    url: http://www.cdc.gov/' }),
      '10: sources[1].url: must be an https address',
    ],
    ['too few words', sampleFile({}, words(249)), '11: the body has 249 words, it must have 250 to 2200'],
    ['too many words', sampleFile({}, words(2201)), '11: the body has 2201 words, it must have 250 to 2200'],
    [
      'a second title',
      sampleFile({}, `# Title\n\n${words(600)}`),
      '12: a heading in a body starts at "## ": the title is the page\'s only h1',
    ],
    [
      'a heading that leaves out a rank',
      sampleFile({}, `## Two\n\n#### Four\n\n${words(600)}`),
      '14: a heading of rank 4 cannot follow one of rank 2',
    ],
    ['HTML', sampleFile({}, `One<br>line ${words(600)}`), '12: HTML is left out of bodies: write Markdown'],
    [
      'a link to nowhere',
      sampleFile({}, `[x](/fqa) ${words(600)}`),
      '12: the link /fqa leads to no page of the site',
    ],
    [
      'a reference to a page without https',
      sampleFile({}, `[x][cdc] ${words(600)}\n\n[cdc]: http://www.cdc.gov/`),
      '12: the link http://www.cdc.gov/ must be an https address or a path such as /faq',
    ],
    [
      'a reference to nowhere',
      sampleFile({}, `[fqa] ${words(600)}\n\n[fqa]: /fqa`),
      '12: the link /fqa leads to no page of the site',
    ],
    [
      'a number of its own',
      sampleFile({}, `[x](tel:911) ${words(600)}`),
      '12: the link tel:911 must be an https address or a path such as /faq',
    ],
    [
      'a script in a link',
      sampleFile({}, `[x](javascript:alert(1)) ${words(600)}`),
      '12: the link javascript:alert(1) must be an https address or a path such as /faq',
    ],
    [
      'a picture of another site',
      sampleFile({}, `![A cat on a mat](https://example.com/cat.png) ${words(600)}`),
      '12: a picture must be one of our own, under /pictures/',
    ],
    [
      'a picture that is not there',
      sampleFile({}, `![A cat](/pictures/cat.png) ${words(600)}`),
      '12: the picture /pictures/cat.png is neither an illustration nor a file of photos/',
    ],
    [
      'a lead picture that is not there',
      sampleFile({ image: '/pictures/cat.png' }),
      '10: image: /pictures/cat.png is neither an illustration nor a file of photos/',
    ],
    [
      'a scene that is described twice',
      sampleFile({ image: '/pictures/scene.jpg' }),
      '7: imageAlt: the scene says itself what it shows, take this out',
    ],
    [
      'a photo that nobody describes',
      sampleFile({ imageAlt: undefined, image: '/pictures/rain.jpg' }),
      '9: imageAlt: must say what the photo shows',
    ],
    [
      'a picture without words',
      sampleFile({}, `![](/pictures/rain.jpg) ${words(600)}`),
      '12: a picture needs a text between its brackets that says what it shows',
    ],
    [
      'a picture by reference without words',
      sampleFile({}, `![][rain] ${words(600)}\n\n[rain]: /pictures/rain.jpg`),
      '12: a picture needs a text between its brackets that says what it shows',
    ],
    [
      'a picture by reference of another site',
      sampleFile({}, `![A cat][cat] ${words(600)}\n\n[cat]: https://example.com/cat.png`),
      '12: a picture must be one of our own, under /pictures/',
    ],
    [
      'an update from before its first day',
      sampleFile({ updated: '2026-05-04' }),
      "10: updated: 2026-05-04 is not after the article's date, 2026-05-04",
    ],
    ['no age', sampleFile({ ages: '[]' }), '9: ages: must name at least one age'],
    ['no front matter', 'Hello', '1: the file must begin with its front matter, fenced by ---'],
    ['an open front matter', '---\ntitle: x\n', '3: the front matter is never closed by ---'],
  ])('%s', async (_, source, problem) => {
    expect(await problemsOf(source)).toEqual([problem]);
  });

  it('for an unknown category, with the known ones', async () => {
    expect(await problemsOf(sampleFile({ category: 'Fashion' }))).toEqual([
      expect.stringMatching(/^4: category: .*"Child Development".*"Family Life"/),
    ]);
  });

  it('for front matter that is not YAML', async () => {
    expect(await problemsOf(sampleFile({ title: '[never closed' }))).toEqual([
      expect.stringMatching(/^\d+: /),
    ]);
  });

  it('for a file name that cannot be an address', async () => {
    expect(await problemsOf(sampleFile(), 'articles/First Steps.md')).toEqual([
      '1: the file name must be lower-case words joined by hyphens',
    ]);
  });

  it('for all of its mistakes, in order', async () => {
    const source = sampleFile({ author: 'Nobody', date: 'soon' }, '[x](/fqa)');
    expect((await problemsOf(source)).map((problem) => problem.split(':')[0])).toEqual(['6', '11', '12']);
  });
});

describe('a wellness article', () => {
  const wellness = {
    category: 'Sleep',
    sources:
      '[{ title: CDC, url: https://www.cdc.gov/ }, { title: AAP, url: https://www.healthychildren.org/ }]',
  };
  const review = {
    on: '2026-06-01',
    by: 'Ada Real',
    credential: 'MD, pediatrician',
    register: 'https://register.example/ada-real',
  };
  const file = 'wellness/sample.md';
  const compiled = (fields: object = {}) =>
    compileWellnessArticle({ file, source: sampleFile({ ...wellness, ...fields }) }, around);

  it('needs no reviewer', async () => {
    const { item } = (await compiled()) as { item: object };
    expect(item).toMatchObject({ id: 'wellness-sample', section: 'family' });
    expect(item).not.toHaveProperty('review');
  });

  it('has the review of an owner who has one', async () => {
    expect(await compiled({ review: JSON.stringify(review) })).toMatchObject({ item: { review } });
  });

  it.each(['by', 'on', 'credential', 'register'] as const)(
    'rejects a review without its %s',
    async (field) => {
      const { [field]: _left, ...rest } = review;
      expect(await compiled({ review: JSON.stringify(rest) })).toMatchObject({
        problems: [{ file, reason: `review.${field}: is missing` }],
      });
    },
  );

  it('rejects a review of an invented person, or one that is older than the article', async () => {
    const untrue = { ...review, by: 'Maya Okafor', on: '2026-05-03' };
    expect(await compiled({ review: JSON.stringify(untrue) })).toMatchObject({
      problems: [
        { file, reason: 'review: Maya Okafor is invented, and has reviewed nothing' },
        { file, reason: "review: 2026-05-03 is before the article's date, 2026-05-04" },
      ],
    });
  });

  it('accepts a second-hand source only with the day on which it was read', async () => {
    const sources =
      "[{ title: CDC, url: 'https://www.cdc.gov/', through: HealthDay }, { title: AAP, url: 'https://www.aap.org/' }]";
    expect(await compiled({ sources })).toMatchObject({ problems: [{ file }] });
  });
});

it.each([
  [1, '1 min read'],
  [220, '1 min read'],
  [221, '2 min read'],
  [900, '5 min read'],
])('%i words are a %s', (count, text) => {
  expect(readTimeOf(count)).toBe(text);
});
