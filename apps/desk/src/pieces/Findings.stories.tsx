import { Field } from '@daily-nest/ui/field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Findings } from './Findings.tsx';

const meta = {
  title: 'Desk/Findings',
  component: Findings,
  args: {
    findings: [
      { field: 'slug', stops: true, reason: 'The piece has no address.' },
      { field: 'imageAlt', stops: true, reason: 'The picture has no words for those who do not see it.' },
      {
        field: 'description',
        stops: false,
        reason:
          '“We tested every spoon” claims something of the magazine or its people that readers cannot check.',
        quote: 'We tested every spoon',
      },
    ],
  },
} satisfies Meta<typeof Findings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Those in red stop publishing. Without its field on the page a sentence leads nowhere, and is text. */
export const Default: Story = {};

export const NothingStops: Story = {
  args: { findings: [{ stops: false, reason: 'Without a deck, lists show the beginning of the body.' }] },
};

export const LongText: Story = {
  args: {
    findings: [
      {
        stops: true,
        reason:
          'The piece speaks of health. It needs a source of a health institution (such as cdc.gov or healthychildren.org) with the day on which it was read.',
      },
      {
        stops: false,
        reason:
          'The text reads at school grade 11. Most parents read easily up to grade 8. The hardest sentence, of 41 words, begins “Enrollment generally requires documentation of residency, …”',
      },
      {
        stops: false,
        reason:
          '“https://www.library.example/guides/a-guide-to-guides-second-edition-page-two-hundred-and-eleven” leads to a page that is gone.',
      },
    ],
  },
};

/** A press leads to the field, and selects the words that are meant. */
export const LeadsToTheWords: Story = {
  render: (args) => (
    <>
      <Field
        id="description"
        label="Deck"
        defaultValue="We tested every spoon in the drawer, and one is enough."
      />
      <Findings {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'The piece has no address.' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^“We tested every spoon”/ }));
    const deck = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Deck' });
    await expect(deck).toHaveFocus();
    await expect(deck.value.slice(deck.selectionStart!, deck.selectionEnd!)).toBe('We tested every spoon');
  },
};
