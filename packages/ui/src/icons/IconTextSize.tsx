import { Icon, type IconProps } from './Icon.tsx';

/** A large and a small letter: text size. */
export function IconTextSize(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 18.5 8 5.5l5.5 13M4.5 14h7M15 18.5l3.2-8 3.3 8M16.2 15.8h4.1" />
    </Icon>
  );
}
