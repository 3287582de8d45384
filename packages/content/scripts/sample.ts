/** The fields of a valid article, which tests change one at a time. */
export const sampleFields = {
  title: 'A Title That Is Long Enough',
  excerpt: 'An excerpt that says in one or two sentences what the article is about, as on a card.',
  category: 'Child Development',
  author: 'Maya Okafor',
  date: '2026-05-04',
  imageAlt: 'A child looks out of a window at the rain',
  sources: '[{ title: CDC, url: https://www.cdc.gov/ }]',
  ages: '[1-to-3]',
};

/** Returns `count` words, in paragraphs of ten. */
export function words(count: number): string {
  const lines = Array.from({ length: Math.ceil(count / 10) }, (_, index) =>
    Array.from({ length: Math.min(10, count - index * 10) }, () => 'word').join(' '),
  );
  return lines.join('\n\n');
}

/**
 * Returns a Markdown file whose front matter differs from the sample's in `fields`; undefined removes a
 * field.
 */
export function sampleFile(
  fields: Record<string, string | undefined> = {},
  body: string = words(600),
): string {
  const lines = Object.entries({ ...sampleFields, ...fields }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return ['---', ...lines, '---', '', body, ''].join('\n');
}
