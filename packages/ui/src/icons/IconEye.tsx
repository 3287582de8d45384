import { Icon, type IconProps } from './Icon.tsx';

/** An eye: preview. */
export function IconEye(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12C5 7.8 8.2 5.8 12 5.8s7 2 9.5 6.2c-2.5 4.2-5.7 6.2-9.5 6.2s-7-2-9.5-6.2z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}
