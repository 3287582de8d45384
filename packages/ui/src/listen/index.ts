export { listenToPieces, type Listening, type ListenOptions } from './listenToPieces.ts';
export { offerListening } from './offerListening.ts';
export type { ListenWords } from './words.ts';
