import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { BannerSlot } from './BannerSlot.tsx';

const banner: CSSProperties = {
  boxSizing: 'border-box',
  inlineSize: '300px',
  blockSize: '250px',
  maxInlineSize: '100%',
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  border: '1px solid',
};

function Banner({ words, height = 250 }: { words: string; height?: number }) {
  return <div style={{ ...banner, blockSize: height }}>{words}</div>;
}

const meta = {
  title: 'Ads/BannerSlot',
  tags: ['stable', 'since-0.1.0'],
  component: BannerSlot,
  args: { slot: 1_204_601, minHeight: 250 },
  play: async ({ canvasElement, args }) => {
    const box = canvasElement.querySelector(`[data-ad-slot="${args.slot}"]`);
    await expect(box?.getBoundingClientRect().height).toBe(args.minHeight);
  },
} satisfies Meta<typeof BannerSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: <Banner words="Winter boots at Harbor Shoes" /> } };

/** The network reports that its advertisement has loaded. */
export const Filled: Story = {
  args: { state: 'filled', children: <Banner words="The toy exchange opens on Saturday" /> },
};

export const Filled600: Story = {
  args: { minHeight: 600, children: <Banner height={600} words="Swimming lessons, all winter long" /> },
};

/** No advertisement came, or none is booked. */
export const Empty: Story = { args: { state: 'empty' } };

/** The advertisement is loading, and its space is reserved. */
export const Late: Story = { args: { state: 'waiting', children: <div id="ad-1204601" /> } };

/** Another advertisement in the same slot; a taller one is cut. */
export const Refreshed: Story = {
  args: { state: 'refreshed', children: <Banner height={280} words="The toy exchange is open again" /> },
};

/** The network’s script did not load, so the house ad stays. */
export const Refused: Story = {
  args: { state: 'refused', houseAd: <Banner words="A radio for the kitchen" /> },
};

/** A script shows a question in the slot instead of the house ad. */
export const Asking: Story = {
  args: { state: 'asking', children: <Banner words="May advertising load here?" /> },
};

export const LongText: Story = {
  args: {
    label: 'Paid announcement of the harbor district',
    note: 'Advertising keeps this page free to read, and nobody who buys it sees an article before you do.',
  },
};

export const Phone: Story = {
  args: { children: <Banner words="Winter boots" /> },
  globals: { viewport: { value: 'phone' } },
};

/** With one visible label for several slots, each keeps its own for screen readers. */
export const LabelHidden: Story = {
  args: { labelHidden: true, children: <Banner words="Winter boots at Harbor Shoes" /> },
};
