import { Icon, type IconProps } from './Icon.tsx';

/** An arrow into a tray: download. */
export function IconDownload(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5v11M7.5 10l4.5 4.5 4.5-4.5M4.5 16.5v4h15v-4" />
    </Icon>
  );
}
