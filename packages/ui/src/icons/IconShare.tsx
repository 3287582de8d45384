import { Icon, type IconProps } from './Icon.tsx';

/** An arrow out of a tray: share. */
export function IconShare(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 14.5v-11M7.5 7.5 12 3l4.5 4.5M5.5 11.5v8.5h13v-8.5" />
    </Icon>
  );
}
