/**
 * Whether the reader wants no more loaded than is read: the browser's own switch, or `prefers-reduced-data`. The same wish comes to
 * the server as `Save-Data: on`, which `SiteFiles` answers with smaller pictures and no rules for speculation. Pages are alike for all.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matchMedia('(prefers-reduced-data:reduce)').matches;
}
