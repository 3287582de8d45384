import { Icon, type IconProps } from './Icon.tsx';

/** An open book: books, reading. */
export function IconBook(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.5v13" />
    </Icon>
  );
}
