export { listenToPieces, type Listening, type ListenOptions } from './listen-to-pieces.ts';
export { offerListening } from './offer-listening.ts';
export type { ListenWords } from './words.ts';
