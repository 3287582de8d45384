import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { Color } from './Color.tsx';

const meta = {
  title: 'Foundations/Color',
  tags: ['!autodocs'],
  render: () => <Color />,
} satisfies Meta;

export default meta;

/** A click on a name or a value copies it, as code writes it. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => undefined));
    await userEvent.click((await canvas.findAllByRole('button', { name: /^page/ })).at(0)!);
    await expect(copy).toHaveBeenLastCalledWith('vars.color.surface.page');
    await expect(await canvas.findByText('copied')).toBeVisible();
    copy.mockRestore();
  },
};
