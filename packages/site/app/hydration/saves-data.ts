/**
 * Whether the reader saves data, by a setting of the browser. The same setting turns on `prefers-reduced-data` in styles and sends
 * `Save-Data: on`, for which `SiteFiles` answers with smaller pictures and no speculation rules. The HTML is the same for all readers.
 */
export function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}
