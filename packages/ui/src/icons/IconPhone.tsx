import { Icon, type IconProps } from './Icon.tsx';

/** A receiver: phone. */
export function IconPhone(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 4.5h4l1.8 4.5-2.3 1.6a12 12 0 0 0 5.4 5.4l1.6-2.3 4.5 1.8v4A15 15 0 0 1 4.5 4.5z" />
    </Icon>
  );
}
