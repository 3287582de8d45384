import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icons } from './Icons.tsx';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  render: () => <Icons />,
} satisfies Meta;

export default meta;

export const Default: StoryObj<typeof meta> = {};
