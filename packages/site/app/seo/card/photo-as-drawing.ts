/** Returns a raster picture as a drawing of 1200 × 750, so that a card can show it. */
export function photoAsDrawing(bytes: Buffer, type: 'image/jpeg' | 'image/png'): string {
  const href = `data:${type};base64,${bytes.toString('base64')}`;
  return (
    '<svg viewBox="0 0 1200 750">' +
    `<image width="1200" height="750" preserveAspectRatio="xMidYMid slice" href="${href}"/></svg>`
  );
}
