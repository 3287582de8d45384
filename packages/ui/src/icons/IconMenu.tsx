import { Icon, type IconProps } from './Icon.tsx';

/** Three lines: the menu. */
export function IconMenu(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
    </Icon>
  );
}
