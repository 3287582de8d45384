import { Icon, type IconProps } from './Icon.tsx';

/** A balloon: comment. */
export function IconComment(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4.5h16v11.5h-8.5L7 20v-4H4z" />
    </Icon>
  );
}
