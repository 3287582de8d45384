import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PictureField } from './PictureField.tsx';

/** What is uploaded is on the server: the story of an uploaded picture is FocusPicker’s. */
const meta = {
  title: 'Desk/PictureField',
  component: PictureField,
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAnotherServer: Story = { args: { value: 'https://pictures.example/kite.jpg' } };

export const LongText: Story = {
  args: {
    value:
      'https://pictures.example/2026/november/a-kite-above-the-beach-on-the-last-warm-sunday-of-the-year.jpg',
  },
};

export const TakenOut: Story = {
  args: { value: '/pictures/kite.jpg' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the picture out' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Upload a picture')).toHaveFocus();
  },
};
