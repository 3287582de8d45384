import { privacy } from '@daily-nest/content/legal';
import { expect, it } from 'vitest';
import { ownerDefaults } from '../../brand.ts';
import type { AdsConfig } from '../../data/ads-config.ts';
import { ownersWords } from './owners-words.ts';

const owner = {
  ...ownerDefaults,
  adNetwork: 'Adverts Inc.',
  contactFormProvider: 'Forms & Co.',
  contactEmail: 'desk@title.example',
  imprint: { publisher: 'A Publisher', address: '1 Main Street', editor: 'An Editor' },
};

it('names in the privacy text everybody whom a reader deals with', () => {
  const said = privacy.sections.flatMap(({ id }) => ownersWords(id, owner)).join(' ');
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

it('names no advertising network where there is none', () => {
  const said = ownersWords('advertising', { ...owner, adNetwork: null }).join(' ');
  expect(said).toMatch(/^No advertising network is connected/);
  expect(said).not.toContain('Adverts Inc.');
});

const say = (ads: AdsConfig) => ownersWords('advertising', owner, ads).join(' ');

it('says how the advertisements of a network come, and who is asked', () => {
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
