import { Icon, type IconProps } from './Icon.tsx';

/** Facebook. */
export function IconFacebook(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M13.5 21v-8h3l.5-3.5h-3.5V7.7c0-1.2.5-1.9 2-1.9H17V2.7A18 18 0 0 0 14.7 2.5c-2.9 0-4.7 1.7-4.7 4.7v2.3H7V13h3v8z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  );
}
