const drawing = (width: number, height: number, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`,
  )}`;

const kite = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M0-110 80 0 0 130-80 0Z" fill="#d1495b"/><path d="M0-110V130M-80 0H80" stroke="#fff4e0" stroke-width="6"/><path d="M0 130q40 60-10 110t10 110" fill="none" stroke="#3b3a36" stroke-width="5"/></g>`;

/** A kite above a beach, far from the middle: what a cut around the middle loses. */
export const kitePicture = drawing(
  1200,
  750,
  `<rect width="1200" height="750" fill="#bfe0e6"/><path d="M0 560h1200v190H0Z" fill="#ecd9b0"/><path d="M0 520q150-40 300 0t300 0 300 0 300 0v60H0Z" fill="#4b8f9c"/>${kite(960, 190)}<path d="M950 540 210 620" stroke="#3b3a36" stroke-width="4"/><circle cx="200" cy="600" r="34" fill="#6b4a35"/><path d="M165 640h70l14 110h-98Z" fill="#2c5f8a"/>`,
);

/** The same on a phone held upright. */
export const tallKitePicture = drawing(
  750,
  1200,
  `<rect width="750" height="1200" fill="#bfe0e6"/><path d="M0 980h750v220H0Z" fill="#ecd9b0"/><path d="M0 940q125-40 250 0t250 0 250 0v60H0Z" fill="#4b8f9c"/>${kite(520, 220)}<path d="M510 570 180 1010" stroke="#3b3a36" stroke-width="4"/><circle cx="170" cy="1020" r="34" fill="#6b4a35"/><path d="M135 1060h70l14 140h-98Z" fill="#2c5f8a"/>`,
);
