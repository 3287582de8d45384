import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IconPause, IconPlay } from '@daily-nest/ui/icons';
import { pauseSign, playSign } from './sound-signs.ts';

it('are the icons of the application', () => {
  expect(renderToStaticMarkup(<IconPause />)).toContain(`d="${pauseSign}"`);
  expect(renderToStaticMarkup(<IconPlay />)).toContain(`d="${playSign}"`);
});
