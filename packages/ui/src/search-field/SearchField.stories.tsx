import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';
import { suggestBelow } from '../suggestions/index.ts';

const meta = {
  title: 'Input/SearchField',
  tags: ['stable', 'since-0.1.0'],
  component: SearchField,
  args: {
    action: '/articles',
    label: 'Search articles',
    placeholder: 'Search articles by title, content, or category...',
    onQueryChange: fn(),
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLabel: Story = { args: { showLabel: true } };

export const Filled: Story = { args: { defaultValue: 'bedtime', status: '4 articles about “bedtime”' } };

export const NoMatch: Story = { args: { defaultValue: 'quantum', status: 'Nothing about “quantum”' } };

export const Clears: Story = {
  args: { ...Filled.args },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
  },
};

/** Suggestions are shown below the field while a reader types. */
export const Suggestions: Story = {
  args: {
    suggest: (form) =>
      suggestBelow(form, () =>
        Promise.resolve([
          { title: 'A fever at three in the morning', href: '#a-fever', kind: 'Articles' },
          { title: 'What to keep in the medicine cabinet', href: '#cabinet', kind: 'Health' },
          { title: 'When is a fever an emergency?', href: '#emergency', kind: 'Answers' },
        ]),
      ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'fev');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('medicine cabinet');
  },
};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('searchbox')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    defaultValue:
      'how do I get a four-year-old to put on shoes before the bus comes without raising my voice',
    status: '12 articles',
  },
};

export const Phone: Story = {
  args: { ...Filled.args },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/**
 * In an application a suggestion is followed without a page load; the field has the name that its server
 * expects.
 */
export const Follows: Story = {
  args: { ...Suggestions.args, name: 'query', onFollow: fn() },
  decorators: Suggestions.decorators!,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAttribute('name', 'query');
    await userEvent.type(field, 'fev');
    await userEvent.click((await canvas.findAllByRole('option'))[0]!);
    await expect(args.onFollow).toHaveBeenCalledWith(expect.stringContaining('#a-fever'));
  },
};
