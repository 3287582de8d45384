import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuoteCard } from './index.ts';

const meta = {
  title: 'Editorial/QuoteCard',
  tags: ['stable', 'since-0.1.0'],
  component: QuoteCard,
  args: {
    kicker: 'On sleep',
    quote:
      'Parents ask me how to get a child to sleep. I ask what happens in the hour before. The answer to the first question is nearly always in the second.',
    name: 'Dr. Ruth Adeyemi',
    role: 'Pediatrician and sleep specialist',
    section: 'health',
  },
} satisfies Meta<typeof QuoteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNote: Story = { args: { note: 'This expert is an invented person of the sample edition.' } };

/** On a page that is composed around it. */
export const Large: Story = { args: { size: 'l' } };

export const WithoutRole: Story = { args: { role: undefined } };

export const LongText: Story = {
  args: {
    kicker: 'On the long evenings of a first winter',
    quote:
      'If I could hand every family one thing on the way out of the maternity ward, it would not be a book or a blanket. It would be the telephone number of two people who may be called at three in the morning, written on paper, stuck to the refrigerator, and agreed on beforehand with the people whose numbers they are.',
    name: 'Dr. Constance Featherstonehaugh-Nakamura',
    role: 'Child psychiatrist, and for thirty-one years a volunteer on the night line',
  },
};
