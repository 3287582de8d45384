import { Icon, type IconProps } from './Icon.tsx';

/** Waves from a point: feed. */
export function IconRss(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14" />
      <circle cx="6.2" cy="17.8" r="1.7" fill="currentColor" stroke="none" />
    </Icon>
  );
}
