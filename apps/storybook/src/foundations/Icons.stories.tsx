import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icons } from './Icons.tsx';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  render: () => <Icons />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A designer who knows what it should say finds what it is called. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getAllByRole('listitem').length;
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Find an icon/ }), 'new window');
    await expect(canvas.getByText(`1 of ${all}`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'IconExternal' })).toBeVisible();
    await expect(canvas.getByText(/leaves the magazine/)).toBeVisible();
  },
};

/** What no icon says. */
export const NotFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'unicorn');
    await expect(canvas.getByText(/Words may be better/)).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
