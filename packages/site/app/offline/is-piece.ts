/** Pages of one piece: they can be saved, and their lead picture may animate from a card. */
const piece = /^\/(?:articles|health-wellness|blog)\/[^/]+$/;

/** Returns whether a path is that of a piece. */
export const isPiece = (pathname: string): boolean => piece.test(pathname);
