import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { firstApple } from '../testing/first-apple.ts';
import { BodyEditor } from './BodyEditor.tsx';

const meta = {
  title: 'Desk/BodyEditor',
  component: BodyEditor,
  args: { id: 'body', labelledBy: 'body-label', value: firstApple.body, onChange: fn() },
  decorators: [
    (Story) => (
      <>
        <h2 id="body-label">Body</h2>
        <Story />
        <button type="button">After it</button>
      </>
    ),
  ],
} satisfies Meta<typeof BodyEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines that begin with `# ` look like the headings that they become. */
export const Default: Story = {};

export const Empty: Story = { args: { value: '' } };

export const LongText: Story = {
  args: {
    value: `# Twenty-six apples, four pears and a plum: what a baby of seven months does with fruit\n\n${'It lands on the floor. '.repeat(60)}`,
  },
};

/** What is typed is told, and Tab leaves the text. */
export const Keyboard: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Body' }));
    await userEvent.keyboard('Steam it.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Steam it.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus();
  },
};
