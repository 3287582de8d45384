import { Icon, type IconProps } from './Icon.tsx';

/** An angle that points down: more below. Turn it for other directions. */
export function IconChevron(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 9 6.5 6.5L18.5 9" />
    </Icon>
  );
}
