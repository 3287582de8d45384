import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconVolume } from '../icons/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Input/Tooltip',
  tags: ['stable', 'since-0.1.0'],
  component: Tooltip,
  args: {
    label: 'Mute',
    children: (
      <Button tone="quiet" aria-label="Mute">
        <IconVolume />
      </Button>
    ),
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { open: true } };

export const Below: Story = { args: { open: true, side: 'bottom' } };

export const LongText: Story = {
  args: { open: true, label: 'Turn the sound off; the stream goes on playing and stays where it is' },
};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Mute' })).toHaveFocus();
    await waitFor(() => expect(within(document.body).getByText('Mute')).toBeVisible());
  },
};

/** Open until the host learns that the reader has left. */
export const OpenAtFirst: Story = {
  args: { defaultOpen: true, onOpenChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Mute' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
