import { Icon, type IconProps } from './Icon.tsx';

/** A speaker with a cross: sound is off. */
export function IconMuted(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" />
      <path d="m15.5 9.5 5 5M20.5 9.5l-5 5" />
    </Icon>
  );
}
