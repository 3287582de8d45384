import type { Meta, StoryObj } from '@storybook/react-vite';
import { UrgentAnswer } from './UrgentAnswer.tsx';

const emergency = { label: 'Call 911', href: 'tel:911' } as const;

const meta = {
  title: 'Feedback/UrgentAnswer',
  tags: ['draft', 'since-1.0.0'],
  component: UrgentAnswer,
  argTypes: {
    calls: { table: { type: { summary: 'readonly UrgentCall[]' } } },
    parts: { table: { type: { summary: 'readonly UrgentAnswerPart[]' } } },
    links: { table: { type: { summary: 'readonly { label: string; href: string }[]' } } },
  },
  args: {
    title: 'Burn or scald',
    calls: [
      {
        ways: [emergency],
        emergency: true,
        when: 'A large burn; skin that is white, brown or charred; electricity, smoke or a fire; burned in the mouth; trouble breathing.',
      },
    ],
    parts: [
      {
        title: 'Do this',
        steps: [
          {
            do: 'Take off hot or wet clothes, the diaper, jewelry.',
            how: 'Leave what sticks to the skin.',
          },
          {
            do: 'Cool under cool running water, about 20 minutes.',
            how: 'Only the burn; keep the rest of your child warm.',
          },
          { do: 'Cover loosely with something clean and dry.' },
        ],
      },
    ],
    links: [{ label: 'Burn or scald: everything to do', href: '#burns' }],
  },
} satisfies Meta<typeof UrgentAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The age of the child is unknown, so the advice for babies is beside that for children. */
export const TwoAges: Story = {
  args: {
    title: 'Choking',
    calls: [
      {
        ways: [emergency],
        emergency: true,
        when: 'Cannot breathe, cry, cough or make a sound: have someone call while you begin.',
      },
    ],
    parts: [
      {
        title: 'Under one year',
        steps: [
          { do: 'Lay the baby face down along your forearm.', how: 'Head lower than the body.' },
          { do: 'Give five back blows.', how: 'Between the shoulder blades.' },
          { do: 'Turn the baby face up and give five chest thrusts.' },
        ],
      },
      {
        title: 'From the first birthday on',
        steps: [
          { do: 'Stand or kneel behind. Bend your child forward.' },
          { do: 'Give five back blows.', how: 'Between the shoulder blades.' },
          { do: 'Give five abdominal thrusts.', how: 'A fist just above the navel; in and up.' },
        ],
      },
    ],
    links: [
      { label: 'Choking: everything to do', href: '#choking' },
      { label: 'Or is it trouble breathing?', href: '#breathing' },
    ],
  },
};

/** A line that answers calls and texts, with a sentence before it. */
export const CallOrText: Story = {
  args: {
    title: 'You are not alone',
    say: 'Thank you for typing this. Somebody will listen to you now, day or night.',
    calls: [
      {
        ways: [
          { label: 'Call 988', href: 'tel:988' },
          { label: 'Text 988', href: 'sms:988' },
        ],
        when: 'Suicide & Crisis Lifeline. Call or text, day and night.',
      },
      { ways: [emergency], emergency: true, when: 'In danger: call this.' },
    ],
    parts: [{ steps: [{ do: 'Do not stay alone.' }, { do: 'Put what could hurt you out of reach.' }] }],
    links: [{ label: 'All emergencies', href: '#emergencies' }],
  },
};

/** The list of signs is complete, because a missing one would be taken for harmless. */
export const Signs: Story = {
  args: {
    title: 'Blow to the head',
    parts: [
      {
        title: 'Danger signs',
        signs: ['Passing out, however briefly', 'A seizure', 'Drowsiness, or hard to wake'],
      },
    ],
  },
};

export const Empty: Story = { args: { title: 'Urgent help', parts: [] } };

export const LongText: Story = {
  args: {
    title: 'Swallowed a button battery, or more than one magnet, or nobody knows what it was',
    calls: [
      {
        ways: [{ label: 'Call 1-800-222-1222', href: 'tel:+18002221222' }],
        when: 'Poison Help. Awake and breathing: call at once, even if your child looks fine or you are not sure.',
      },
      { ways: [emergency], emergency: true, when: 'Trouble breathing, or hard to wake: call this first.' },
    ],
  },
};

export const Phone: Story = {
  args: { ...TwoAges.args },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
