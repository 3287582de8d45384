import { Icon, type IconProps } from './Icon.tsx';

/** An arrow out of a frame: leads away from this site. */
export function IconExternal(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4.5h5.5V10M19.5 4.5l-9 9M17.5 14v5.5h-13v-13H10" />
    </Icon>
  );
}
