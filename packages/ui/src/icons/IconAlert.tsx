import { Icon, type IconProps } from './Icon.tsx';

/** A triangle with a mark: something went wrong. */
export function IconAlert(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 21.5 20h-19zM12 9.5v5" />
      <circle cx="12" cy="17.2" r="0.6" fill="currentColor" />
    </Icon>
  );
}
