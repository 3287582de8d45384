import { Icon, type IconProps } from './Icon.tsx';

/** A heart: give, care. */
export function IconHeart(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5C5.5 15 3.5 12 3.5 9a4.4 4.4 0 0 1 8.5-1.6A4.4 4.4 0 0 1 20.5 9c0 3-2 6-8.5 10.5z" />
    </Icon>
  );
}
