import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { brokenPicture, nightPicture } from '../testing/pictures.ts';
import { VideoEmbed } from './VideoEmbed.tsx';

const meta = {
  title: 'Media/VideoEmbed',
  tags: ['stable', 'since-0.1.0'],
  component: VideoEmbed,
  args: {
    href: 'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    title: 'A bedtime routine in four quiet steps',
    poster: nightPicture,
    length: '0:58',
    section: 'family',
  },
} satisfies Meta<typeof VideoEmbed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The poster, before any request to YouTube. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const control = canvas.getByRole('link', { name: 'Play A bedtime routine in four quiet steps 0:58' });
    await expect(control).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ');
    await expect(control).toHaveAttribute('target', '_blank');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** Shorts are upright. */
export const Portrait: Story = {
  args: { format: 'portrait', title: 'Peel an orange in one piece', length: '0:41' },
};

/** Without a picture the title is set large, on the hue of the section. */
export const MissingImage: Story = {
  args: { poster: null, section: 'food', title: 'Five lunches that survive a school bag' },
};

/** A picture that fails to load is replaced by the title. */
export const BrokenImage: Story = { args: { poster: brokenPicture, section: 'health' } };

export const LongText: Story = {
  args: {
    poster: null,
    section: 'learning',
    title:
      'What a speech therapist listens for when a three-year-old tells a story about the day, and which of it can wait until school',
    caption: 'Watch Related Content. From YouTube; nothing is loaded from there before you press play.',
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Play / })).toHaveFocus();
  },
};

/** An address that is not a video in one of the two known forms renders nothing. */
export const Empty: Story = {
  args: { href: 'https://video.example/watch?v=dQw4w9WgXcQ' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The text beside the picture. */
export const WordsBeside: Story = { args: { words: 'beside' } };

/**
 * After the press the player replaces the poster and has the focus. The story loads no video, so it stays
 * empty.
 */
export const Playing: Story = {
  args: { onPlay: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Play / }));
    const player = await canvas.findByTitle('A bedtime routine in four quiet steps');
    await expect(player).toHaveFocus();
    await expect(player.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
