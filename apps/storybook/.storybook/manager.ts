import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

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
  sidebar: { showRoots: true },
});
