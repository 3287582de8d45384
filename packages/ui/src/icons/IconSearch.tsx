import { Icon, type IconProps } from './Icon.tsx';

/** A lens: search. */
export function IconSearch(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5.5 5.5" />
    </Icon>
  );
}
