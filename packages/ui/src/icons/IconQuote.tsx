import { Icon, type IconProps } from './Icon.tsx';

/** A quotation mark. */
export function IconQuote(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M10 6.5C6.5 8 4.5 10.5 4.5 14v3.5H10V12H7.2c.2-1.8 1.2-3 2.8-3.8zM19.5 6.5C16 8 14 10.5 14 14v3.5h5.5V12h-2.8c.2-1.8 1.2-3 2.8-3.8z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  );
}
