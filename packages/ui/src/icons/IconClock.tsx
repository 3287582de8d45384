import { Icon, type IconProps } from './Icon.tsx';

/** A clock: time, hours. */
export function IconClock(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 6.5V12l3.5 2.5" />
    </Icon>
  );
}
