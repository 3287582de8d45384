import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from './Field.tsx';

const meta = {
  title: 'Input/Field',
  tags: ['draft', 'since-1.0.0'],
  component: Field,
  args: { label: 'What the picture shows', name: 'alt' },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'For readers who do not see it.' } };

export const WithError: Story = {
  args: {
    defaultValue: 'IMG_4031.jpg',
    hint: 'For readers who do not see it.',
    error: 'This is the name of a file. Say what it shows.',
  },
};

export const Choice: Story = {
  args: {
    label: 'Series',
    options: [
      { value: '', label: 'None' },
      { value: 'first-year', label: 'The first year' },
      { value: 'school', label: 'Off to school' },
    ],
  },
};

export const Text: Story = {
  args: {
    label: 'Text',
    rows: 4,
    defaultValue: 'The maker asks families to stop using the swing.\n\nLook under the seat for its number.',
    hint: 'Plain paragraphs, with an empty line between them.',
  },
};

export const Search: Story = { args: { label: 'Find a piece', type: 'search', defaultValue: 'sleep' } };

export const Day: Story = { args: { label: 'Read on', type: 'date', defaultValue: '2026-11-26' } };

export const ReadOnly: Story = {
  args: { label: 'Address', readOnly: true, value: 'late-talkers', hint: 'A published address stays.' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'A child folds a map' } };

export const LongText: Story = {
  args: {
    label: 'Who reports it, where the page itself was not opened by the person who writes this piece',
    defaultValue: 'The Harbour Street Library’s guide to guides, second edition, page two hundred and eleven',
    hint: 'Leave it empty where the page itself was read; readers are told that it was not.',
  },
};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};
