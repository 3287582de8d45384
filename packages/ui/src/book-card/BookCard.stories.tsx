import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Section } from '../section/index.ts';
import { brokenPicture, coverPicture } from '../testing/pictures.ts';
import { BookCard } from './index.ts';

const meta = {
  title: 'Media/BookCard',
  tags: ['stable', 'since-0.1.0'],
  component: BookCard,
  args: {
    title: 'The Science of Breath',
    author: 'Yogi Ramacharaka',
    image: coverPicture,
    href: 'https://books.example/the-science-of-breath',
    placeholder: coverPicture,
    style: { inlineSize: 'min(14rem, 100%)' },
  },
} satisfies Meta<typeof BookCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAuthor: Story = { args: { author: undefined } };

/** A cover that fails to load is replaced by the placeholder once. */
export const MissingImage: Story = {
  args: { image: brokenPicture },
  play: async ({ args, canvasElement }) => {
    const image = canvasElement.querySelector('img')!;
    image.scrollIntoView();
    await waitFor(() => expect(image).toHaveAttribute('src', args.placeholder));
    await expect(image).not.toHaveAttribute('data-fallback');
  },
};

/** The smaller part of its title. */
export const Subtitle: Story = {
  args: { title: 'Memory Culture', subtitle: 'The Science of Observing, Remembering and Recalling' },
};

/** A title is cut after two lines. */
export const LongText: Story = {
  args: {
    title:
      'The Inner Consciousness: A Course of Lessons on the Inner Planes of the Mind, Intuition, Instinct and Automatic Mentation',
  },
};

export const Focus: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};

/** A link to another place than a shop. */
export const OwnWords: Story = { args: { linkLabel: 'Read it free at Project Gutenberg' } };

/** Alone in a section the cover is no wider than on a shelf. */
export const InSection: Story = {
  args: { style: undefined },
  render: (args) => (
    <Section title="Book of the month">
      <BookCard {...args} />
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
