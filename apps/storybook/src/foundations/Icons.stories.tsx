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

/** A designer searches by meaning and finds the name. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getAllByRole('listitem').length;
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Find an icon/ }), 'new window');
    await expect(canvas.getByText(`1 of ${all}`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'IconExternal' })).toBeVisible();
    await expect(canvas.getByText(/leaves the magazine/)).toBeVisible();
  },
};

/** No icon matches. */
export const NotFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'unicorn');
    await expect(canvas.getByText(/Words may be better/)).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
