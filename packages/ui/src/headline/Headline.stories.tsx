import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../theme/index.ts';
import { Headline } from './index.ts';

const meta = {
  title: 'Editorial/Headline',
  tags: ['stable', 'since-0.1.0'],
  component: Headline,
  args: { children: 'Why toddlers say no, and what to say back', href: '/articles/why-toddlers-say-no' },
} satisfies Meta<typeof Headline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { size: 'lead', headingLevel: 2 } };

export const Title: Story = { args: { size: 'h1', headingLevel: 1, href: undefined } };

export const Large: Story = { args: { size: 'h2' } };

export const Medium: Story = { args: { size: 'h4', headingLevel: 3 } };

export const Subtitle: Story = { args: { size: 'h5', headingLevel: 3 } };

export const Small: Story = { args: { size: 'h6', headingLevel: 4 } };

export const LongText: Story = {
  args: {
    size: 'h2',
    children:
      'What pediatricians, grandparents and 4,000 exhausted parents agree on after a year of trying to get babies to sleep through the night',
  },
};

/** A word that is wider than the column breaks instead of causing horizontal scrolling. */
export const LongWord: Story = {
  args: { size: 'h1', children: 'Kindergartenvorbereitungsgespräche, explained' },
};

/** The link covers its whole card, so that it is easy to press. */
export const Stretched: Story = {
  args: { stretched: true },
  decorators: [
    (Story) => (
      <article
        style={{
          position: 'relative',
          padding: vars.space.l,
          border: `1px solid ${vars.color.border.hairline}`,
        }}
      >
        <Story />
        <p>A milestone in disguise, and kinder answers to it than a louder yes.</p>
      </article>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('article')!.getBoundingClientRect();
    const inTheCorner = document.elementFromPoint(card.right - 8, card.bottom - 8);
    await expect(inTheCorner).toBe(canvas.getByRole('link'));
  },
};

/** A story of another publication opens in a new tab. */
export const Elsewhere: Story = {
  args: { href: 'https://paper.example/story', target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener');
  },
};
