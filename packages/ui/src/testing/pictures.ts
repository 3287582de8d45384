/**
 * Pictures for stories and tests: flat drawings as data addresses, so that no story asks the network. All are 8:5 like the
 * drawings of the magazine, except the portrait and the cover.
 */
function drawing(width: number, height: number, shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A moon over hills: bedtime, sleep. */
export const nightPicture = drawing(
  1200,
  750,
  '<rect width="1200" height="750" fill="#22364a"/><circle cx="860" cy="220" r="110" fill="#f3d9a4"/><circle cx="905" cy="190" r="95" fill="#22364a"/><path d="M0 520Q300 380 620 520T1200 470V750H0Z" fill="#35566b"/><path d="M0 620Q380 520 760 630T1200 600V750H0Z" fill="#182836"/><path d="M250 640V560a70 70 0 0 1 140 0v80Z" fill="#c9694a"/><path d="M296 640v-44a24 24 0 0 1 48 0v44Z" fill="#f3d9a4"/>',
);

/** A sun over a table with a cup: mornings, food. */
export const morningPicture = drawing(
  1200,
  750,
  '<rect width="1200" height="750" fill="#f4e3c8"/><path d="M420 520a180 180 0 0 1 360 0Z" fill="#d9822b"/><rect y="520" width="1200" height="230" fill="#2f5d50"/><path d="M180 420h170v90a85 85 0 0 1-170 0Z" fill="#fbf7ef"/><path d="M350 440h30a38 38 0 0 1 0 76h-40" fill="none" stroke="#fbf7ef" stroke-width="22"/><circle cx="920" cy="480" r="62" fill="#a8392f"/><path d="M920 420q14-46 56-52-4 44-56 52Z" fill="#5f7d3a"/>',
);

/** Building blocks: learning, play. */
export const blocksPicture = drawing(
  1200,
  750,
  '<rect width="1200" height="750" fill="#dfe7df"/><rect y="600" width="1200" height="150" fill="#8a6f4e"/><rect x="300" y="440" width="160" height="160" fill="#2c5f8a"/><rect x="480" y="440" width="160" height="160" fill="#d9822b"/><path d="M660 600V470a110 110 0 0 1 220 0v130h-64V486a46 46 0 0 0-92 0v114Z" fill="#a8392f"/><path d="M390 440l90-150 90 150Z" fill="#2f5d50"/><circle cx="980" cy="550" r="50" fill="#f1b945"/>',
);

/** A paper boat on water: community, travel. */
export const boatPicture = drawing(
  1200,
  750,
  '<rect width="1200" height="750" fill="#f2ddd0"/><circle cx="300" cy="230" r="90" fill="#c9694a"/><path d="M0 500q150-50 300 0t300 0 300 0 300 0v250H0Z" fill="#2c6e7a"/><path d="M460 470h380l-80 110H540Z" fill="#fbf7ef"/><path d="M650 250v220H520Z" fill="#fbf7ef"/><path d="M650 250v220h120Z" fill="#e5d3bd"/><path d="M0 600q150-50 300 0t300 0 300 0 300 0v150H0Z" fill="#1d4c55"/>',
);

/** The front of a book, 3:4. */
export const coverPicture = drawing(
  600,
  800,
  '<rect width="600" height="800" fill="#2f4858"/><rect x="40" y="40" width="520" height="720" fill="none" stroke="#e9c46a" stroke-width="6"/><circle cx="300" cy="420" r="130" fill="#e9c46a"/><path d="M170 420a130 130 0 0 0 260 0Z" fill="#c9694a"/><rect x="140" y="120" width="320" height="26" fill="#fbf7ef"/><rect x="190" y="170" width="220" height="26" fill="#fbf7ef"/><rect x="220" y="660" width="160" height="14" fill="#fbf7ef"/>',
);

/** An address that never loads, without asking the network: for the state of a missing picture. */
export const brokenPicture = 'data:image/png;base64,AAAA';
