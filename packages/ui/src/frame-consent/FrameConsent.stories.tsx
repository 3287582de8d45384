import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { morningPicture } from '../testing/pictures.ts';
import { FrameConsent } from './FrameConsent.tsx';

const meta = {
  title: 'Media/FrameConsent',
  tags: ['stable', 'since-0.1.0'],
  component: FrameConsent,
  args: {
    title: 'Wall of the harbor towns',
    provider: 'Example Walls',
    href: 'https://walls.example/harbor-towns',
    onLoad: fn(),
  },
} satisfies Meta<typeof FrameConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Load Wall of the harbor towns' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

/** The host can store the choice. */
export const Remember: Story = {
  args: { onRemember: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Load now and on later visits' }));
    await expect(args.onRemember).toHaveBeenCalledOnce();
    await expect(args.onLoad).toHaveBeenCalled();
  },
};

/** Inside a card that already has the title. */
export const Compact: Story = {
  args: { compact: true, loadLabel: 'Show preview', provider: 'Example Docs' },
};

export const LongText: Story = {
  args: {
    title: 'Everything that the newspapers and the parish letters of the harbor towns wrote this week',
    loadLabel: 'Load everything that the newspapers and the parish letters wrote this week',
    provider: 'The Example Company for Walls, Feeds and Notices',
    onRemember: fn(),
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Over a picture of the page that would load. */
export const WithPicture: Story = {
  args: { picture: <img src={morningPicture} alt="" width={1200} height={750} /> },
};
