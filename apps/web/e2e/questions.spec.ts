import { answered, emergencies } from '@daily-nest/site/testing/questions';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Returns the suggestions of the search field, as data; the results page lists the same. */
async function suggested(request: APIRequestContext, question: string) {
  const answer = await request.get(`/search/suggestions?${new URLSearchParams({ q: question })}`);
  const { suggestions } = (await answer.json()) as { suggestions: { href: string; urgent?: true }[] };
  return suggestions;
}

test('every emergency is answered first', async ({ request }) => {
  for (const [question] of emergencies)
    expect((await suggested(request, question))[0], question).toMatchObject({
      urgent: true,
      href: expect.stringMatching(/^(?:tel|sms):/),
    });
});

test(
  '95 of 100 questions have their answer among the first three, posts and pieces together',
  { tag: '@long' },
  async ({ request }) => {
    const missed: string[] = [];
    for (const [question, ...addresses] of answered) {
      const found = (await suggested(request, question)).filter(({ urgent }) => !urgent).slice(0, 3);
      if (!found.some(({ href }) => addresses.includes(href))) missed.push(question);
    }
    expect(missed.length / answered.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  },
);
