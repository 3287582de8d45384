import type { Meta, StoryObj } from '@storybook/react-vite';
import { boatPhoto, brokenPicture, nightPicture } from '../testing/pictures.ts';
import { Hero } from './index.ts';

const meta = {
  title: 'Stories/Hero',
  component: Hero,
  args: {
    title: 'Good advice for the long days and the short years',
    kicker: 'Friday, November 20, 2026',
    standfirst:
      'News and advice for families: plain, tested, and written for readers who have one hand free.',
    links: [
      {
        label: 'Read the articles',
        href: '/articles',
        text: 'Forty guides, from the first night to the first phone',
      },
      { label: 'Browse the blog', href: '/blog', text: 'New every weekday' },
    ],
    image: nightPicture,
    imageAlt: 'A house with a lit window under a large moon',
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A photo comes in several formats and widths. */
export const Photo: Story = {
  args: { image: boatPhoto, imageAlt: 'A paper boat on a wide blue sea under a low red sun' },
};

export const MissingImage: Story = { args: { image: undefined } };

export const BrokenImage: Story = { args: { image: brokenPicture } };

export const WithoutLinks: Story = { args: { links: [] } };

export const LongText: Story = {
  args: {
    title: 'Everything we know about raising children, and an honest list of what nobody knows yet',
    standfirst:
      'News and advice for families: plain, tested, and written for readers who have one hand free, a child on the other arm, and four minutes until somebody calls from upstairs that the bath is running over.',
  },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link', { name: 'Read the articles' }).focus();
  },
};
