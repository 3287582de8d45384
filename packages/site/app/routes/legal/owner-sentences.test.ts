import { privacy } from '@daily-nest/content/legal';
import { expect, it } from 'vitest';
import { ownerDefaults } from '../../brand.ts';
import type { AdsConfig } from '../../data/ads-config.ts';
import { ownerSentences } from './owner-sentences.ts';

const owner = {
  ...ownerDefaults,
  adNetwork: 'Adverts Inc.',
  contactFormProvider: 'Forms & Co.',
  contactEmail: 'desk@title.example',
  imprint: { publisher: 'A Publisher', address: '1 Main Street', editor: 'An Editor' },
};

it('the privacy text names every company that a reader deals with', () => {
  const said = privacy.sections.flatMap(({ id }) => ownerSentences(id, owner)).join(' ');
  for (const name of [
    'Adverts Inc.',
    'Forms & Co.',
    'YouTube',
    'Google Drive',
    'A Publisher',
    '1 Main Street',
    'An Editor',
  ])
    expect(said).toContain(name);
  expect(said).toContain('desk@title.example');
});

it('the privacy text names no ad network without one', () => {
  const said = ownerSentences('advertising', { ...owner, adNetwork: null }).join(' ');
  expect(said).toMatch(/^No advertising network is connected/);
  expect(said).not.toContain('Adverts Inc.');
});

const say = (ads: AdsConfig) => ownerSentences('advertising', owner, ads).join(' ');

it("the privacy text says how a network's advertisements load, and who is asked", () => {
  expect(say({ adapter: 'gpt', asks: false })).toMatch(
    /script loads after the page.*is told to choose advertisements without/,
  );
  expect(say({ adapter: 'queue', asks: true })).toMatch(
    /script.*before you have accepted.*take that for a refusal/,
  );
  const framed = say({ adapter: 'iframe', asks: true });
  expect(framed).toMatch(/frames that can neither read this page/);
  expect(framed).not.toContain('script');
});
