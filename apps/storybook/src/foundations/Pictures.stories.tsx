import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PictureGuide } from './PictureGuide.tsx';
import { Pictures } from './Pictures.tsx';

const meta = {
  title: 'Foundations/Pictures',
  tags: ['!autodocs'],
  render: () => <Pictures />,
} satisfies Meta;

export default meta;

/** None is broken, and each has a text alternative or the same text beside it. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getAllByRole('img').at(0) as HTMLImageElement;
    await waitFor(() => expect(first.naturalWidth).toBe(800));
    await expect(canvasElement.querySelectorAll('li').length).toBeGreaterThan(20);
  },
};

/** Right and wrong ways to show them. */
export const Guide: StoryObj<typeof meta> = {
  render: () => <PictureGuide />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Do.')).toHaveLength(canvas.getAllByText('Don’t.').length);
    for (const image of canvas.getAllByRole<HTMLImageElement>('img'))
      await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(300));
  },
};
