import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdPlaceholder } from './AdPlaceholder.tsx';

const meta = {
  title: 'Ads/AdPlaceholder',
  component: AdPlaceholder,
  args: { type: 'default' },
} satisfies Meta<typeof AdPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Advertisement')).toBeVisible();
    await expect(canvas.getByText('Ad Space')).toBeVisible();
  },
};

export const Google: Story = { args: { type: 'google' } };
export const BuddhaTV: Story = { args: { type: 'buddhatv' } };
export const Dunamis: Story = { args: { type: 'dunamis' } };

/** A word that is not known reads like the default. */
export const Unknown: Story = { args: { type: 'harbor-bakery' } };

export const Phone: Story = { args: { type: 'dunamis' }, globals: { viewport: { value: 'phone' } } };
