import { Icon, type IconProps } from './Icon.tsx';

/** A triangle: start. */
export function IconPlay(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4.5v15l12-7.5z" fill="currentColor" />
    </Icon>
  );
}
