import { Icon, type IconProps } from './Icon.tsx';

/** A tick: done. */
export function IconCheck(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 12.5 5 5 10-11" />
    </Icon>
  );
}
