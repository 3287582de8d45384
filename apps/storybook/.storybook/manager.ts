import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Daily Nest components',
    colorPrimary: '#1f5547',
    colorSecondary: '#1f5547',
    appBg: '#f3ecdf',
    appContentBg: '#ffffff',
    barBg: '#fbf7ef',
    textColor: '#221e19',
  }),
  sidebar: { showRoots: true },
});
