import { Icon, type IconProps } from './Icon.tsx';

/** An envelope: mail. */
export function IconMail(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7 8.5-7" />
    </Icon>
  );
}
