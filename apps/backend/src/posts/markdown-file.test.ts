import { describe, expect, it } from 'vitest';
import { readMarkdown, type ReadResult, writeMarkdown } from './markdown-file.ts';

const options = { defaultDomain: 'nest.example', latest: '2027-11-22' };
const read = (text: string): ReadResult => readMarkdown(new TextEncoder().encode(text), options);

function findings(text: string) {
  const result = read(text);
  if (!('findings' in result)) throw new Error('The file should have been rejected.');
  return result.findings.map(({ line, reason }) => `${line}: ${reason}`);
}

function post(text: string) {
  const result = read(text);
  if ('findings' in result) throw new Error(result.findings.map(({ reason }) => reason).join('\n'));
  return result;
}

const good = `---
slug: first-day
title: "The first day"
description: How it goes.
date: 2026-05-01
---
# Morning

Breakfast.
`;

describe('a valid file', () => {
  it('needs few fields and gets the default domain', () => {
    expect(post(good)).toEqual({
      post: {
        slug: 'first-day',
        domain: 'nest.example',
        title: 'The first day',
        description: 'How it goes.',
        author: null,
        date: '2026-05-01',
        updated: null,
        topics: [],
        ages: [],
        series: null,
        part: null,
        pulled: [],
        sources: [],
        corrections: [],
        shortKeywords: '',
        longKeywords: '',
        body: '# Morning\n\nBreakfast.',
        image: null,
        imageAlt: null,
        video: null,
      },
      slugLine: 2,
      warnings: [],
    });
  });

  it('may have all fields', () => {
    const { post: full } = post(
      good.replace(
        'date:',
        `domain: www.Other.example
author: Leila Haddad
updated: 2026-06-01
topics: [sports, health-wellness, sports]
ages: [teens, 6-to-12, teens]
series: { slug: a-season-of-sport, part: 2 }
sources:
  - { title: 'AAP, A page', url: 'https://www.aap.org/a', read: 2026-11-25, through: MedlinePlus }
  - { title: ' CDC,  another ', url: 'https://www.cdc.gov/b' }
keywords: { short: [school, start], long: [the first day at school] }
image: /pictures/posts/first-day.svg
imageAlt: A door.
video: https://youtube.com/shorts/abcdefghijk
date:`,
      ),
    );
    expect(full).toMatchObject({
      domain: 'other.example',
      author: 'Leila Haddad',
      updated: '2026-06-01',
      topics: ['sports', 'health-wellness'],
      ages: ['teens', '6-to-12'],
      series: 'a-season-of-sport',
      part: 2,
      sources: [
        { title: 'AAP, A page', url: 'https://www.aap.org/a', read: '2026-11-25', through: 'MedlinePlus' },
        { title: 'CDC, another', url: 'https://www.cdc.gov/b' },
      ],
      shortKeywords: 'school, start',
      longKeywords: 'the first day at school',
      image: '/pictures/posts/first-day.svg',
      imageAlt: 'A door.',
      video: 'https://youtube.com/shorts/abcdefghijk',
    });
  });

  it('may be by a guest, with a warning that the name has no page', () => {
    const { post: guests, warnings } = post(good.replace('date:', 'author: A. Guest\ndate:'));
    expect(guests.author).toBe('A. Guest');
    expect(warnings).toEqual([
      { line: 5, reason: 'author "A. Guest" is not on the masthead, so the name has no link' },
    ]);
  });

  it('may separate its keywords with commas', () => {
    expect(post(good.replace('date:', 'keywords: [school, start]\ndate:')).post.shortKeywords).toBe(
      'school, start',
    );
  });

  it('may have Windows line ends', () => {
    expect(post(`\uFEFF${good.replaceAll('\n', '\r\n')}`).post.body).toBe('# Morning\n\nBreakfast.');
  });

  it('reads back as the same post after writing', () => {
    const tricky = post(
      good
        .replace('"The first day"', '"Yes: \\"no\\" — #1 ümlaut\'s"')
        .replace('How it goes.', '"true"')
        .replace(
          'date:',
          'author: Leila Haddad\nupdated: 2026-06-01\nages: [teens]\nsources: [{ title: "AAP: a \\"page\\"", url: https://www.aap.org/a?b=c#d, read: 2026-11-25 }]\nseries: { slug: a-season-of-sport, part: 2 }\nimage: https://a.example/b?c=d\nkeywords: { short: ["007", null-free], long: [] }\ndate:',
        )
        .replace('Breakfast.', '---\nBreakfast: ---'),
    );
    expect(post(writeMarkdown(tricky.post)).post).toEqual(tricky.post);
  });
});

const aliasBomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name, place) => {
    const before = `*${'abcdefgh'[place]}`;
    return `${name}: &${name} [${Array.from({ length: 9 }, () => before).join(', ')}]`;
  }),
].join('\n');
const notPlain = '2: the front matter must be plain fields: it is nested or repeated by aliases too often';

describe('an invalid file is reported with its line', () => {
  it.each([
    [
      'a pulled sentence that the body does not have',
      'pulled: ["Nobody said this."]',
      /^5: pulled "Nobody said this\." is in no paragraph/,
    ],
    ['an unknown topic', 'topics: [sports, skiing]', /^5: topics\[2\] must be one of local-news, /],
    ['an unknown age', 'ages: [teens, 40-to-50]', /^5: ages\[2\] must be one of pregnancy, /],
    [
      'an unknown series',
      'series: { slug: the-first-year-of-school, part: 1 }',
      /^5: series\.slug must be one of reading-/,
    ],
    [
      'a part of none',
      'series: { slug: a-season-of-sport, part: 0 }',
      /^5: series\.part must be a whole number from 1 up$/,
    ],
    [
      'an update from before its day',
      'updated: 2026-05-01',
      /^5: updated 2026-05-01 is not after the post's date/,
    ],
    [
      'a source that is no https address',
      'sources: [{ title: CDC, url: "http://www.cdc.gov/" }]',
      /^5: sources\[1\]\.url must be an https address/,
    ],
    [
      'a report of nobody knows when',
      'sources: [{ title: CDC, url: "https://www.cdc.gov/", through: NHS }]',
      /^5: sources\[1\] has through without read/,
    ],
    ['a misspelled field', 'descripton: x', /^5: descripton is not a known field$/],
    ['a slug with blanks', undefined, /^2: slug must be lower-case letters/],
    ['a picture by another scheme', 'image: javascript:alert(1)', /^5: image must be an http\(s\) address/],
    ['a picture of another host without a scheme', 'image: //evil.example/x', /^5: image must be/],
    ['a video that is no address', 'video: abc', /^5: video must be an http\(s\) address/],
    ['a keyword with a comma', 'keywords: ["a, b"]', /^5: keywords/],
    ['a domain with blanks', 'domain: a b', /^5: domain must be a host name/],
    ['YAML that is none', 'topics: [sports', /^\d+: /],
    ['a field given twice', 'slug: second', /^5: Map keys must be unique/],
  ])('%s', (_name, field, expected) => {
    const text =
      field === undefined ? good.replace('first-day', 'First Day') : good.replace('date:', `${field}\ndate:`);
    expect(findings(text).join('\n')).toMatch(expected);
  });

  it.each([
    [
      'a day that does not exist',
      good.replace('2026-05-01', '2026-02-30'),
      '5: date must be a day such as 2026-05-01',
    ],
    [
      'year zero',
      good.replace('2026-05-01', '0000-01-01'),
      '5: date must be a day from 1900-01-01 to 2027-11-22',
    ],
    [
      'a day before 1900',
      good.replace('2026-05-01', '1899-12-31'),
      '5: date must be a day from 1900-01-01 to 2027-11-22',
    ],
    [
      'a day in the far future',
      good.replace('2026-05-01', '9999-12-31'),
      '5: date must be a day from 1900-01-01 to 2027-11-22',
    ],
    [
      'a day more than a year ahead',
      good.replace('2026-05-01', '2027-11-23'),
      '5: date must be a day from 1900-01-01 to 2027-11-22',
    ],
    ['a date that is a number', good.replace('2026-05-01', '-1'), '5: date must be a day such as 2026-05-01'],
    [
      'a date of another calendar',
      good.replace('2026-05-01', '+010000-01-01'),
      '5: date must be a day such as 2026-05-01',
    ],
    ['aliases that multiply', good.replace('date:', `${aliasBomb}\ndate:`), notPlain],
    [
      'an alias to what is around it',
      good.replace('date:', 'topics: &a [*a]\ndate:'),
      expect.stringMatching(/^5: topics\[1\] must be one of /) as string,
    ],
    [
      'lists in lists in lists',
      good.replace('date:', `topics: ${'['.repeat(9000)}${']'.repeat(9000)}\ndate:`),
      notPlain,
    ],
    [
      'an endless front matter',
      good.replace('date:', `topics: [${'sports, '.repeat(3000)}]\ndate:`),
      '2: the front matter must have at most 20000 characters',
    ],
    ['no date', good.replace('date: 2026-05-01\n', ''), '2: date is missing'],
    ['no slug', good.replace('slug: first-day\n', ''), '2: slug is missing'],
    ['no body', good.slice(0, good.indexOf('# Morning')), '7: the body is empty'],
    ['no front matter', '# Morning\n', '1: the file must begin with its front matter, fenced by ---'],
    [
      'front matter without fields',
      '---\njust a text\n---\nBody',
      '2: the front matter must be fields such as "title: …"',
    ],
    ['an empty front matter', '---\n---\nBody', '2: the front matter must be fields such as "title: …"'],
    ['a zero byte', good.replace('Breakfast', 'Break\0fast'), '9: the file holds a zero byte'],
  ])('%s', (_name, text, expected) => {
    expect(findings(text)).toEqual([expected]);
  });

  it('with another encoding', () => {
    const latin1 = Buffer.from(good.replace('Breakfast', 'Früh'), 'latin1');
    expect(readMarkdown(latin1, options)).toEqual({
      findings: [{ line: 1, reason: 'the file is not UTF-8 text' }],
    });
  });

  it('with all of its mistakes', () => {
    expect(findings('---\nslug: A\ndate: x\ntopics: [skiing]\n---\n')).toHaveLength(4);
  });
});

const titleOf = (typed: string) => post(good.replace('"The first day"', typed)).post.title;

describe('an invisible character', () => {
  it.each([
    ['typed', '"The \u202etsrif\u202c d\u200bay\u0007"'],
    ['escaped', String.raw`"The \u202etsrif\u202c d\u200bay\a"`],
  ])('is removed from a title, %s', (_how, typed) => {
    expect(titleOf(typed)).toBe('The tsrif day');
  });

  it('is removed before a word, but not inside an emoji', () => {
    expect(titleOf(String.raw`"\u200bA family: \U0001F469\u200D\U0001F467"`)).toBe('A family: 👩\u200d👧');
  });

  it.each([
    [
      'half a character',
      String.raw`"A \ud83d half"`,
      '3: title must not hold half of a character, such as \\ud83d alone',
    ],
    ['a zero byte', String.raw`"A \0 zero"`, '3: title must not hold a zero byte'],
  ])('is rejected if a database cannot store it: %s', (_what, typed, finding) => {
    expect(findings(good.replace('"The first day"', typed))).toEqual([finding]);
  });

  it('is removed from the body, with a warning that names the line', () => {
    const { post: cleaned, warnings } = post(good.replace('Breakfast.', 'Break\u0007fast\u2066.\tDone.'));
    expect(cleaned.body).toBe('# Morning\n\nBreakfast.\tDone.');
    expect(warnings).toEqual([{ line: 9, reason: 'invisible characters are left out' }]);
  });
});

describe('warnings', () => {
  it.each([
    ['Some **bold** words.', 'Markdown for bold is shown as typed'],
    ['Some *slanted* words.', 'Markdown for emphasis is shown as typed'],
    ['Some _slanted_ words.', 'Markdown for emphasis is shown as typed'],
    ['Run `make`.', 'Markdown for code is shown as typed'],
    ['See [the page](https://a.example).', 'Markdown for a link or picture is shown as typed'],
    ['A <b>tag</b>.', 'Markdown for HTML is shown as typed'],
    ['- milk', 'Markdown for a list item is shown as typed'],
    ['> said', 'Markdown for a quotation is shown as typed'],
    ['#### deep', 'Markdown for a heading below the third level is shown as typed'],
  ])('report markup that the line format does not have: %s', (line, reason) => {
    expect(post(good.replace('Breakfast.', line)).warnings).toEqual([{ line: 9, reason }]);
  });

  it.each(['2 * 3 * 4 = 24', 'file_name_here', 'a < b and c > d', '5 - 3', 'At 7. a.m. [sic]'])(
    'do not report %s',
    (line) => {
      expect(post(good.replace('Breakfast.', line)).warnings).toEqual([]);
    },
  );

  it('report that a title or a description will be the beginning of the body', () => {
    const bare = good.replace(/title.*\n/, '').replace(/description.*\n/, '');
    expect(post(bare).warnings.map(({ reason }) => reason)).toEqual([
      'no title: the beginning of the body is used',
      'no description: the beginning of the body is used',
    ]);
  });
});
