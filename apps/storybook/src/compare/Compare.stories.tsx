import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import wall from '../pages/wall.htm?url&no-inline';
import { Compare } from './Compare.tsx';

const meta = {
  title: 'Foundations/Compare',
  component: Compare,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'A wall', window: 'desk', addressOf: () => wall },
} satisfies Meta<typeof Compare>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six windows beside each other, each as high as its content and no wider than its cell. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const frames = canvasElement.querySelectorAll('iframe');
    await expect(frames).toHaveLength(6);
    await expect(canvas.getByTitle('A wall: The Harbour Post, dark')).toBeInTheDocument();
    for (const frame of frames) {
      const place = frame.parentElement!;
      await waitFor(() =>
        expect(frame.getBoundingClientRect().width).toBeCloseTo(place.getBoundingClientRect().width, 0),
      );
      await waitFor(() =>
        expect(frame.getBoundingClientRect().height).toBeCloseTo(place.getBoundingClientRect().height, 0),
      );
    }
  },
};
