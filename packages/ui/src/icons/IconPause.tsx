import { Icon, type IconProps } from './Icon.tsx';

/** Two bars: pause. */
export function IconPause(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 5h4v14h-4zM13.5 5h4v14h-4z" fill="currentColor" stroke="none" />
    </Icon>
  );
}
