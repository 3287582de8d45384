import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from './Section.tsx';

const meta = {
  title: 'Frame/Section',
  tags: ['stable', 'since-0.1.0'],
  component: Section,
  args: {
    title: 'Community Stories',
    children: (
      <p>
        A street in Leith shares one cargo bike between eleven families. It has carried two cellos, a birthday
        cake and, once, a goat.
      </p>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithMore: Story = { args: { more: { href: '/community-stories' }, section: 'community' } };

export const WithKickerAndIntro: Story = {
  args: {
    kicker: 'Ages 3 to 6',
    standfirst:
      'What sixteen weeks of careful counting taught a kindergarten, and what it means for the drive home.',
    more: { href: '/articles', label: 'All articles' },
    section: 'learning',
  },
};

export const LongText: Story = {
  args: {
    title:
      'What pediatricians, bus drivers and one very patient librarian wish that every parent knew before September',
    more: { href: '/articles' },
  },
};

/** A subsection. */
export const LowerRank: Story = { args: { headingLevel: 3, rule: 'hair', title: 'Around the corner' } };

export const NoRule: Story = { args: { rule: 'none' } };

/** A title without content. */
export const Empty: Story = { args: { children: undefined } };

export const Phone: Story = {
  args: { ...WithKickerAndIntro.args },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** Over running text the title is a headline. */
export const HeadlineTitle: Story = { args: { titleAs: 'headline', rule: 'none' } };

/** On the dark band, as wide as the window. */
export const Band: Story = { args: { ground: 'band', more: { href: '/health-wellness' } } };

/** The lead is beside the title and the other stories. */
export const Led: Story = {
  args: { more: { href: '/articles' }, lead: <h3>The invisible list: who remembers the library book?</h3> },
};
