import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tokens } from './Tokens.tsx';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  render: () => <Tokens />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every token has a value and a use. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.length).toBeGreaterThan(130);
    const [name, property] = canvas.getAllByRole('button', { name: /text-muted|text\.muted/ });
    await expect(name).toHaveTextContent('vars.color.text.muted');
    await expect(property).toHaveTextContent('--dn-color-text-muted');
    for (const row of rows) await expect(row.textContent).toMatch(/^vars\.\S+--dn-\S+?.+[.!]$/s);
  },
};

/** A designer searches for the token of a line, and for the contrast of small text. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Find a token/ }), 'text.muted');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText(/on surface\.page, needs 4\.5/)).toBeVisible();
  },
};

/** Downloads of the files that a release contains. */
export const Files: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'harbour-post.dark.tokens.json' });
    await expect(link).toHaveAttribute('download', 'harbour-post.dark.tokens.json');
    const { color } = JSON.parse(
      decodeURIComponent(link.getAttribute('href')!.split(',').slice(1).join(',')),
    ) as {
      color: { surface: { page: { $value: { hex: string } } } };
    };
    await expect(color.surface.page.$value.hex).toMatch(/^#[\da-f]{6}$/);
    const sheet = canvas.getByRole('link', { name: 'daily-nest.css' });
    await expect(decodeURIComponent(sheet.getAttribute('href')!)).toContain('--dn-color-surface-page:#');
  },
};
