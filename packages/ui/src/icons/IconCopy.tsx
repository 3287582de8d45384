import { Icon, type IconProps } from './Icon.tsx';

/** Two sheets: copy. */
export function IconCopy(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 8.5h11v11h-11zM5.5 15.5h-1v-11h11v1" />
    </Icon>
  );
}
