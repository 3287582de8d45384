import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { AdSlot } from './AdSlot.tsx';

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
  title: 'Ads/AdSlot',
  tags: ['stable', 'since-0.1.0'],
  component: AdSlot,
  args: { slots: [{ slot: 1_204_601 }, { slot: 1_204_602 }], sharedLabel: 'Harbor Bakery' },
  play: async ({ canvasElement, args }) => {
    for (const box of canvasElement.querySelectorAll('[data-ad-slot]'))
      if (box.getClientRects().length > 0)
        await expect(box.getBoundingClientRect().height).toBe(args.minHeight ?? 250);
  },
} satisfies Meta<typeof AdSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two slots with the shared advertisement between them from 768 px on; below that, one slot. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-ad-slot]')];
    const shown = boxes.filter((box) => box.getClientRects().length > 0);
    await expect(shown).toHaveLength(window.innerWidth < 768 ? 1 : 2);
  },
};

/** One slot in a column, such as the head of a topic, with a height of 250 px below its label. */
export const Box: Story = { args: { form: 'box', slots: [{ slot: 1_204_601 }] } };

/** Two in a column beside the text of a page. */
export const BoxOfTwo: Story = { args: { form: 'box' } };

/** Two slots of the larger height. */
export const Tall: Story = { args: { minHeight: 600 } };

/** The network reports that its advertisements have loaded. */
export const Filled: Story = {
  args: {
    slots: [
      { slot: 1_204_601, state: 'filled', content: <Banner words="Winter boots at Harbor Shoes" /> },
      { slot: 1_204_602, content: <p>Swimming lessons, all winter long</p> },
    ],
  },
};

/** No advertisement came, or none is booked: a placeholder with the label that its owner has. */
export const Empty: Story = {
  args: { form: 'box', slots: [{ slot: 1_204_601, state: 'empty' }], sharedLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ad Space')).toBeVisible();
  },
};

/** Advertisements are loading, and their space is reserved. */
export const Late: Story = {
  args: {
    slots: [
      { slot: 1_204_601, state: 'waiting', content: <div id="ad-1204601" /> },
      { slot: 1_204_602, state: 'waiting' },
    ],
  },
};

/** Another advertisement in the same slot; a taller one is cut. */
export const Refreshed: Story = {
  args: {
    form: 'box',
    slots: [
      {
        slot: 1_204_601,
        state: 'refreshed',
        content: <Banner height={280} words="The toy exchange is open again" />,
      },
    ],
  },
};

/** House ads until an advertisement loads. */
export const HouseAds: Story = {
  args: {
    slots: [
      { slot: 1_204_601, houseAd: <p>A radio for the kitchen</p> },
      { slot: 1_204_602, houseAd: <p>This space can carry your story</p> },
    ],
  },
};

/** The network’s script did not load, so the house ad stays. */
export const Refused: Story = {
  args: {
    form: 'box',
    slots: [{ slot: 1_204_601, state: 'refused', houseAd: <Banner words="A radio for the kitchen" /> }],
  },
};

/** A script shows a question in the slot instead of the house ad. */
export const Asking: Story = {
  args: {
    form: 'box',
    slots: [
      {
        slot: 1_204_601,
        state: 'asking',
        houseAd: <Banner words="A radio for the kitchen" />,
        content: <Banner words="May advertising load here?" />,
      },
    ],
  },
};

/** Labels and note in a title’s own words. */
export const Words: Story = {
  args: {
    label: 'Paid announcement',
    sharedLabel: 'Google Ads',
    note: 'Advertising pays for the reporting on this page.',
  },
};

export const LongText: Story = {
  args: {
    label: 'Paid announcement of the harbor district',
    sharedLabel: 'The Harbor Bakery and Ice Cream Parlor',
    note: 'Advertising keeps this page free to read, and nobody who buys it sees an article before you do.',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
