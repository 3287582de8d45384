import { tokenName } from './names.ts';

type Kebab<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Kebab<Rest>}`
  : '';

/** The tokens as references to their variables: `vars.color.text.body` is `var(--dn-color-text-body)`. */
export type VarsOf<Tokens, Path extends string = 'dn'> = {
  readonly [Key in keyof Tokens]: Tokens[Key] extends string
    ? `var(--${Path}-${Kebab<Key & string>})`
    : VarsOf<Tokens[Key], `${Path}-${Kebab<Key & string>}`>;
};

export function varsOf<Tokens extends object>(tokens: Tokens, path: readonly string[] = []): VarsOf<Tokens> {
  const entries = Object.entries(tokens).map(([key, value]) => [
    key,
    typeof value === 'string'
      ? `var(--${tokenName([...path, key])})`
      : varsOf(value as object, [...path, key]),
  ]);
  return Object.fromEntries(entries) as VarsOf<Tokens>;
}
