/**
 * Whether the reader wants no more loaded than is read: the browser's own switch, from which it also answers `prefers-reduced-data` in
 * styles and sends `Save-Data: on`; to that `SiteFiles` answers with smaller pictures and no rules for speculation. Pages are alike for
 * all.
 */
export function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}
