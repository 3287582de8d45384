import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { radioErrors } from '../radio/index.ts';
import { storyStation } from '../radio/story-station.tsx';
import { inArabic } from '../testing/arabic.tsx';
import { RadioPlayer } from './RadioPlayer.tsx';

const live = { playing: true, connection: 'live' } as const;
const lullaby = { title: 'Paper Boats, in Three Quarter Time', artist: 'The Attic Ensemble' };

const meta = {
  title: 'Media/RadioPlayer',
  tags: ['stable', 'since-0.1.0'],
  component: RadioPlayer,
  args: { headingLevel: 1 },
} satisfies Meta<typeof RadioPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The state of a first visit: paused, volume 90. */
export const Default: Story = {
  decorators: [storyStation()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveValue('0.9');
  },
};

export const Playing: Story = {
  decorators: [storyStation(live, lullaby)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

/** The slider shows 0; moved above it, the sound returns. */
export const Muted: Story = {
  decorators: [storyStation({ ...live, muted: true }, lullaby)],
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(slider).toHaveValue('0');
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await waitFor(() => expect(slider).toHaveValue('0.9'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await waitFor(() => expect(slider).toHaveValue('0'));
  },
};

/** Volume 0 shows the muted icon, but the button still mutes. */
export const VolumeZero: Story = { decorators: [storyStation({ ...live, volume: 0 }, lullaby)] };

/** After a press on play, before the stream arrives. */
export const Busy: Story = { decorators: [storyStation({ playing: true, connection: 'connecting' })] };

/** The browser refused to start. */
export const Error: Story = { decorators: [storyStation({ error: radioErrors.cannotStart })] };

/** The stream failed. */
export const Unavailable: Story = { decorators: [storyStation({ error: radioErrors.unavailable })] };

/** The network was lost while listening; the radio reconnects by itself. */
export const Reconnecting: Story = {
  decorators: [
    storyStation({ playing: true, connection: 'reconnecting', error: radioErrors.unavailable }, lullaby),
  ],
};

export const LongText: Story = {
  args: {
    title: 'The Night Program for Parents Who Are Awake Anyway',
    subtitle: 'From ten in the evening until the first bus: slow music, short stories and no news at all',
  },
  decorators: [
    storyStation(live, {
      title: 'Variations on a Lullaby That Nobody in the House Remembers the Second Verse Of',
      artist: 'The Combined School Orchestras of the Harbor District, with Friends and Neighbors',
    }),
  ],
};

/** By keyboard: play is the first stop, then mute, then the slider. */
export const Keyboard: Story = {
  decorators: [storyStation()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mute' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await expect(slider).toHaveFocus();
    await waitFor(() => expect(slider).toHaveValue('0'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(slider).toHaveValue('0.01'));
    await expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible();
  },
};

export const Focus: Story = {
  decorators: [storyStation()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};

export const Phone: Story = {
  decorators: [storyStation(live, lullaby)],
  globals: { viewport: { value: 'phone' } },
};

/** In Arabic: the slider fills from the right. */
export const RightToLeft: Story = {
  decorators: [storyStation(live, { title: 'قوارب من ورق', artist: 'فرقة العلية' }), inArabic],
};
