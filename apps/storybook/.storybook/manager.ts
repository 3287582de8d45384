import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { searchByAlias } from '../src/sidebar/search-by-alias.ts';

/**
 * The badges of the stability tags of stories; see docs/deprecation.md. Each has a text mark besides its
 * color.
 */
const badges: Record<string, { mark: string; ground: string }> = {
  draft: { mark: '◌', ground: '#fbe7b2' },
  stable: { mark: '●', ground: '#d3ece4' },
  deprecated: { mark: '×', ground: '#f6d3cd' },
};

const badgeStyle = {
  marginInlineStart: 6,
  padding: '0 6px',
  borderRadius: 8,
  fontSize: 10,
  color: '#14212b',
};

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Daily Nest components',
    colorPrimary: '#155a63',
    colorSecondary: '#155a63',
    appBg: '#eef5f2',
    appContentBg: '#ffffff',
    barBg: '#9fd8d2',
    textColor: '#14212b',
  }),
  sidebar: {
    showRoots: true,
    renderLabel({ name, type, tags }) {
      const state = type === 'component' && Object.keys(badges).find((word) => tags.includes(word));
      if (!state) return name;
      const { mark, ground } = badges[state];
      const badge = createElement(
        'span',
        { style: { ...badgeStyle, background: ground } },
        `${mark} ${state}`,
      );
      return createElement('span', null, name, badge);
    },
  },
});

searchByAlias();
