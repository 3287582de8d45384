import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logos } from './Logos.tsx';

const meta = {
  title: 'Foundations/Logos',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => <Logos scheme={String(globals.scheme)} />,
} satisfies Meta;

export default meta;

export const Default: StoryObj<typeof meta> = {};
