import { Icon, type IconProps } from './Icon.tsx';

/** A receiver: radio. */
export function IconRadio(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 9.5h17v10h-17zM6.5 9.5l10-6" />
      <circle cx="8.5" cy="14.5" r="2.3" />
      <path d="M14 13h4M14 16h4" />
    </Icon>
  );
}
