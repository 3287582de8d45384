import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdPlaceholder } from './AdPlaceholder.tsx';

const meta = {
  title: 'Ads/AdPlaceholder',
  tags: ['stable', 'since-0.1.0'],
  component: AdPlaceholder,
} satisfies Meta<typeof AdPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Advertisement')).toBeVisible();
    await expect(canvas.getByText('Ad Space')).toBeVisible();
  },
};

/** The label names the advertiser. */
export const Labeled: Story = { args: { label: 'Harbor Bakery' } };

/** This label, two others of the network's four, and the default. */
export const Google: Story = {
  args: { label: 'Google Ads' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Google Ads')).toBeVisible();
    await expect(canvas.getByText('Ad Space')).toBeVisible();
  },
};

export const BuddhaTv: Story = {
  args: { label: 'BuddhaTV Ads' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('BuddhaTV Ads')).toBeVisible();
    await expect(canvas.getByText('Ad Space')).toBeVisible();
  },
};

export const Dunamis: Story = {
  args: { label: 'Dunamis Charge Ads' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dunamis Charge Ads')).toBeVisible();
    await expect(canvas.getByText('Ad Space')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { label: 'The Harbor Bakery and Ice Cream Parlor on Front Street, open all summer' },
};

export const Phone: Story = { args: { label: 'Harbor Bakery' }, globals: { viewport: { value: 'phone' } } };
