import { Icon, type IconProps } from './Icon.tsx';

/** An arrow to the right: go on. */
export function IconArrowRight(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 12h16M13.5 5.5 20 12l-6.5 6.5" />
    </Icon>
  );
}
