import { entriesOf, type Published } from '../publish/packed.ts';

/** What a program of `loadProgram` prints. */
export interface Loaded {
  /** What Node said of an entry that it could not load, by its address. */
  broken: Record<string, string>;
  loaded: number;
}

const addressesOf = (name: Published) =>
  entriesOf(name).map(({ entry }) => `@daily-nest/${name}${entry === '.' ? '' : `/${entry}`}`);

/** A program that loads every entry of these packages in plain Node. */
export const loadProgram = (names: readonly Published[]) => `const broken = {};
let loaded = 0;
for (const address of ${JSON.stringify(names.flatMap(addressesOf))})
  await import(address).then(() => { loaded += 1; }, (error) => { broken[address] = error.message; });
console.log(JSON.stringify({ broken, loaded }));
`;

/** One entry works only where `@vanilla-extract/css` is installed, and says so. */
export const needsCompiler = (address: string, message = '') =>
  address === '@daily-nest/ui/vanilla-extract' &&
  message.includes("Cannot find package '@vanilla-extract/css'");
