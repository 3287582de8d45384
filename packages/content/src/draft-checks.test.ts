import { describe, expect, it } from 'vitest';
import type { DraftFields } from './draft.ts';
import { checkDraft } from './draft-checks.ts';
import { emptyDraft } from './empty-draft.ts';

const draft: DraftFields = {
  ...emptyDraft,
  title: 'How to fold a map',
  description: 'It takes two people and no wind.',
  body: 'Fold it in half.',
  slug: 'how-to-fold-a-map',
};
const aap = { title: 'Fever', url: 'https://www.healthychildren.org/fever', read: '2026-11-26', through: '' };
const hard = Array(5)
  .fill(
    'Enrollment in a subsidized preschool generally requires documentation of residency, immunization, and household income, which families frequently assemble over several consecutive weeks.',
  )
  .join('\n');
const easy = Array(5)
  .fill(
    'You may pay less for preschool. Bring three papers: one that says where you live, one with the shots your child has had, and one with what you earn.',
  )
  .join('\n');
const found = (more: Partial<DraftFields>) =>
  checkDraft({ ...draft, ...more }, '2026-11-27').map(({ field, stops }) => [field, stops]);

describe('the checks before publishing', () => {
  it.each<[string, Partial<DraftFields>, [keyof DraftFields, boolean][]]>([
    ['find nothing in a plain piece', {}, []],
    ['mention a title that search engines cut', { title: 'x'.repeat(71) }, [['title', false]]],
    ['ask for words beside a picture', { image: '/pictures/map.jpg' }, [['imageAlt', true]]],
    ['ask for a source of a dose', { body: 'Give ibuprofen.' }, [['sources', true]]],
    ['ask for a source of a deck that sends to 911', { description: 'Call 911.' }, [['sources', true]]],
    ['take an institution that was read', { body: 'Give ibuprofen.', sources: [aap] }, []],
    [
      'take none that was not read',
      { body: 'Call 911.', sources: [{ ...aap, read: '' }] },
      [['sources', true]],
    ],
    [
      'take no address that is half typed',
      { body: 'Call 911.', sources: [{ ...aap, url: 'https:/' }] },
      [['sources', true]],
    ],
    ['mention a number that readers cannot tap', { body: 'The number is 911.' }, [['body', false]]],
    ['mention experience that nobody has', { body: 'In our experience it works.' }, [['body', false]]],
    ['leave what somebody else says of theirs', { body: '“In our experience it works,” she said.' }, []],
    [
      'mention a source that was read long ago',
      { sources: [{ ...aap, read: '2025-11-26' }] },
      [['sources', false]],
    ],
    ['mention a text that is hard to read', { body: hard }, [['body', false]]],
    ['leave the same text in short sentences', { body: easy }, []],
    ['leave one of this year', { sources: [{ ...aap, read: '2025-11-27' }] }, []],
    ['leave a number that they can', { body: 'Call 911.', sources: [aap] }, []],
  ])('%s', (_, more, findings) => {
    expect(found(more)).toEqual(findings);
  });

  it('lead to the hardest sentence of a hard text', () => {
    const body = `${easy}\n${hard}`;
    const [{ quote, reason } = {}] = checkDraft({ ...draft, body }, '2026-11-27');
    expect(body).toContain(quote);
    expect(quote).toMatch(/^Enrollment .*weeks\.$/);
    expect(reason).toMatch(/^The text reads at school grade \d+\. .* of 22 words, begins “Enrollment/);
  });
});
