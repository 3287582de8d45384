import { Icon, type IconProps } from './Icon.tsx';

/** YouTube. */
export function IconYoutube(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
      <path d="M10.2 9.2v5.6l4.8-2.8z" fill="currentColor" stroke="none" />
    </Icon>
  );
}
