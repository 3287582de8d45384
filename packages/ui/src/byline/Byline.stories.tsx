import type { Meta, StoryObj } from '@storybook/react-vite';
import { Byline } from './index.ts';

const meta = {
  title: 'Editorial/Byline',
  tags: ['stable', 'since-0.1.0'],
  component: Byline,
  args: { author: 'Maya Okafor', date: '2026-11-12', readTime: '5 min read' },
} satisfies Meta<typeof Byline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongDate: Story = { args: { dateStyle: 'long' } };

/** A monthly publication has no day. */
export const MonthAlone: Story = { args: { dateStyle: 'month' } };

export const WithPlace: Story = { args: { location: 'Tucson, Arizona', readTime: undefined } };

export const AuthorOnly: Story = { args: { date: undefined, readTime: undefined } };

/** The author's name links to the author's page. */
export const LinkedAuthor: Story = { args: { authorHref: '/people/maya-okafor' } };

export const Updated: Story = { args: { updated: '2026-11-20' } };

/** An invalid date is left out. */
export const BrokenDate: Story = { args: { date: 'not a date' } };

export const LongText: Story = {
  args: {
    author: 'Maya Okafor, Daniel Reyes-Whitfield and Priya Raghunathan',
    location: 'Minneapolis and Saint Paul, Minnesota',
    dateStyle: 'long',
    readTime: '14 min read',
  },
};
