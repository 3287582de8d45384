import { privacy } from '@daily-nest/content/legal';
import { expect, it } from 'vitest';
import { ownerDefaults } from '../../brand.ts';
import { ownersWords } from './ownersWords.ts';

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
  expect(ownersWords('advertising', { ...owner, adNetwork: null })).toEqual([]);
});
