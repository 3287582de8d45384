import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { radioErrors } from '../radio/index.ts';
import { storyStation } from '../radio/story-station.tsx';
import { RadioBar } from './RadioBar.tsx';

const live = { playing: true, connection: 'live' } as const;
const lullaby = { title: 'Paper Boats, in Three Quarter Time', artist: 'The Attic Ensemble' };

const meta = {
  title: 'Media/RadioBar',
  tags: ['stable', 'since-0.1.0'],
  component: RadioBar,
  args: { href: '/radio', onClose: fn() },
} satisfies Meta<typeof RadioBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [storyStation(live)],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close radio' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const Playing: Story = {
  decorators: [storyStation(live, lullaby)],
  play: async ({ canvas }) => {
    const dial = await canvas.findByRole('slider', { name: 'Volume' });
    await expect(dial.getBoundingClientRect().width).toBeGreaterThanOrEqual(128);
  },
};
export const Paused: Story = { decorators: [storyStation({}, lullaby)] };
export const Muted: Story = { decorators: [storyStation({ ...live, muted: true }, lullaby)] };
export const Busy: Story = { decorators: [storyStation({ playing: true, connection: 'connecting' })] };

export const Error: Story = {
  decorators: [
    storyStation({ playing: true, connection: 'reconnecting', error: radioErrors.unavailable }, lullaby),
  ],
};

export const LongText: Story = {
  decorators: [
    storyStation(live, {
      title: 'Variations on a Lullaby That Nobody in the House Remembers the Second Verse Of',
      artist: 'The Combined School Orchestras of the Harbor District, with Friends and Neighbors',
    }),
  ],
};

export const Focus: Story = {
  decorators: [storyStation(live, lullaby)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
  },
};

/** The focus ring of the piece is whole, because the link itself clips a long name. */
export const FocusOnPiece: Story = {
  decorators: LongText.decorators!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /^Variations/ });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link.parentElement!).overflow).toBe('visible');
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(
      link.parentElement!.getBoundingClientRect().right,
    );
  },
  globals: { viewport: { value: 'phone' } },
};

/** Without the volume slider, which would be shorter than a thumb is wide; the phone has its own. */
export const Phone: Story = {
  decorators: [storyStation(live, lullaby)],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mute' }));
    await expect(await canvas.findByRole('button', { name: 'Unmute' })).toBeVisible();
  },
  globals: { viewport: { value: 'phone' } },
};

/** Between two pieces it shows the station’s name, in the texts of the page. */
export const OwnTitle: Story = {
  args: { title: 'The Night Feed' },
  decorators: [storyStation(live)],
};
