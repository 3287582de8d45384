import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdLayout } from './AdLayout.tsx';

const meta = {
  title: 'Ads/AdLayout',
  tags: ['stable', 'since-0.1.0'],
  component: AdLayout,
  args: { slots: [{ slot: 1_204_601 }, { slot: 1_204_602 }], shared: 'Harbor Bakery' },
} satisfies Meta<typeof AdLayout>;

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

/** Two in a column beside the text of a page. */
export const BoxOfTwo: Story = { args: { form: 'box' } };

/** Two slots of the larger height. */
export const Tall: Story = { args: { minHeight: 600 } };

export const Filled: Story = {
  args: {
    slots: [
      { slot: 1_204_601, content: <p>Winter boots at Harbor Shoes</p> },
      { slot: 1_204_602, content: <p>Swimming lessons, all winter long</p> },
    ],
  },
};

export const Loading: Story = {
  args: {
    slots: [
      { slot: 1_204_601, state: 'waiting' },
      { slot: 1_204_602, state: 'waiting' },
    ],
  },
};

/** One slot in a column, such as the head of a topic, with a height of 250 px below its label. */
export const Box: Story = { args: { form: 'box', slots: [{ slot: 1_204_601 }], shared: 'Harbor Bakery' } };

/** Shows house ads until an advertisement loads. */
export const HouseAds: Story = {
  args: {
    slots: [
      { slot: 1_204_601, houseAd: <p>A radio for the kitchen</p> },
      { slot: 1_204_602, houseAd: <p>This space can carry your story</p> },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A title’s own sentence about advertising. */
export const Note: Story = { args: { note: 'Advertising pays for the reporting on this page.' } };
