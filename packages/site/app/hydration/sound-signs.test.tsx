import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IconPause, IconPlay } from '@daily-nest/ui/icons';
import { pauseSign, playSign } from './sound-signs.ts';

it('are those that the application draws', () => {
  expect(renderToStaticMarkup(<IconPause />)).toContain(`d="${pauseSign}"`);
  expect(renderToStaticMarkup(<IconPlay />)).toContain(`d="${playSign}"`);
});
