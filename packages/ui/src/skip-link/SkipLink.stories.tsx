import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Frame/SkipLink',
  tags: ['stable', 'since-0.1.0'],
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <p>Press Tab: the link appears in the upper corner.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const LongText: Story = {
  args: { children: 'Skip the header, the sections and the menu, and go to the story' },
  play: async () => userEvent.tab(),
};

/** To the results instead of the main content. */
export const OtherPlace: Story = {
  args: { href: '#results', children: 'Skip to the results' },
  play: async () => userEvent.tab(),
};
