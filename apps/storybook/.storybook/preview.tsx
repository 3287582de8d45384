import '@daily-nest/ui/reset';
import '@daily-nest/brand-daily-nest/theme';
import '@daily-nest/brand-harbour-post/theme';
import '@daily-nest/ui/wireframe';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { stopClock } from '../src/clock.ts';
import { columnWidth } from '../src/columns.ts';
import { Compare, storyAddress, type CompareProps } from '../src/compare/Compare.tsx';
import { BrandName } from '../src/pages/title.ts';
import { fontsAreHere } from '../src/fonts-are-here.ts';
import {
  brands,
  comparisons,
  directionOf,
  directions,
  applyToolbar,
  languages,
  schemes,
  textSizes,
} from '../src/toolbar.ts';
import { Language } from '../src/Language.tsx';
import { describeProps } from '../src/usage/arg-types.ts';

// Stories without documentation do not need it.
const DocsPage = lazy(() => import('../src/usage/DocsPage.tsx'));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: { name: 'Brand', toolbar: { icon: 'paintbrush', dynamicTitle: true, items: brands } },
    scheme: { name: 'Scheme', toolbar: { icon: 'mirror', dynamicTitle: true, items: schemes } },
    compare: { name: 'Compare', toolbar: { icon: 'sidebyside', dynamicTitle: true, items: comparisons } },
    textSize: { name: 'Text size', toolbar: { icon: 'grow', dynamicTitle: true, items: textSizes } },
    language: { name: 'Language', toolbar: { icon: 'globe', dynamicTitle: true, items: languages } },
    direction: { name: 'Direction', toolbar: { icon: 'transfer', dynamicTitle: true, items: directions } },
  },
  initialGlobals: {
    brand: 'daily-nest',
    scheme: 'light',
    compare: 'off',
    textSize: 100,
    language: 'en-US',
    direction: 'ltr',
  },
  argTypesEnhancers: [describeProps],
  beforeAll: fontsAreHere,
  beforeEach: stopClock,
  decorators: [
    (Story, { title, name, args }) => {
      const width = columnWidth(title, name, args['variant']);
      return width === undefined ? (
        <Story />
      ) : (
        <div style={{ maxInlineSize: width }}>
          <Story />
        </div>
      );
    },
    (Story, { id, title, name, globals, viewMode }) => {
      applyToolbar(globals, viewMode);
      if (viewMode !== 'docs') {
        if (globals.compare === 'off')
          return (
            <BrandName value={String(globals.brand)}>
              <Language language={String(globals.language)}>
                <Story />
              </Language>
            </BrandName>
          );
        const window = globals.compare as CompareProps['window'];
        return <Compare title={`${title}, ${name}`} window={window} addressOf={storyAddress(id, globals)} />;
      }
      const { brand, scheme, language } = globals as Record<string, string>;
      return (
        <div
          className="story-root"
          data-brand={brand}
          data-scheme={scheme}
          lang={language}
          dir={directionOf(globals)}
        >
          <BrandName value={brand}>
            <Language language={language}>
              <Story />
            </Language>
          </BrandName>
        </div>
      );
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Naming each element of a passed rule takes longer than the rules, and only `no-autoplay-audio` needs a file.
      options: { resultTypes: ['violations', 'incomplete'], preload: { assets: ['media'] } },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      codePanel: true,
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'For reviewers',
          'Every component',
          'Foundations',
          [
            'Tokens',
            'Color',
            'Type',
            'Space',
            'Motion',
            'Icons',
            'Logos',
            'Pictures',
            'Voice',
            'Compare',
            'Make a brand',
          ],
          'Frame',
          'Editorial',
          'Media',
          'Navigation',
          'Input',
          'Feedback',
          'Ads',
          'Desk',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
        wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
