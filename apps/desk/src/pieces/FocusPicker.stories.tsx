import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { kitePicture, tallKitePicture } from '../testing/kite-picture.ts';
import { FocusPicker } from './FocusPicker.tsx';

const meta = {
  title: 'Desk/FocusPicker',
  component: FocusPicker,
  args: { src: kitePicture, focus: { x: 50, y: 50 }, onChange: fn() },
  render: function Kept({ focus: first, onChange, ...args }) {
    const [focus, setFocus] = useState(first);
    const change = (next: typeof first) => {
      setFocus(next);
      onChange(next);
    };
    return <FocusPicker {...args} focus={focus} onChange={change} />;
  },
} satisfies Meta<typeof FocusPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a picture is when it was uploaded: cut around its middle. */
export const Default: Story = {};

/** Both cuts keep the kite. */
export const Chosen: Story = { args: { focus: { x: 80, y: 28 } } };

export const InTheCorner: Story = { args: { focus: { x: 0, y: 100 } } };

/** A picture from a phone held upright loses more above and below. */
export const Tall: Story = { args: { src: tallKitePicture, focus: { x: 69, y: 20 } } };

export const Press: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')!;
    await picture.decode();
    const { left, top, width, height } = picture.getBoundingClientRect();
    await fireEvent.click(picture, { clientX: left + width * 0.8, clientY: top + height * 0.25 });
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 80, y: 25 });
    await expect(canvas.getByRole('slider', { name: /from the left/ })).toHaveValue('80');
  },
};

/** Two sliders set the same point: arrows by one percent, page keys by ten. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: /from the left/ })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 61, y: 50 });
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 61, y: 0 });
  },
};
