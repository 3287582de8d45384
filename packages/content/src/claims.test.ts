import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accessibility } from './accessibility.ts';
import { about, coreValues } from './about.ts';
import { articles } from './articles.ts';
import { booksIntro } from './books.ts';
import { claimsIn } from './claims.ts';
import { contactOf } from './contact.ts';
import { expertsNote } from './experts.ts';
import { faq } from './faq.ts';
import { newsTiles, sponsoredTiles } from './home.ts';
import * as legal from './legal.ts';
import { partnerDocuments, partnershipOpportunities } from './partners.ts';
import { programs } from './programs.ts';
import { healthReferences, healthResources } from './resources.ts';
import { staff } from './staff.ts';
import { standards } from './standards.ts';
import { tips } from './tips.ts';
import { topicPages } from './topics.ts';
import { wellnessArticles } from './wellness.ts';

/** Returns every text of a nested value. Community stories are excluded, because they are told by readers. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const data = {
  accessibility,
  about,
  booksIntro,
  contact: [contactOf(false), contactOf(true)],
  coreValues,
  expertsNote,
  people: staff.map(({ bio, role }) => [role, bio]),
  answers: faq.map(({ answer }) => answer),
  healthResources,
  legal,
  newsTiles,
  partnerDocuments,
  partnershipOpportunities,
  programs,
  sponsoredTiles,
  standards,
  tips: tips.map(({ title, content }) => [title, content]),
  topicPages,
};

describe('the magazine makes no untrue claim about itself', () => {
  it.each(Object.entries(data))('in %s', (_name, value) => {
    expect(textsOf(value).length).toBeGreaterThan(0);
    expect(textsOf(value).flatMap(claimsIn)).toEqual([]);
  });

  it.each(['articles', 'wellness'])('in the files of %s', (folder) => {
    const files = readdirSync(new URL(`../${folder}`, import.meta.url)).filter((name) =>
      name.endsWith('.md'),
    );
    expect(files.length).toBe(folder === 'articles' ? articles.length : wellnessArticles.length);
    for (const file of files) {
      const text = readFileSync(new URL(`../${folder}/${file}`, import.meta.url), 'utf8');
      // A reader's question about their own children is not a claim of the writer.
      expect(claimsIn(text.replace(/^questions:\n(?: {2}- .*\n)+/m, '')), file).toEqual([]);
    }
  });
});

it('rests no claim of health on an encyclopedia', () => {
  const sources = [...articles, ...wellnessArticles].flatMap((piece) => piece.sources ?? []);
  const addresses = [...sources, ...tips.flatMap(({ source = [] }) => source), ...healthReferences].map(
    ({ url }) => url,
  );
  expect(addresses.length).toBeGreaterThan(sources.length);
  expect(addresses.filter((url) => url.includes('wikipedia.org'))).toEqual([]);
});
