import type { Meta, StoryObj } from '@storybook/react-vite';
import { Motion } from './Motion.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  render: () => <Motion />,
} satisfies Meta;

export default meta;

export const Default: StoryObj<typeof meta> = {};
