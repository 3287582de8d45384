import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Input/SearchField',
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
