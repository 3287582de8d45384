import { Icon, type IconProps } from './Icon.tsx';

/** A pin: place. */
export function IconPin(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21c-4.5-5-6.5-8.2-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 12.8 16.5 16 12 21z" />
      <circle cx="12" cy="9.8" r="2.3" />
    </Icon>
  );
}
