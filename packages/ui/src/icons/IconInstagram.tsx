import { Icon, type IconProps } from './Icon.tsx';

/** Instagram. */
export function IconInstagram(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.8" cy="7.2" r="0.8" fill="currentColor" />
    </Icon>
  );
}
