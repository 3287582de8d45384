/** Pages of one piece: they can be saved, and what a card shows may become their lead. */
const piece = /^\/(?:articles|health-wellness|blog)\/[^/]+$/;

/** Whether an address is that of one piece. */
export const isPiece = (pathname: string): boolean => piece.test(pathname);
