/**
 * Returns whether the reader saves data by a browser setting. The same setting enables `prefers-reduced-data`
 * in styles and sends `Save-Data: on`, for which `SiteFiles` serves smaller pictures and no speculation
 * rules. The HTML is the same for all readers.
 */
export function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}
