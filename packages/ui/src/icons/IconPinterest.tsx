import { Icon, type IconProps } from './Icon.tsx';

/** Pinterest. */
export function IconPinterest(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M10.5 18.5 12.7 9.5M8.8 12.6c-1.2-3 .6-5.3 3.4-5.3 2.7 0 4.2 2 3.5 4.4-.7 2.5-3.5 3.3-4.2 1.3" />
    </Icon>
  );
}
